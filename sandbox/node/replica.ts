import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { rows, sqlState, type Db } from '../db/database';
import type { ReportSource } from '../db/reportSource';
import * as schema from '../db/schema';
import { errorFields } from '../log';
import type { Log } from '../ports';
import type { OpenedDatabase } from './connect';
import type { Environment } from './environment';
import { refuse } from './openDatabase';
import { PlainError } from './plainError';

/** A copy of the database that PostgreSQL keeps by streaming, for reports. */
export interface Replica extends ReportSource {
  /** What whoever watches the platform is told. */
  look(): { isUsed: boolean; lagSeconds: number | undefined; reads: Record<'replica' | 'primary', number> };
  close(): Promise<void>;
}

interface ReplicaOptions {
  /** How far behind it is passed over. @default 30 s */
  mostBehindMs?: number;
  /** How far behind its reports say so. @default 5 s */
  silentMs?: number;
  /** How often the two are compared. @default 1 s */
  everyMs?: number;
}

type Standing = 'used' | 'behind' | 'away' | 'another';

const standingWords: Readonly<Record<Standing, string>> = {
  used: 'reports are read from the replica',
  behind: 'the replica is too far behind: reports are read from the primary',
  away: 'the replica is away: reports are read from the primary',
  another: 'DATABASE_URL_REPLICA does not follow this database any more: reports are read from the primary',
};

interface Identity extends Record<string, string> {
  system: string;
  name: string;
}
const identity = sql`SELECT (SELECT system_identifier::text FROM pg_control_system()) AS system, current_database()::text AS name`;

/** A place in the log, as a number. */
function placeOf(lsn: string): bigint {
  const [high = '0', low = '0'] = lsn.split('/');
  return (BigInt(`0x${high}`) << 32n) + BigInt(`0x${low}`);
}

/**
 * Opens what follows the database. One that cannot be reached is waited for, as reports go on without it.
 * @throws {PlainError} when it follows another database, or none
 */
