import { PGlite, types } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import type { Db } from './database';
import * as schema from './schema';

/**
 * Starts the embedded engine, in a process or in a page.
 * @param dataDir its folder; in memory when absent
 * @param world a dumped data folder to begin with
 */
export async function startEngine(dataDir?: string, world?: Blob): Promise<PGlite> {
  return PGlite.create({
    ...(dataDir === undefined ? {} : { dataDir }),
    ...(world === undefined ? {} : { loadDataDir: world }),
    parsers: {
      // PGlite gives a number when it is safe and a bigint when not; a column has to have one type.
      [types.INT8]: (text: string) => BigInt(text),
      ...Object.fromEntries(datesAsText.map((type) => [type, (text: string) => text])),
    },
  });
}

/** Drizzle reads dates and lists of dates and numbers by itself. */
const datesAsText = [
  types.TIMESTAMP,
  types.TIMESTAMPTZ,
  types.INTERVAL,
  types.DATE,
  1231, // numeric[]
  1115, // timestamp[]
  1185, // timestamptz[]
  1187, // interval[]
  1182, // date[]
];

/** The database that an engine keeps. */
export const databaseOf = (engine: PGlite): Db =>
  drizzle(withoutReaders(engine), { schema }) as unknown as Db;

/**
 * Drizzle sends its readers of dates along with every query, for which PGlite copies its table of some six hundred
 * readers: 40 % of a balance call. They are given when the engine opens instead.
 */
function withoutReaders(pglite: PGlite): PGlite {
  keepRowModeOnly(pglite);
  const begin = pglite.transaction.bind(pglite);
  pglite.transaction = (work) =>
    begin((tx) => {
      keepRowModeOnly(tx);
      return work(tx);
    });
  return pglite;
}

function keepRowModeOnly(client: Pick<PGlite, 'query'>): void {
  const query = client.query.bind(client);
  client.query = (text, params, options) =>
    query(text, params, options?.rowMode ? { rowMode: options.rowMode } : undefined);
}
