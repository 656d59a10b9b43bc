import { sql } from 'drizzle-orm';
import { type Executor, rows } from '#platform/host';
import { rewards, settledDays, vipMembers } from '#platform/schema';
import {
  type VipFigures,
  businessDateOf,
  businessWeekOf,
  giftCause,
  reachedLevel,
  vipFigures,
  vipRulesOf,
} from '#platform/seed';
import { days, word } from '#platform/words';
import { shareOf } from '../../contract/amounts';
import { insertAll } from './bulk';
import { cashierSettings } from './cashierSettings';
import type { DemoMerchant } from './merchants';

const dayMs = 86_400_000;
/** Days before the world's beginning on which everybody's level began. */
const sinceDays = 40;

type Past = VipFigures & Record<string, string | bigint> & { account: string };

/** The levels that everybody's past bets and deposits have reached, and two gifts that wait for the demo member. */
export async function seedVip(
  db: Executor,
  { merchant, accountId, at }: { merchant: DemoMerchant; accountId: string; at: Date },
): Promise<void> {
  const { timeZone } = cashierSettings(merchant);
  const rules = vipRulesOf(100n * merchant.creditUnit);
  // The day before the world's beginning is left to the platform, which closes it as it starts.
  const lastDay = businessDateOf(timeZone, new Date(at.getTime() - 2 * dayMs));
  const found = await rows<Past>(
    db,
    sql`SELECT a.id AS account, ${vipFigures(lastDay)} FROM accounts a
      WHERE a.merchant_code = ${merchant.code} AND a.type <> 4 ORDER BY a.id`,
  );
  const reached = found
    .map(({ account, ...done }) => ({
      account,
      ...reachedLevel(rules, { level: 0, highest: 0 }, done),
    }))
    .filter(({ level }) => level > 0);
  const since = businessDateOf(timeZone, new Date(at.getTime() - sinceDays * dayMs));
  await insertAll(
    db,
    vipMembers,
    reached.map(({ account, level, highest }) => ({ accountId: account, level, highest, since })),
  );
  const level = reached.find(({ account }) => account === accountId)?.level ?? 0;
  await seedGifts(db, { merchant, accountId, at, level });
  await db
    .insert(settledDays)
    .values({ merchantCode: merchant.code, kind: 'vip', day: lastDay, settledAt: at });
}

/** What the level brought, and the rebate of the last week that is over. */
async function seedGifts(
  db: Executor,
  { merchant, accountId, at, level }: { merchant: DemoMerchant; accountId: string; at: Date; level: number },
): Promise<void> {
  const { timeZone } = cashierSettings(merchant);
  const { levels, claimDays } = vipRulesOf(100n * merchant.creditUnit);
  const { from } = businessWeekOf(timeZone, at);
  const week = businessWeekOf(timeZone, new Date(from.getTime() - dayMs));
  const [monday, sunday] = [
    businessDateOf(timeZone, week.from),
    businessDateOf(timeZone, new Date(week.to.getTime() - 1)),
  ];
  const [played] = await rows<{ base: bigint }>(
    db,
    sql`SELECT coalesce(sum(valid_bet), 0)::bigint AS base FROM bet_days
      WHERE account_id = ${accountId} AND day BETWEEN ${monday}::date AND ${sunday}::date`,
  );
  const gifts = [
    {
      kind: 'level' as const,
      occasion: String(level),
      title: word('vip.level', { level }),
      reason: word('vip.name', { level }),
      amount: BigInt(levels[level]?.levelGift ?? '0'),
      opensAt: new Date(at.getTime() - sinceDays * dayMs),
    },
    {
      kind: 'week' as const,
      occasion: monday,
      title: word('vip.week'),
      reason: word('vip.period', { level, days: days(monday, sunday) }),
      amount: shareOf(played?.base ?? 0n, levels[level]?.weeklyRate ?? 0, merchant.currency),
      opensAt: new Date(Math.min(week.to.getTime() + 2 * 3_600_000, at.getTime() - 60_000)),
    },
  ];
  await insertAll(
    db,
    rewards,
    gifts
      .filter(({ amount }) => amount > 0n)
      .map(({ kind, occasion, opensAt, ...gift }) => ({
        ...gift,
        id: `${accountId}-vip-${kind}`,
        accountId,
        kind: 'cash' as const,
        currency: merchant.currency,
        opensAt,
        endsAt: new Date(opensAt.getTime() + claimDays[kind] * dayMs),
        cause: giftCause(kind, occasion, accountId),
      })),
  );
}
