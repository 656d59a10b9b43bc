import { sql, type SQL } from 'drizzle-orm';
import { monthParts, type Days } from './months';

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
 * long as nobody has a bet after the period.
 */
export function finishedBets({ from, to }: Days, gameTypes: readonly string[]): SQL {
  const columns = sql`b.account_id, b.bets, b.stake, b.payout, b.valid_bet`;
  const ofDays = (first: string, last: string, isAsked = sql`true`): SQL =>
    sql`SELECT ${columns} FROM bet_days b
      WHERE b.day BETWEEN ${first} AND ${last} AND b.status <> 'open' AND ${gameTypeIn(gameTypes)} AND ${isAsked}`;
  const ofMonths = (first: string, last: string, isAsked = sql`true`): SQL =>
    sql`SELECT ${columns} FROM player_months b WHERE b.month BETWEEN ${first} AND ${last} AND ${isAsked}
      UNION ALL SELECT ${columns} FROM bet_changes b
      WHERE b.day BETWEEN ${first} AND ${last} AND b.status <> 'open' AND ${isAsked}`;
  const { before, months, running } = monthParts({ from, to });
  // Sums by month are of all games.
  if (gameTypes.length > 0 || (!months && !running)) return ofDays(from, to);
  const parts: SQL[] = [];
  if (before) parts.push(ofDays(before.from, before.to));
  if (months) parts.push(ofMonths(months.from, months.to));
  if (running) {
    const { from: first, to: last } = running;
    const isLater = sql`EXISTS (SELECT FROM bet_days WHERE day > ${to} AND day <= ${last})`;
    parts.push(ofMonths(first, last, sql`NOT ${isLater}`), ofDays(first, to, isLater));
  }
  return sql.join(parts, sql` UNION ALL `);
}
