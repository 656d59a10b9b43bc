import { and, eq, sql } from 'drizzle-orm';
import { rows, type Db, type Tx } from '../../db/database';
import { promotions, rewards, type PromotionRow } from '../../db/schema';
import type { Ports } from '../../ports';
import { promotionShare } from '#contract/promotionRules';
import { settleDays } from '../settledDays';

type Deps = Pick<Ports, 'clock' | 'ids'> & { db: Db };

const dayMs = 86_400_000;
/** How long what a day brought waits to be claimed. */
const claimDays = 7;

/**
 * Gives members of rebate promotions their share of each business day that is over, as a reward that waits to be
 * claimed. Running it again, or at two servers at once, changes nothing. Returns how many days it closed.
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
  const { of = 'validBet' } = row.rules;
  const found = await rows<{ account: string; currency: string; base: bigint }>(
    tx,
    sql`SELECT m.account_id AS account, a.currency,
        ${of === 'validBet' ? sql`sum(d.valid_bet)` : sql`greatest(sum(d.stake - d.payout), 0)`}::bigint AS base
      FROM promotion_members m JOIN accounts a ON a.id = m.account_id
        JOIN promotions p ON p.id = m.promotion_id
        JOIN bet_days d ON d.account_id = m.account_id AND d.day = ${day}::date AND d.status NOT IN ('open', 'void')
      WHERE m.promotion_id = ${row.id} AND business_day(m.account_id, m.joined_at) <= ${day}::date
        AND business_day(m.account_id, p.starts_at) <= ${day}::date
        AND (p.ends_at IS NULL OR business_day(m.account_id, p.ends_at) > ${day}::date)
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
        kind: 'cash',
        title: row.title,
        reason: Object.fromEntries(Object.keys(row.title).map((tag) => [tag, day])),
        currency,
        amount,
        opensAt: at,
        endsAt: new Date(at.getTime() + claimDays * dayMs),
        promotionId: row.id,
        cause: `rebate:${row.id}:${account}:${day}`,
      })
      .onConflictDoNothing();
  }
}