export async function openReplica(
  url: string,
  { db: primary }: Pick<OpenedDatabase, 'db'>,
  log: Log,
  { mostBehindMs = 30_000, silentMs = 5_000, everyMs = 1_000 }: ReplicaOptions = {},
): Promise<Replica> {
  if (!URL.canParse(url))
    refuse(Object.assign(new Error('no address'), { code: 'ERR_INVALID_URL' }), 'DATABASE_URL_REPLICA');
  const pool = new pg.Pool({
    connectionString: url,
    max: 8,
    connectionTimeoutMillis: 3_000,
    keepAlive: true,
    application_name: 'sandbox reports',
  });
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  const [own] = await rows<Identity>(primary, identity);
  const reads = { replica: 0, primary: 0 };
  let standing: Standing | undefined;
  /** Everything that was acknowledged before it is on the replica. */
  let knownUntil = Number.NEGATIVE_INFINITY;
  let comparedAt = Number.NEGATIVE_INFINITY;
  /** Places of the primary's log by moment, those that the replica has not reached. */
  let ahead: { at: number; place: bigint }[] = [];

  const stand = (next: Standing, error?: unknown): void => {
    if (next === standing) return;
    standing = next;
    log[next === 'used' ? 'info' : 'warn'](
      standingWords[next],
      error === undefined ? {} : errorFields(error),
    );
  };
  const lag = (): number => Date.now() - knownUntil;
  const isUsable = (): boolean =>
    standing === 'used' && Date.now() - comparedAt < 5_000 + everyMs && lag() <= mostBehindMs;

  /**
   * The age is measured by places of the log and not by the replica's last transaction, which is old also where nobody wrote
   * anything: what the primary had written at a moment, the replica knows once it has got that far.
   */
  async function compare(): Promise<Identity & { copies: string }> {
    const at = Date.now();
    const [written] = await rows<{ lsn: string }>(primary, sql`SELECT pg_current_wal_lsn()::text AS lsn`);
    const look = {
      text: `SELECT pg_is_in_recovery()::text AS copies, coalesce(pg_last_wal_replay_lsn()::text, '0/0') AS lsn,
        (SELECT system_identifier::text FROM pg_control_system()) AS system, current_database()::text AS name`,
      query_timeout: 3_000,
    };
    const { rows: answers } = await pool.query<Identity & { lsn: string; copies: string }>(look);
    const [found] = answers;
    if (!found || !written) throw new Error('the replica does not say how far it is');
    const reached = placeOf(found.lsn);
    if (ahead.length < 120) ahead.push({ at, place: placeOf(written.lsn) });
    for (const each of ahead) if (each.place <= reached) knownUntil = Math.max(knownUntil, each.at);
    ahead = ahead.filter(({ place }) => place > reached);
    comparedAt = Date.now();
    const isOwn = found.copies === 'true' && found.system === own?.system && found.name === own.name;
    stand(isOwn ? (lag() > mostBehindMs ? 'behind' : 'used') : 'another');
    return found;
  }

  try {
    const found = await compare();
    if (found.copies !== 'true')
      throw new PlainError(
        'DATABASE_URL_REPLICA names a server that follows no other. Name one that streams from DATABASE_URL, or leave it out.',
      );
    if (found.system !== own?.system || found.name !== own.name)
      throw new PlainError(
        'DATABASE_URL_REPLICA names another database than DATABASE_URL. Name a copy of the same one, or leave it out.',
      );
  } catch (error) {
    // A wrong name or password stays wrong; what is away may come back.
    const isForPeople = error instanceof PlainError || /^(?:28|3D)/.test(sqlState(error)?.code ?? '');
    if (isForPeople) {
      await pool.end();
      refuse(error, 'DATABASE_URL_REPLICA');
    }
    stand('away', error);
  }

  let running: Promise<unknown> = Promise.resolve();
  let isRunning = false;
  const timer = setInterval(() => {
    if (isRunning) return;
    isRunning = true;
    running = compare()
      .catch((error: unknown) => stand('away', error))
      .finally(() => (isRunning = false));
  }, everyMs);
  timer.unref();

  // Each statement that it fails is asked of the primary: also a file that is on its way goes on.
  const primaryClient = (primary as unknown as { $client: pg.Pool }).$client;
  const query = async (...said: unknown[]): Promise<unknown> => {
    const ask = (client: pg.Pool): unknown =>
      Reflect.apply(client.query as (...words: unknown[]) => unknown, client, said);
    if (!isUsable()) return ask(primaryClient);
    try {
      return await ask(pool);
    } catch (error) {
      const code = sqlState(error)?.code;
      // Also what its own upkeep takes from under a long report (40001).
      if (code !== undefined && !/^(?:08...|53...|57P0[1-5]|58030|40001)$/.test(code)) throw error;
      if (code !== '40001') stand('away', error);
      return ask(primaryClient);
    }
  };
  const copy = drizzle({ query } as unknown as pg.Pool, { schema }) as unknown as Db;
  copy.transaction = () => Promise.reject(new Error('a report changes nothing'));

  return {
    next() {
      if (!isUsable()) {
        if (standing === 'used') stand(lag() > mostBehindMs ? 'behind' : 'away');
        reads.primary += 1;
        return { db: primary };
      }
      reads.replica += 1;
      return { db: copy, ...(lag() > silentMs && { readAt: new Date(knownUntil) }) };
    },
    look: () => ({
      isUsed: isUsable(),
      lagSeconds: Number.isFinite(knownUntil) ? Math.max(0, lag()) / 1_000 : undefined,
      reads: { ...reads },
    }),
    async close() {
      clearInterval(timer);
      await running;
      await pool.end();
    },
  };
}

/** Opens the replica that the environment names, if it does, for as long as the platform runs. */
export async function openReports(
  { databaseReplicaUrl: url }: Pick<Environment, 'databaseReplicaUrl'>,
  opened: Pick<OpenedDatabase, 'db'>,
  log: Log,
  closing: (() => Promise<void>)[],
): Promise<Replica | undefined> {
  if (url === undefined) return undefined;
  const replica = await openReplica(url, opened, log);
  closing.push(replica.close);
  return replica;
}
