import { and, eq, sql } from 'drizzle-orm';
import { rows, type Db, type Tx } from '../../db/database';
import { promotions, rewards, type PromotionRow, type PromotionRules } from '../../db/schema';
import type { Ports } from '../../ports';
import { promotionShare } from '#contract/promotionRules';
import { days } from '../../words/phrase';
import { bonusBounds } from './bonusBounds';
import { settleDays } from '../settledDays';

type Deps = Pick<Ports, 'clock' | 'ids'> & { db: Db };

const dayMs = 86_400_000;
/** How many days what a day or a week brought waits to be claimed. */
const claimDays = { day: 7, week: 30 } as const;

/**
 * Gives members of rebate promotions their share of each business day or week that is over, as a reward that waits to be
 * claimed; never to whom an exclusion protects. Running it again, or at two servers at once, changes nothing. Returns how many days it closed.
 */
export const settleRebatePromotions = ({ db, clock, ids }: Deps): Promise<number> =>
  settleDays(
    { db, clock },
    {
      kind: 'promotion.rebate',
      firstDay: (merchant) =>
        sql`SELECT min(business_day(m.account_id, m.joined_at)) FROM promotion_members m JOIN promotions p ON p.id = m.promotion_id
          WHERE p.merchant_code = ${merchant} AND p.kind = 'rebate'`,
      pay: async (tx, merchant, day) => {
        const running = await tx
          .select()
          .from(promotions)
          .where(and(eq(promotions.merchantCode, merchant), eq(promotions.kind, 'rebate')));
        for (const row of running)
          await giveShares(tx, row, { day, at: clock.now(), nextId: () => ids.next() });
      },
    },
  );

interface Day {
  day: string;
  at: Date;
  nextId: () => string;
}

async function giveShares(tx: Tx, row: PromotionRow, { day, at, nextId }: Day): Promise<void> {
  const { of = 'validBet', period = 'day', rate = 0 } = row.rules;
  const isWeek = period === 'week';
  // A week is over with its Sunday.
  if (isWeek && new Date(day).getUTCDay() !== 0) return;
  const from = isWeek ? dayBefore(day, 6) : day;
  const found = await rows<{ account: string; currency: string; base: bigint }>(
    tx,
    sql`SELECT m.account_id AS account, a.currency,
        ${of === 'validBet' ? sql`sum(d.valid_bet)` : sql`greatest(sum(d.stake - d.payout), 0)`}::bigint AS base
      FROM promotion_members m JOIN accounts a ON a.id = m.account_id
        JOIN promotions p ON p.id = m.promotion_id
        JOIN bet_days d ON d.account_id = m.account_id AND d.day BETWEEN ${from}::date AND ${day}::date
          AND d.status NOT IN ('open', 'void') AND d.day >= business_day(m.account_id, m.joined_at)
          AND d.day >= business_day(m.account_id, p.starts_at)
          AND (p.ends_at IS NULL OR d.day < business_day(m.account_id, p.ends_at))
      WHERE m.promotion_id = ${row.id}
        AND NOT EXISTS (SELECT FROM play_pauses e
          WHERE e.account_id = m.account_id AND e.kind = 'exclusion' AND pause_holds(e, ${at.toISOString()}::timestamptz))
        AND NOT EXISTS (SELECT FROM account_reviews r WHERE r.account_id = m.account_id AND r.cleared_at IS NULL)
      GROUP BY m.account_id, a.currency ORDER BY m.account_id`,
  );
  for (const { account, currency, base } of found) {
    const amount = promotionShare(row.rules, base, currency);
    if (amount <= 0n) continue;
    await tx
      .insert(rewards)
      .values({
        id: nextId(),
        accountId: account,
        ...termsOf(row.rules),
        title: row.title,
        reason: isWeek
          ? days(from, day)
          : Object.fromEntries(Object.keys(row.title).map((tag) => [tag, day])),
        currency,
        amount,
        opensAt: at,
        endsAt: new Date(at.getTime() + claimDays[period] * dayMs),
        promotionId: row.id,
        ...(of === 'netLoss' && { cashback: { from, to: day, loss: base.toString(), rate } }),
        cause: isWeek ? `cashback:${row.id}:${account}:${from}` : `rebate:${row.id}:${account}:${day}`,
      })
      .onConflictDoNothing();
  }
}

/** Money that is free, unless the offer says how often it has to be bet. */
const termsOf = ({ wagering = 0, days: inDays = 30, ...rules }: PromotionRules) =>
  wagering === 0
    ? ({ kind: 'cash' } as const)
    : ({ kind: 'bonus', wagering, days: inDays, ...bonusBounds(rules) } as const);

/** The business day so many days before. */
const dayBefore = (day: string, count: number): string =>
  new Date(Date.parse(day) - count * dayMs).toISOString().slice(0, 10);
