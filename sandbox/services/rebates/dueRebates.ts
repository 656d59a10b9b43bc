import { sql } from 'drizzle-orm';
import { rows, type Executor } from '../../db/database';

/** What one account gets for the valid bets of one business day. */
export interface Rebate extends Record<string, string | bigint> {
  receiver: string;
  day: string;
  currency: string;
  /** A member's own rebate goes to the main wallet, an agent's share of its team's bets to the income. */
  wallet: 'main' | 'income';
  amount: bigint;
}

/**
 * Rebates of a brand's valid bets, oldest day first. An agent gets the difference between its rate and that of the
 * account one level below it on the way to the bet. Each bettor's day and game type is rounded once, half to even.
 * Source: money rules, rebates.
 */
export function dueRebates(
  db: Pick<Executor, 'execute'>,
  merchant: string,
  { from, to }: { from: string; to: string },
): Promise<Rebate[]> {
  return rows<Rebate>(
    db,
    sql`WITH played AS (
        SELECT d.account_id, d.day, d.game_type, a.currency, sum(d.valid_bet)::bigint AS valid
        FROM bet_days d JOIN accounts a ON a.id = d.account_id
        WHERE a.merchant_code = ${merchant} AND a.type <> 4 AND d.day BETWEEN ${from} AND ${to}
        GROUP BY d.account_id, d.day, d.game_type, a.currency HAVING sum(d.valid_bet) > 0
      ), shares AS (
        SELECT p.account_id AS receiver, p.day, 'main' AS wallet, rate_of(p.valid, r.rate, p.currency) AS amount
        FROM played p JOIN rebate_rates r ON r.account_id = p.account_id AND r.game_type = p.game_type
        UNION ALL
        SELECT above.upline_id, p.day, 'income', rate_of(p.valid, own.rate - coalesce(below.rate, 0), p.currency)
        FROM played p
          JOIN account_uplines above ON above.account_id = p.account_id AND above.distance > 0
          JOIN rebate_rates own ON own.account_id = above.upline_id AND own.game_type = p.game_type
          JOIN account_uplines way ON way.account_id = p.account_id AND way.distance = above.distance - 1
          LEFT JOIN rebate_rates below ON below.account_id = way.upline_id AND below.game_type = p.game_type
        WHERE own.rate > coalesce(below.rate, 0)
      )
      SELECT s.receiver, s.day::text AS day, a.currency, s.wallet, sum(s.amount)::bigint AS amount
      FROM shares s JOIN accounts a ON a.id = s.receiver
      GROUP BY s.receiver, s.day, a.currency, s.wallet HAVING sum(s.amount) > 0
      ORDER BY s.day, s.receiver, s.wallet`,
  );
}
