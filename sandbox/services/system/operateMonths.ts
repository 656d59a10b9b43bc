import { sql } from 'drizzle-orm';
import { allowLongWork, rows, sqlState } from '../../db/database';
import { invalidateCached } from '../cached';
import { Misunderstood, oneOf, tellList, type Operator } from './operator';

/** How often it is tried to get past whoever uses the tables, and the pause in which they go on. */
const tries = 5;
const pauseMs = 400;

interface Part extends Record<string, string | bigint | boolean | null> {
  name: string;
  place: string;
  about: bigint | null;
  size: string;
  bytes: bigint;
}

const words = (about: number | null): string =>
  about === null ? 'not counted yet' : `about ${about.toLocaleString('en')} rows`;

/** Months of bets and movements with what they hold, by the server's own statistics: a count would read every row. */
async function listMonths(operator: Operator): Promise<string> {
  const found = await rows<Part>(
    operator.db,
    sql`SELECT c.relname AS name, CASE WHEN n.nspname = 'archive' THEN 'archived' ELSE '' END AS place,
        CASE WHEN c.reltuples >= 0 THEN c.reltuples::bigint END AS about, 
        pg_size_pretty(pg_total_relation_size(c.oid)) AS size, pg_total_relation_size(c.oid) AS bytes
      FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
      WHERE c.relkind = 'r' AND c.relname ~ '^(bets|movements)_(past|future|[0-9]{4}_[0-9]{2})$'
        AND (n.nspname = 'archive' OR n.nspname = 'public' AND c.relispartition)
      ORDER BY 1`,
  );
  const byMonth = new Map<string, Part[]>();
  for (const part of found) {
    const month = part.name.replace(/^[a-z]+_/, '').replace('_', '-');
    byMonth.set(month, [...(byMonth.get(month) ?? []), part]);
  }
  const list = [...byMonth]
    .toSorted(([a], [b]) => rankOf(a).localeCompare(rankOf(b)))
    .map(([month, parts]) => ({
      month,
      isArchived: parts[0]?.place === 'archived',
      tables: parts.map(({ name, about, size, bytes }) => ({
        name: name.split('_')[0] ?? '',
        rows: about === null ? null : Number(about),
        bytes: Number(bytes),
        size,
      })),
    }));
  return tellList(
    operator,
    'months',
    list,
    ({ month, isArchived, tables }) =>
      [
        month.padEnd(8),
        ...tables.map(({ name, rows: about, size }) => `${name} ${words(about)}, ${size}`.padEnd(44)),
        isArchived ? 'archived' : '',
      ]
        .join('  ')
        .trimEnd(),
    '',
  );
}

/** Before all months, and after them. */
const rankOf = (month: string): string => ({ past: '0', future: 'a' })[month] ?? month;

const refusals: Readonly<Record<string, (month: string) => string>> = {
  unknown: (month) => `There is no month ${month} of its own; months lists those that there are.`,
  young: (month) => `${month} is too young: the thirteen whole months before this one stay.`,
  away: (month) => `${month} was detached before.`,
  open: (month) => `Bets of ${month} are still open; settle them or give their stakes back first.`,
  correcting: () => 'Bets are being settled anew after a corrected result. Say it again when that is done.',
  counting: (month) =>
    `A raffle or a mission that goes on counts what was bet since ${month}. End it first, or wait until it ends.`,
};

/** Lists months of bets and movements, or takes an old one off into the schema `archive`. */
export async function months(operator: Operator, said: readonly string[]): Promise<string> {
  if (said.length === 0) return listMonths(operator);
  oneOf(said[0], ['detach'] as const);
  const [, month = ''] = said;
  if (!/^[12]\d{3}-(?:0[1-9]|1[0-2])$/.test(month))
    throw new Misunderstood(`Say a whole month such as 2025-08${month ? `, not "${month}"` : ''}.`);
  const outcome = await detach(operator, month);
  const refusal = refusals[outcome]?.(month);
  if (refusal) throw new Misunderstood(refusal);
  invalidateCached(operator.db, 'systemState');
  const name = month.replace('-', '_');
  operator.changed?.(`month ${month}`, 'in lists', 'archived');
  return `${month} is detached: archive.bets_${name} and archive.movements_${name} hold it. The ledger and sums by day stay. docs/operators.md says how to dump and drop them.`;
}

async function detach({ db }: Operator, month: string): Promise<string> {
  const first = `${month}-01`;
  for (let turn = 1; ; turn += 1) {
    try {
      return await db.transaction(async (tx) => {
        await allowLongWork(tx);
        // Read before anybody is kept waiting: it may take a while.
        const [last] = await rows<{ day: string }>(
          tx,
          sql`SELECT coalesce(max(day), ${first}::date)::text AS day FROM (
            SELECT day FROM bets WHERE placed_at >= ${`${first}T00:00Z`}::timestamptz AND placed_at < ${`${first}T00:00Z`}::timestamptz + interval '1 month'
            UNION ALL SELECT day FROM movements WHERE at >= ${`${first}T00:00Z`}::timestamptz AND at < ${`${first}T00:00Z`}::timestamptz + interval '1 month') m`,
        );
        const [done] = await rows<{ outcome: string }>(
          tx,
          sql`SELECT detach_month(${first}::date, ${last?.day ?? first}::date) AS outcome`,
        );
        return done?.outcome ?? 'unknown';
      });
    } catch (error) {
      if (sqlState(error)?.code !== '55P03' && sqlState(error)?.code !== '40P01') throw error;
      if (turn === tries)
        throw new Misunderstood(
          `${month} stays for now: reports or players use the tables all the time, and nobody is kept waiting for it. Say it again in a quieter moment.`,
        );
      await new Promise((resolve) => setTimeout(resolve, pauseMs));
    }
  }
}
