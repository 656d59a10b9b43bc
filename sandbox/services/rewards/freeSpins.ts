import { and, asc, desc, eq, gt, lt, sql } from 'drizzle-orm';
import type { FreeSpins, GameCategory } from '#contract';
import type { SignedInCtx } from '../../context';
import { rows, type Executor, type Tx } from '../../db/database';
import { freeSpins, games } from '../../db/schema';
import { readPosted, refusalOf, type Posted, type RawPosted } from '../../ledger/ledger';
import type { Ports } from '../../ports';
import { localise } from '../localise';
import { toTerms } from './toTerms';

/** Most grants of free spins that are shown. */
const most = 12;

/** Free spins as the game that they are of knows them: what each is worth, and how many are left. */
export interface UsableFreeSpins {
  id: string;
  stake: bigint;
  left: number;
  endsAt: Date;
}

/** Free spins that a player can use at a game now, those that end first before others; none that wait for another bonus. */
export async function usableFreeSpins(
  db: Executor,
  { accountId, gameId, now }: { accountId: string; gameId: string; now: Date },
): Promise<UsableFreeSpins[]> {
  const { id, stake, spins, used, endsAt } = freeSpins;
  const found = await db
    .select({ id, stake, spins, used, endsAt })
    .from(freeSpins)
    .where(
      and(
        eq(freeSpins.accountId, accountId),
        eq(freeSpins.gameId, gameId),
        lt(used, spins),
        gt(endsAt, now),
        sql`NOT has_other_bonus(${sql.raw('free_spins')})`,
      ),
    )
    .orderBy(asc(endsAt), asc(id));
  return found.map((row) => ({
    id: row.id,
    stake: row.stake,
    left: row.spins - row.used,
    endsAt: row.endsAt,
  }));
}

/** Uses one of a player's free spins at a game. Refuses with `reward.expired`, `reward.bonusOpen` and `game.stake`. */
export async function spendFreeSpin(
  tx: Tx,
  of: { id: string; accountId: string; gameId: string; stake: bigint; at: Date },
): Promise<void> {
  const { id, accountId, gameId, stake, at } = of;
  try {
    await tx.execute(
      sql`SELECT take_free_spin(${id}, ${accountId}, ${gameId}, ${stake}, ${at.toISOString()})`,
    );
  } catch (error) {
    throw refusalOf(error) ?? error;
  }
}

/** Gives back a free spin whose round was called off. */
export const returnFreeSpin = (tx: Tx, id: string) =>
  tx.execute(sql`UPDATE free_spins f SET used = f.used - 1 FROM lock_free_spins(${id}) l WHERE f.id = l.id`);

/** What of a free spin's win at a vendor is credited, and whether as bonus money. */
export interface FreeWin {
  credited: bigint;
  isBonus: boolean;
}

/** Sizes a win by the terms of its free spins, with which nobody else wins until the transaction ends. */
export async function sizeFreeWin(tx: Tx, id: string, win: bigint): Promise<FreeWin> {
  const [found] = await rows<{ credited: bigint; isBonus: boolean }>(
    tx,
    sql`SELECT credited, is_bonus AS "isBonus" FROM size_free_win(${id}, ${win})`,
  );
  return found ?? { credited: 0n, isBonus: false };
}

/** Credits a sized win; gives its posting, if there was anything. Bonus money is locked last: write the record before it. */
export async function creditFreeSpin(
  { clock, ids }: Pick<Ports, 'clock' | 'ids'>,
  tx: Tx,
  { credited, isBonus }: FreeWin,
  { id, key, meta }: { id: string; key: string; meta: Record<string, string> },
): Promise<Posted | undefined> {
  if (credited === 0n) return undefined;
  return readPosted(
    rows<{ posted: RawPosted }>(
      tx,
      sql`SELECT credit_free_spin(f, ${credited}, ${isBonus}, ${ids.next()}, ${key}, ${JSON.stringify(meta)}, ${ids.next()},
        ${clock.now().toISOString()}) AS posted FROM free_spins f WHERE f.id = ${id}`,
    ),
  );
}

/** Free spins of the member: those that can be used first, then those that ended last. */
export async function listFreeSpins({ actor, db, clock, language }: SignedInCtx): Promise<FreeSpins[]> {
  const now = clock.now();
  const { used, spins, endsAt } = freeSpins;
  const found = await db
    .select({ row: freeSpins, game: games })
    .from(freeSpins)
    .innerJoin(games, eq(games.id, freeSpins.gameId))
    .where(eq(freeSpins.accountId, actor.account.id))
    .orderBy(
      desc(sql`${used} < ${spins} AND ${endsAt} > ${now.toISOString()}`),
      desc(endsAt),
      desc(freeSpins.id),
    )
    .limit(most);
  return found.map(({ row, game }) => ({
    id: row.id,
    title: localise(row.title, language),
    gameId: game.id,
    gameName: game.name,
    vassalage: game.vassalage,
    stake: row.stake.toString(),
    spins: row.spins,
    used: row.used,
    won: row.won.toString(),
    wagering: row.wagering,
    days: row.days,
    status: row.used === row.spins ? 'used' : row.endsAt <= now ? 'expired' : 'open',
    openedAt: row.openedAt.toISOString(),
    endsAt: row.endsAt.toISOString(),
    ...(row.maxStake !== null && { maxStake: row.maxStake.toString() }),
    ...(row.maxWin !== null && { maxWin: row.maxWin.toString() }),
    ...(row.gameTypes && { gameTypes: row.gameTypes as GameCategory[] }),
    terms: toTerms(row.terms, language),
  }));
}
