import { sql, type SQL } from 'drizzle-orm';
import type { MovementType } from '#contract';

/** What is paid to a team and lowers its dividend. Source: money rules, net loss of a team. */
export type PaymentType = Extract<MovementType, 'rebate' | 'bonus' | 'wage'>;

/**
 * What a movement `m`, or a sum of them by day, is of the payments to the team of `head`; null when it is none. Wages
 * further down come from the team itself: what came into it is what its head got.
 */
const paymentType = (head: string): SQL =>
  sql`CASE WHEN m.wallet = 'main' AND m.type IN ('rebate', 'bonus') THEN m.type
    WHEN m.kind = 'income.rebate' THEN 'rebate'
    WHEN m.account_id = ${head} AND m.kind IN ('income.wage', 'income.hourlyWage', 'income.realTimeWage') THEN 'wage' END`;

/** The payments to a team by day, as a table `m` with its condition. The wages that its head gives on are no part of them. */
export const paymentDaysOf = (head: string): SQL =>
  sql`(SELECT m.account_id, m.day, p.type, m.count_in, m.amount_in, m.last_sequence,
      CASE WHEN p.type = 'wage' THEN 0 ELSE m.count_out END AS count_out,
      CASE WHEN p.type = 'wage' THEN 0 ELSE m.amount_out END AS amount_out
    FROM account_uplines u JOIN movement_days m ON m.account_id = u.account_id
      CROSS JOIN LATERAL (SELECT ${paymentType(head)} AS type) p
    WHERE u.upline_id = ${head} AND p.type IS NOT NULL) m WHERE true`;

/** The same, each movement by itself. */
export const paymentsOf = (head: string): SQL =>
  sql`(SELECT m.id, m.sequence, m.account_id, m.kind, p.type, m.amount, m.balance_after, m.at, m.day
    FROM account_uplines u JOIN movements m ON m.account_id = u.account_id
      CROSS JOIN LATERAL (SELECT ${paymentType(head)} AS type) p
    WHERE u.upline_id = ${head} AND p.type IS NOT NULL AND (p.type <> 'wage' OR m.amount > 0)) m WHERE true`;
