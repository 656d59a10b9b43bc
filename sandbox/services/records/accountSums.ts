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
 * Finished bets of every account, or of one, as rows with `account_id`, `bets`, `stake`, `payout` and `valid_bet` to be added
 * up, of one with their `month` and `game_type` too. Whole months come from the sums by month, so that a list of everybody,
 * and a year of one's own, reads a few rows; the running month too, as long as nobody has a bet after the period, and a month
 * of which few days are missing, with those taken off.
 */
export function finishedBets(
  { from, to }: Days,
  { gameTypes = [], account }: { gameTypes?: readonly string[]; account?: string },
): SQL {
  const ofWhom = account === undefined ? sql`true` : sql`b.account_id = ${account}`;
  const columns = (sign: SQL, month: SQL): SQL =>
    sql`b.account_id, ${sign}b.bets, ${sign}b.stake, ${sign}b.payout, ${sign}b.valid_bet
      ${account === undefined ? sql`` : sql`, ${month} AS month, b.game_type`}`;
  const monthOfDay = sql`date_trunc('month', b.day)::date`;
  const isOf = (first: string, last: string, isAsked: SQL): SQL =>
    sql`b.day BETWEEN ${first} AND ${last} AND b.status <> 'open' AND ${ofWhom} AND ${gameTypeIn(gameTypes)} AND ${isAsked}`;
  const ofDays = (days: Days, isAsked = sql`true`, sign = sql``): SQL =>
    sql`SELECT ${columns(sign, monthOfDay)} FROM bet_days b WHERE ${isOf(days.from, days.to, isAsked)}`;
  const ofMonths = (days: Days, isAsked = sql`true`): SQL =>
    sql`SELECT ${columns(sql``, sql`b.month`)} FROM player_months b
      WHERE b.month BETWEEN ${days.from} AND ${days.to} AND ${ofWhom} AND ${gameTypeIn(gameTypes)} AND ${isAsked}
      UNION ALL SELECT ${columns(sql``, monthOfDay)} FROM bet_changes b WHERE ${isOf(days.from, days.to, isAsked)}`;
  const { before, months, running } = monthParts({ from, to });
  const parts: SQL[] = [];
  if (before) {
    const missing = missingDays(before);
    if (missing)
      parts.push(ofMonths({ from: missing.from, to: before.to }), ofDays(missing, sql`true`, sql`-`));
    else parts.push(ofDays(before));
  }
  if (months) parts.push(ofMonths(months));
  if (running) {
    const isLater = sql`EXISTS (SELECT FROM bet_days b WHERE b.day > ${to} AND b.day <= ${running.to} AND ${ofWhom})`;
    parts.push(ofMonths(running, sql`NOT ${isLater}`), ofDays({ from: running.from, to }, isLater));
  }
  return sql.join(parts, sql` UNION ALL `);
}
