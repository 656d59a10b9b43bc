import { sql } from 'drizzle-orm';
import { rows, type Executor } from '../../db/database';
import type { PointsRules, PointsSource } from './pointsRules';

/** What one account gets for one type of a business day. */
export interface DuePoints extends Record<string, string | bigint> {
  account: string;
  day: string;
  type: PointsSource;
  /** Whole points; 0 when the day only adds to what is carried. */
  points: bigint;
  /** What is carried to the next day, in minor units times the points of the rule. */
  rest: string;
}

/**
 * Points of a brand's valid bets and deposits of some business days, oldest first, with what earlier days left over.
 * Source: money rules, points.
 */
export function duePoints(
  db: Pick<Executor, 'execute'>,
  merchant: string,
  { earning }: Pick<PointsRules, 'earning'>,
  { from, to }: { from: string; to: string },
): Promise<DuePoints[]> {
  return rows<DuePoints>(
    db,
    sql`WITH earned AS (
        SELECT d.account_id, d.day, CASE d.game_type WHEN 'LIVE' THEN 'live' WHEN 'PVP' THEN 'PVP' WHEN 'ELOTT' THEN 'lottery'
            WHEN 'LOTT' THEN 'lottery' WHEN 'SPORTS' THEN 'sports' WHEN 'ESPORTS' THEN 'sports' ELSE 'slots' END AS type,
          d.valid_bet::numeric AS value
        FROM bet_days d JOIN accounts a ON a.id = d.account_id
        WHERE a.merchant_code = ${merchant} AND a.type <> 4 AND d.day BETWEEN ${from}::date AND ${to}::date
        UNION ALL
        SELECT m.account_id, m.day, 'deposit', m.amount_in
        FROM movement_days m JOIN accounts a ON a.id = m.account_id
        WHERE a.merchant_code = ${merchant} AND a.type <> 4 AND m.wallet = 'main' AND m.type = 'deposit'
          AND m.day BETWEEN ${from}::date AND ${to}::date
      ), daily AS (
        SELECT e.account_id, e.day, e.type, r.unit, sum(e.value) * r.points AS parts
        FROM earned e JOIN jsonb_to_recordset(${JSON.stringify(earning)}::jsonb) AS r(type text, unit numeric, points numeric)
          ON r.type = e.type
        GROUP BY e.account_id, e.day, e.type, r.unit, r.points HAVING sum(e.value) > 0 AND r.points > 0
      ), running AS (
        SELECT d.*, coalesce(c.parts, 0) + sum(d.parts) OVER (PARTITION BY d.account_id, d.type ORDER BY d.day) AS so_far
        FROM daily d LEFT JOIN points_rests c ON c.account_id = d.account_id AND c.type = d.type
      )
      SELECT account_id AS account, day::text AS day, type,
        (div(so_far, unit) - div(so_far - parts, unit))::bigint AS points, mod(so_far, unit)::text AS rest
      FROM running ORDER BY day, account_id, type`,
  );
}
