import { sql } from 'drizzle-orm';
import { rows, type Executor } from '../../db/database';
import type { ReferralRules } from '../cashier/settings';

/** What one friend's business day brings the one who invited them. */
export interface ReferralReward extends Record<string, string | bigint> {
  friend: string;
  referrer: string;
  currency: string;
  day: string;
  deposit: bigint;
  bets: bigint;
}

/**
 * What friends of a brand, or of one referrer, bring on some business days and is not paid yet, oldest first: a share of
 * the first deposit once, and of the valid bets, on the days that count. Each share of a friend's day is rounded once,
 * half to even. Source: money rules, referral.
 */
export function dueReferrals(
  db: Pick<Executor, 'execute'>,
  { depositRate, depositMax, betRate, days }: ReferralRules,
  { merchant, from, to, referrer }: { merchant: string; from: string; to: string; referrer?: string },
): Promise<ReferralReward[]> {
  const own = referrer === undefined ? sql`` : sql`AND r.referrer_id = ${referrer}`;
  return rows<ReferralReward>(
    db,
    sql`WITH friends AS (
        SELECT r.account_id, r.referrer_id, u.currency, r.joined_day, r.joined_day + ${days}::integer AS ends
        FROM referrals r JOIN accounts a ON a.id = r.account_id JOIN accounts u ON u.id = r.referrer_id
        WHERE a.merchant_code = ${merchant} AND a.currency = u.currency AND r.excluded IS NULL ${own}
      ), shares AS (
        SELECT f.account_id, d.day, 0::bigint AS deposit, rate_of(greatest(sum(d.valid_bet), 0)::bigint, ${betRate}::integer, f.currency) AS bets
        FROM friends f JOIN bet_days d ON d.account_id = f.account_id AND d.day >= f.joined_day AND d.day < f.ends
        WHERE d.day BETWEEN ${from}::date AND ${to}::date
        GROUP BY f.account_id, f.currency, d.day
        UNION ALL
        SELECT f.account_id, m.day, least(rate_of(m.amount, ${depositRate}::integer, f.currency), ${depositMax}::bigint), 0
        FROM friends f CROSS JOIN LATERAL (
          SELECT day, amount FROM movements
          WHERE account_id = f.account_id AND wallet = 'main' AND type = 'deposit' AND amount > 0
          ORDER BY sequence LIMIT 1
        ) m
        WHERE m.day BETWEEN ${from}::date AND ${to}::date AND m.day < f.ends
      )
      SELECT f.account_id AS friend, f.referrer_id AS referrer, f.currency, s.day::text AS day,
        sum(s.deposit)::bigint AS deposit, sum(s.bets)::bigint AS bets
      FROM shares s JOIN friends f ON f.account_id = s.account_id
      WHERE NOT EXISTS (SELECT 1 FROM referral_rewards p WHERE p.account_id = s.account_id AND p.day = s.day)
      GROUP BY f.account_id, f.referrer_id, f.currency, s.day HAVING sum(s.deposit) + sum(s.bets) > 0
      ORDER BY s.day, f.account_id`,
  );
}
