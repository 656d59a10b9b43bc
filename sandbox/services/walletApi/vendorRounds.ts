import { and, asc, eq, inArray, or, sql } from 'drizzle-orm';
import type { Tx } from '../../db/database';
import { vendorTransactions } from '../../db/schema';

export type VendorTransactionRow = typeof vendorTransactions.$inferSelect;

/** A player's round at a vendor, from what the vendor told of it. */
export interface VendorRound {
  /** What came before under the ids that are asked about, of whatever round. */
  known(id: string): VendorTransactionRow | undefined;
  /** Bets that count, the oldest first. */
  bets: readonly VendorTransactionRow[];
  stake: bigint;
  won: bigint;
  /** Whether a win was told: one of a free spin counts for nothing in `won`. */
  hasWin: boolean;
  isEnded: boolean;
}

const sumOf = (rows: readonly VendorTransactionRow[]): bigint =>
  rows.reduce((sum, { amount }) => sum + amount, 0n);

/** Reads a round that nobody else changes until the transaction ends. */
export async function lockRound(
  tx: Tx,
  of: Pick<VendorTransactionRow, 'vassalage' | 'accountId' | 'round'>,
  ids: readonly string[],
): Promise<VendorRound> {
  const { vassalage, accountId, round } = of;
  // By itself: what waits for the lock then sees what its holder wrote.
  const name = JSON.stringify(['vendor round', vassalage, accountId, round]);
  await tx.execute(sql`SELECT pg_advisory_xact_lock(hashtextextended(${name}, 0))`);
  const { vassalage: vendor, accountId: account, round: roundId, id, at } = vendorTransactions;
  const isOwn = and(eq(account, accountId), eq(roundId, round));
  const rows = await tx
    .select()
    .from(vendorTransactions)
    .where(and(eq(vendor, vassalage), or(isOwn, inArray(id, [...ids]))))
    .orderBy(asc(at), asc(id));
  const own = rows.filter((row) => row.accountId === accountId && row.round === round);
  const bets = own.filter(({ kind, isRolledBack }) => kind === 'bet' && !isRolledBack);
  const wins = own.filter(({ kind }) => kind === 'win');
  return {
    known: (asked) => rows.find((row) => row.id === asked),
    bets,
    stake: sumOf(bets),
    won: sumOf(wins),
    hasWin: wins.length > 0,
    isEnded: wins.some(({ endsRound }) => endsRound),
  };
}
