import { sql, type SQL } from 'drizzle-orm';
import { missingDays, monthParts, type Days } from './months';

export const gameTypeIn = (gameTypes: readonly string[]): SQL =>
  gameTypes.length === 0
    ? sql`true`
    : sql`b.game_type IN (${sql.join(
        gameTypes.map((type) => sql`${type}`),
        sql`, `,
      )})`;

/**
 * Finished bets of every account, as rows with `account_id`, `bets`, `stake`, `payout` and `valid_bet` to be added up.
 * Whole months come from the sums by month, so that a list of everybody reads a few rows each; the running month too, as
 * long as nobody has a bet after the period, and a month of which few days are missing, with those taken off.
 */
export function finishedBets({ from, to }: Days, gameTypes: readonly string[]): SQL {
  const columns = sql`b.account_id, b.bets, b.stake, b.payout, b.valid_bet`;
  const takenOff = sql`b.account_id, -b.bets, -b.stake, -b.payout, -b.valid_bet`;
  const isOf = (first: string, last: string, isAsked: SQL): SQL =>
    sql`b.day BETWEEN ${first} AND ${last} AND b.status <> 'open' AND ${gameTypeIn(gameTypes)} AND ${isAsked}`;
  const ofDays = (days: Days, isAsked = sql`true`, select = columns): SQL =>
    sql`SELECT ${select} FROM bet_days b WHERE ${isOf(days.from, days.to, isAsked)}`;
  const ofMonths = (days: Days, isAsked = sql`true`): SQL =>
    sql`SELECT ${columns} FROM player_months b
      WHERE b.month BETWEEN ${days.from} AND ${days.to} AND ${gameTypeIn(gameTypes)} AND ${isAsked}
      UNION ALL SELECT ${columns} FROM bet_changes b WHERE ${isOf(days.from, days.to, isAsked)}`;
  const { before, months, running } = monthParts({ from, to });
  const parts: SQL[] = [];
  if (before) {
    const missing = missingDays(before);
    if (missing)
      parts.push(ofMonths({ from: missing.from, to: before.to }), ofDays(missing, sql`true`, takenOff));
    else parts.push(ofDays(before));
  }
  if (months) parts.push(ofMonths(months));
  if (running) {
    const isLater = sql`EXISTS (SELECT FROM bet_days WHERE day > ${to} AND day <= ${running.to})`;
    parts.push(ofMonths(running, sql`NOT ${isLater}`), ofDays({ from: running.from, to }, isLater));
  }
  return sql.join(parts, sql` UNION ALL `);
}
