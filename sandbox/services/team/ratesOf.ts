import { asc, inArray } from 'drizzle-orm';
import type { GameCategory } from '#contract';
import type { Executor } from '../../db/database';
import { rebateRates } from '../../db/schema';

/** Rebates of one account by type of game, in 1/10,000. */
export type Rates = { gameType: GameCategory; rate: number }[];

/** Rebates of some accounts by their id; accounts without any are left out. */
export async function ratesOf(db: Executor, ids: readonly string[]): Promise<ReadonlyMap<string, Rates>> {
  const found =
    ids.length === 0
      ? []
      : await db
          .select()
          .from(rebateRates)
          .where(inArray(rebateRates.accountId, [...ids]))
          .orderBy(asc(rebateRates.gameType));
  const rates = new Map<string, Rates>();
  for (const { accountId, gameType, rate } of found) {
    const own = rates.get(accountId) ?? [];
    own.push({ gameType: gameType as GameCategory, rate });
    rates.set(accountId, own);
  }
  return rates;
}
