import { sql } from 'drizzle-orm';
import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { isDatabaseUnavailable, rows } from '../db/database';
import { openEmptyDatabase } from '../testing/databases';
import { roleSettings, type OpenedDatabase } from './connect';

let opened: OpenedDatabase;
beforeAll(async () => {
  opened = await openEmptyDatabase();
  await opened.db.execute(sql`CREATE TABLE shared_row (id int PRIMARY KEY, value int NOT NULL)`);
  await opened.db.execute(sql`INSERT INTO shared_row VALUES (1, 0)`);
});
afterAll(() => opened.close());

/** Another process at the same database, which sets nothing by itself. */
async function withClient<T>(work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: opened.url });
  client.on('error', () => undefined);
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end().catch(() => undefined);
  }
}

const setForRole = (setting: string, value: string): Promise<unknown> =>
  withClient((client) =>
    client.query(
      `DO $$ BEGIN EXECUTE format('ALTER ROLE CURRENT_USER IN DATABASE %I SET ${setting} = ''${value}''', current_database()); END $$`,
    ),
  );

it('every connection of the role has its settings, whoever opens it', async () => {
  for (const [setting, value] of Object.entries(roleSettings)) {
    const found = await withClient((client) => client.query<Record<string, string>>(`SHOW ${setting}`));
    expect(found.rows[0]?.[setting]).toBe(value);
  }
});

it('a process that is frozen while it holds a transaction is cut off, and nobody who reads waits for it', async () => {
  await setForRole('idle_in_transaction_session_timeout', '1500ms');
  await withClient(async (frozen) => {
    await frozen.query('BEGIN');
    await frozen.query('SELECT * FROM shared_row FOR UPDATE');
    const started = Date.now();
    const writes = Array.from({ length: 40 }, () =>
      opened.db.transaction((tx) => tx.execute(sql`UPDATE shared_row SET value = value + 1 WHERE id = 1`)),
    );
    await rows(opened.db, sql`SELECT value FROM shared_row`);
    expect(Date.now() - started, 'milliseconds of a read meanwhile').toBeLessThan(1_000);
    const outcomes = await Promise.allSettled(writes);
    expect(outcomes.filter(({ status }) => status === 'rejected')).toEqual([]);
    expect(await rows(opened.db, sql`SELECT value FROM shared_row`)).toEqual([{ value: 40 }]);
  });
});

it('who waits too long for a lock is told to try again', async () => {
  await setForRole('lock_timeout', '200ms');
  await withClient(async (holder) => {
    await holder.query('BEGIN');
    await holder.query('SELECT * FROM shared_row FOR UPDATE');
    await withClient(async (waiter) => {
      const error = await waiter.query('UPDATE shared_row SET value = 0').catch((reason: unknown) => reason);
      expect(isDatabaseUnavailable(error)).toBe(true);
    });
  });
});

it('a connection on which nothing can be written any more, as on a replica, is told from a fault and given up', async () => {
  const write = () =>
    opened.db.transaction((tx) => tx.execute(sql`UPDATE shared_row SET value = value + 1 WHERE id = 1`));
  // Each connection that is lying there.
  await Promise.all(
    Array.from({ length: 12 }, () =>
      opened.db.transaction(async (tx) => {
        await tx.execute(sql`SET SESSION CHARACTERISTICS AS TRANSACTION READ ONLY`);
        await tx.execute(sql`SELECT pg_sleep(0.2)`);
      }),
    ),
  );
  const outcomes = await Promise.allSettled(Array.from({ length: 12 }, write));
  const reasons = outcomes.flatMap((each) => (each.status === 'rejected' ? [each.reason as unknown] : []));
  expect(reasons).toHaveLength(12);
  for (const reason of reasons) expect(isDatabaseUnavailable(reason)).toBe(true);
  await Promise.all(Array.from({ length: 12 }, write));
});
