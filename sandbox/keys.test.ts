import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { rows } from './db/database';
import { createKeys } from './keys';
import { openTestDatabase } from './testing/databases';
import { unwrapped } from './wrapping';
import type { OpenedDatabase } from './node/connect';

const clock = { now: () => new Date() };
let opened: OpenedDatabase;
beforeAll(async () => {
  opened = await openTestDatabase();
});
afterAll(() => opened.close());
afterEach(() => {
  vi.restoreAllMocks();
});

it('no transaction is open while a key is made, which takes seconds: one that waits so long is ended', async () => {
  const make = crypto.subtle.generateKey.bind(crypto.subtle) as (...given: unknown[]) => Promise<unknown>;
  const open: unknown[] = [];
  vi.spyOn(crypto.subtle, 'generateKey').mockImplementation((async (...given: unknown[]) => {
    const waiting = sql`SELECT query FROM pg_stat_activity WHERE datname = current_database() AND state LIKE 'idle in transaction%'`;
    open.push(...(await rows(opened.db, waiting)));
    return make(...given);
  }) as typeof crypto.subtle.generateKey);
  await createKeys(opened.db, clock, unwrapped, 1024).current();
  expect(crypto.subtle.generateKey).toHaveBeenCalledOnce();
  expect(open).toEqual([]);
});

it('two processes that begin together have one key', async () => {
  await opened.db.execute(sql`DELETE FROM sealing_keys`);
  const made = await Promise.all([1, 2].map(() => createKeys(opened.db, clock, unwrapped, 1024).current()));
  expect(new Set(made.map(({ kid }) => kid)).size).toBe(1);
});
