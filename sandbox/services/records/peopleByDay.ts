import { sql, type SQL } from 'drizzle-orm';
import { rows, type Executor } from '../../db/database';
import { yearBits, type Days } from './months';

/** People of a team in a period and the one before it. */
export interface People {
  /** Accounts that were opened, and that finished a bet, by business day. */
  opened: ReadonlyMap<string, number>;
  players: ReadonlyMap<string, number>;
  /** Accounts that finished a bet in the period, and in the one before it, each once. */
  now: number;
  before: number;
}

/**
 * Who of a team was opened and who played. What was played comes from the sums of teams and the days of years; for a day of an
 * account that changed since, from its own sums of that day.
 */
export async function peopleByDay(
  db: Pick<Executor, 'execute'>,
  root: string,
  timeZone: string,
  { before, now }: { before: Days; now: Days },
): Promise<People> {
  const [nowBits, beforeBits] = [yearBits(now), yearBits(before)];
  const touched = [...new Set([...beforeBits.keys(), ...nowBits.keys()])];
  const years = touched.map(
    (year) =>
      sql`(${year}::integer, ${nowBits.get(year) ?? '0'}::bit(366), ${beforeBits.get(year) ?? '0'}::bit(366))`,
  );
  const isIn = (bits: 'now_bits' | 'before_bits'): SQL => sql`p.days & y.${sql.raw(bits)} <> 0::bit(366)`;
  // Within a year an account has one row, and nobody has to be counted once.
  const people =
    touched.length === 1
      ? sql`SELECT ${isIn('now_bits')} AS is_now, ${isIn('before_bits')} AS is_before FROM played p JOIN years y ON y.year = p.year`
      : sql`SELECT bool_or(${isIn('now_bits')}) AS is_now, bool_or(${isIn('before_bits')}) AS is_before
        FROM played p JOIN years y ON y.year = p.year GROUP BY p.account_id`;
  const found = await rows<{ what: keyof People; day: string; number: bigint }>(
    db,
    sql`WITH team AS NOT MATERIALIZED (SELECT account_id FROM account_uplines WHERE upline_id = ${root} AND distance > 0),
      years (year, now_bits, before_bits) AS (VALUES ${sql.join(years, sql`, `)}),
      changed AS MATERIALIZED (
        SELECT c.account_id, c.day, c.year, day_bit(c.day) AS bit,
          EXISTS (SELECT FROM bet_days b WHERE b.account_id = c.account_id AND b.day = c.day AND b.status <> 'open' AND b.bets > 0) AS has_played,
          coalesce(y.days & day_bit(c.day), 0::bit(366)) <> 0::bit(366) AS had_played
        FROM (SELECT DISTINCT c.account_id, c.day, extract(year FROM c.day)::integer AS year FROM bet_changes c
            JOIN team ON team.account_id = c.account_id WHERE c.day BETWEEN ${before.from} AND ${now.to}) c
          LEFT JOIN player_years y ON y.account_id = c.account_id AND y.year = c.year),
      changes AS (SELECT account_id, year, bit_or(bit) AS seen, bit_or(CASE WHEN has_played THEN bit ELSE 0::bit(366) END) AS days
        FROM changed GROUP BY account_id, year),
      -- A row for each account and year; accounts that played first since the job ran have changes alone.
      played AS (
        SELECT coalesce(y.account_id, c.account_id) AS account_id, coalesce(y.year, c.year) AS year,
          (coalesce(y.days, 0::bit(366)) & ~coalesce(c.seen, 0::bit(366))) | coalesce(c.days, 0::bit(366)) AS days
        FROM (SELECT y.account_id, y.year, y.days FROM player_years y JOIN team ON team.account_id = y.account_id
            WHERE y.year IN (${sql.join(
              touched.map((year) => sql`${year}::integer`),
              sql`, `,
            )})) y
          FULL JOIN changes c ON c.account_id = y.account_id AND c.year = y.year),
      people AS NOT MATERIALIZED (${people})
      SELECT 'opened' AS what, day::text, number FROM (
        SELECT (a.created_at AT TIME ZONE ${timeZone})::date AS day, count(*) AS number
          FROM accounts a JOIN team ON team.account_id = a.id
          WHERE a.created_at >= ${before.from}::timestamp AT TIME ZONE ${timeZone}
            AND a.created_at < (${now.to}::timestamp + interval '1 day') AT TIME ZONE ${timeZone} GROUP BY 1) opened
      UNION ALL SELECT 'players', day::text, sum(players)::bigint FROM (
        SELECT day, players FROM team_player_days WHERE team_id = ${root} AND day BETWEEN ${before.from} AND ${now.to}
        UNION ALL SELECT day, has_played::integer - had_played::integer FROM changed) known GROUP BY day
      UNION ALL SELECT counted.what, '', counted.number FROM (
        SELECT count(*) FILTER (WHERE is_now) AS now, count(*) FILTER (WHERE is_before) AS before FROM people) sums
        CROSS JOIN LATERAL (VALUES ('now', sums.now), ('before', sums.before)) AS counted (what, number)`,
  );
  const of = (what: keyof People) =>
    new Map(found.filter((row) => row.what === what).map(({ day, number }) => [day, Number(number)]));
  return {
    opened: of('opened'),
    players: of('players'),
    now: of('now').get('') ?? 0,
    before: of('before').get('') ?? 0,
  };
}
