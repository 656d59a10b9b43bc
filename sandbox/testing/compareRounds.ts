import { eq, inArray } from 'drizzle-orm';
import { expect } from 'vitest';
import type { Db } from '../db/database';
import { accounts, ledgerTransactions, providerRounds } from '../db/schema';
import { balanceOf, walletOf } from '../ledger/ledger';
import type { Acknowledged } from './slot';

/**
 * Holds the rounds of somebody new against what they were told: every spin that was answered is a round, each round is in the
 * ledger, and money is what they come to, where it was moved by nothing else. Gives how many rounds there are.
 */
export async function compareRounds(
  db: Db,
  { username, acknowledged }: { username: string; acknowledged: readonly Acknowledged[] },
  { spinsAlone = true } = {},
): Promise<number> {
  const [account] = await db.select().from(accounts).where(eq(accounts.usernameKey, username));
  const id = account?.id ?? '';
  const stored = await db.select().from(providerRounds).where(eq(providerRounds.accountId, id));
  const byKey = new Map(stored.map((round) => [round.key, round]));
  for (const { key, roundId, stake, win } of acknowledged)
    expect(byKey.get(key), `spin ${key} was acknowledged`).toMatchObject({ id: roundId, win, stake });
  const net = stored.reduce((sum, round) => sum + round.win - round.stake, 0n);
  if (spinsAlone) expect(await balanceOf(db, walletOf(id))).toMatchObject({ balance: 100_000n + net });
  const posted = stored.map((round) => round.ledgerTransactionId ?? '');
  const known = await db.select().from(ledgerTransactions).where(inArray(ledgerTransactions.id, posted));
  expect(known).toHaveLength(stored.length);
  return stored.length;
}
