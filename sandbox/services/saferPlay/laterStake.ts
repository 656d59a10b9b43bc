import { and, eq, gte, inArray, lt, lte, ne, sql } from 'drizzle-orm';
import { gameTypesOf, productOf } from '#contract';
import type { Executor } from '../../db/database';
import { accounts, bets, playLimits, type MoneyClass } from '../../db/schema';
import { settingOf } from '../settings';
import { daysOf, lossOf, periodAt } from './limits';
import { pauseRefusal } from './pauses';

/** A stake that was taken for what begins later: a draw of a chase, a seat before its cards are dealt. */
export interface LaterStake {
  id: string;
  accountId: string;
  gameType: string;
  stake: bigint;
  money: MoneyClass;
}

/**
 * Whether a break, an exclusion or a limit of stakes or losses forbids a stake at the moment when its bet begins. Every
 * stake that was taken for later is asked about: when a pause begins, when a limit is set, and when its bet begins. Bets
 * placed after that moment do not count, so that nobody who saw the result can have the stake back by betting on.
 */
export async function isStakeForbidden(db: Executor, later: LaterStake, at: Date): Promise<boolean> {
  const { id, accountId, gameType, stake, money } = later;
  if (await pauseRefusal(db, accountId, at)) return true;
  if (money === 'play') return false;
  const limits = await db.select().from(playLimits).where(eq(playLimits.accountId, accountId));
  const ofMoney = limits.filter(
    ({ kind, product }) =>
      (kind === 'stake' || kind === 'loss') && (product === 'all' || product === productOf(gameType)),
  );
  if (ofMoney.length === 0) return false;
  const [owner] = await db.select().from(accounts).where(eq(accounts.id, accountId));
  if (!owner) throw new Error(`no owner of bet ${id}`);
  const timeZone = await settingOf(db, owner.merchantCode, 'timeZone');
  for (const { kind, period, product, amount } of ofMoney) {
    const [from, to] = daysOf(timeZone, periodAt(period, timeZone, at));
    const [others] = await db
      .select({
        stake: sql<string>`coalesce(sum(${bets.stake}), 0)`,
        payout: sql<string>`coalesce(sum(${bets.payout}), 0)`,
      })
      .from(bets)
      .where(
        and(
          eq(bets.accountId, accountId),
          gte(bets.day, from),
          lt(bets.day, to),
          lte(bets.placedAt, at),
          ne(bets.status, 'void'),
          ne(bets.id, id),
          product === 'all' ? undefined : inArray(bets.gameType, gameTypesOf(product)),
        ),
      );
    const staked = BigInt(others?.stake ?? 0);
    const used = kind === 'stake' ? staked : lossOf(staked, BigInt(others?.payout ?? 0));
    if (used + stake > amount) return true;
  }
  return false;
}
