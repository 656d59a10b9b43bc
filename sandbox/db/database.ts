import { is, type SQL } from 'drizzle-orm';
import { PgTransaction, type PgDatabase, type PgQueryResultHKT, type PgSession } from 'drizzle-orm/pg-core';
import type * as schema from './schema';

/**
 * The platform's database. Inside `db.transaction(async (tx) => …)` use `tx` alone: `db` asks on another connection, and
 * waits for ever once all of them are taken by transactions that wait.
 */
export type Db = PgDatabase<PgQueryResultHKT, typeof schema>;

/** A running transaction. */
export type Tx = Parameters<Parameters<Db['transaction']>[0]>[0];

/** A database or a transaction: what a query needs. */
export type Executor = Pick<
  Db,
  'execute' | 'select' | 'selectDistinct' | 'insert' | 'update' | 'delete' | '$count'
>;

const writers = new WeakMap<object, Pick<Db, 'execute'>>();

/** Names what carries out statements that are a transaction by themselves and wait for locks. */
export const setWriter = (db: Db, writer: Pick<Db, 'execute'>): void => void writers.set(db, writer);

/**
 * For a statement that is a transaction by itself: it waits for locks where transactions do, and not on a connection that
 * reads need. A transaction carries its statements out itself.
 */
export const writerOf = (db: Db | Tx): Pick<Db, 'execute'> => writers.get(db) ?? db;

/** Whether it is a running transaction. */
export const isTransaction = (db: Db | Tx): db is Tx => is(db, PgTransaction);

/** Lifts the role's time-outs for work that an operator waits for, such as migrations and the first world. */
export const allowLongWork = (tx: Pick<Db, 'execute'>): Promise<unknown> =>
  tx.execute(
    `SELECT set_config('lock_timeout', '0', true), set_config('statement_timeout', '0', true), set_config('idle_in_transaction_session_timeout', '0', true)`,
  );

/** A value of a raw row. int8 is a bigint; moments stay text. */
export type Cell = string | number | bigint | boolean | null | object;

/** Runs raw SQL and gives its rows. Select int8 and moments as you need them: bigint and text. */
export async function rows<Row extends Record<string, Cell>>(
  db: Pick<Db, 'execute'>,
  query: SQL,
): Promise<Row[]> {
  const result = (await db.execute(query)) as unknown as { rows: Row[] };
  return result.rows;
}

/** The same of a text that is always one: Drizzle makes the text of a query anew each time that it is sent. */
export async function rowsOf<Row extends Record<string, Cell>>(
  db: object,
  text: string,
  values: readonly (string | number)[],
): Promise<Row[]> {
  const { session } = db as { session: PgSession };
  const prepared = session.prepareQuery({ sql: text, params: [...values] }, undefined, undefined, false);
  return ((await prepared.execute()) as { rows: Row[] }).rows;
}

/** The SQLSTATE of a failed query, wherever Drizzle or the driver wrapped it; undefined for another error. */
export function sqlState(
  error: unknown,
): { code: string; detail: string | undefined; message: string } | undefined {
  for (let at: unknown = error; at instanceof Error; at = at.cause) {
    const { code, detail } = at as Error & { code?: unknown; detail?: unknown };
    if (typeof code === 'string' && /^[0-9A-Z]{5}$/.test(code))
      return { code, detail: typeof detail === 'string' ? detail : undefined, message: at.message };
  }
  return undefined;
}

/**
 * SQLSTATEs of a server that is gone, starting, stopping, or out of connections, memory or disk, of one that was the primary
 * and only reads now, and of the role's time-outs. Source: PostgreSQL, appendix A.
 */
const unavailableStates = /^(?:08...|53...|57P0[1-5]|58030|55P03|57014|25P0[34]|25006)$/;
const unavailableCodes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOSPC',
]);
/** What the driver says, without a code, of a connection that was lost or could not be had. */
const unavailableWords =
  /^(?:Connection terminated|Cannot use a pool after calling end|timeout exceeded when trying to connect|Client (?:has encountered a connection error|was closed) and is not queryable)/;

/** Whether a server refused to write because another one is the primary: a connection to it is of no use any more. */
export const isOnReplica = (error: unknown): boolean => sqlState(error)?.code === '25006';

/** Whether a query came after the platform had closed its database: the end of a request that nobody waits for any more. */
export function isDatabaseClosed(error: unknown): boolean {
  for (let at: unknown = error; at instanceof Error; at = at.cause)
    if (at.message.startsWith('Cannot use a pool after calling end')) return true;
  return false;
}

/** Whether a query failed because its database cannot serve at the moment: the same request can succeed later. */
export function isDatabaseUnavailable(error: unknown): boolean {
  for (let at: unknown = error; at instanceof Error; at = at.cause) {
    const { code } = at as Error & { code?: unknown };
    if (typeof code === 'string' && (unavailableCodes.has(code) || unavailableStates.test(code))) return true;
    if (unavailableWords.test(at.message)) return true;
  }
  return false;
}
