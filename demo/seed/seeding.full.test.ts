import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Db, rows } from '#platform/host';
import { accounts } from '#platform/schema';
import {
  type OpenedDatabase,
  migrate,
  openEmptyDatabase,
  openTestDatabase,
  readMigrations,
  seedDate,
  testHasher,
  trialBalance,
  worldToday,
} from '#platform/testing';
import { readDemoContent } from '../world';
import { seedWorld } from './seedWorld';

let world: OpenedDatabase;
let db: Db;
beforeAll(async () => {
  world = await openTestDatabase();
  db = world.db;
});
afterAll(() => world.close());

/** A fingerprint of a table's content, without what is salted. */
async function fingerprint(of: Db, table: string, without: readonly string[] = []): Promise<string> {
  const row = sql.raw(`(to_jsonb(t) ${without.map((column) => `- '${column}'`).join(' ')})`);
  const [found] = await rows<{ sum: string }>(
    of,
    sql`SELECT md5(coalesce(string_agg(${row}::text, E'\n' ORDER BY ${row}::text), '')) AS sum FROM ${sql.identifier(table)} t`,
  );
  return found?.sum ?? '';
}

describe('the demo world', () => {
  it('is the same each time it is made, salts aside', async () => {
    const again = await openEmptyDatabase();
    await migrate(again.db, readMigrations());
    await seedWorld(again.db, { hasher: testHasher, at: seedDate, content: readDemoContent() });
    const salted: Record<string, string[]> = {
      accounts: ['password_hash', 'payment_password_hash'],
      ledger_transactions: ['sequence'],
    };
    const tables =
      'merchants settings article_topics articles article_texts accounts vendors games lotteries matches banners announcements promotions messages favourites recent_games ledger_accounts ledger_transactions ledger_entries provider_rounds winners'.split(
        ' ',
      );
    for (const table of tables)
      expect(await fingerprint(again.db, table, salted[table]), table).toBe(
        await fingerprint(db, table, salted[table]),
      );
    await again.close();
  }, 240_000);

  it('begins on any day, on a machine that is too slow for the time-outs of its database, with the same people and books in order', async () => {
    expect(worldToday(Date.parse('2028-02-29T23:59:59.999Z'))).toEqual(new Date('2028-02-29T00:00:00Z'));
    const later = await openEmptyDatabase();
    await later.db.execute(
      sql.raw(`DO $$ BEGIN EXECUTE format(
        'ALTER ROLE CURRENT_USER IN DATABASE %I SET idle_in_transaction_session_timeout = ''5ms''', current_database()); END $$`),
    );
    await migrate(later.db, readMigrations());
    const at = new Date('2028-02-29T00:00:00Z');
    await seedWorld(later.db, { hasher: testHasher, at, content: readDemoContent() });
    expect(await trialBalance(later.db)).toEqual([]);
    expect(await later.db.$count(accounts)).toBe(await db.$count(accounts));
    const [newest] = await rows<{ day: string }>(
      later.db,
      sql`SELECT to_char(max(created_at), 'YYYY-MM-DD') AS day FROM ledger_transactions`,
    );
    expect(newest?.day).toBe('2028-02-29');
    await later.close();
  }, 240_000);

  it.each(['2026-12-02', '2027-01-01'])(
    'leaves its agents something to move on %s, after what the month’s end takes from them',
    async (day) => {
      const later = await openEmptyDatabase();
      await migrate(later.db, readMigrations());
      const at = new Date(`${day}T00:00:00Z`);
      await seedWorld(later.db, { hasher: testHasher, at, content: readDemoContent() });
      const poor = await rows(
        later.db,
        sql`SELECT l.id, l.balance FROM ledger_accounts l JOIN accounts a ON a.id = l.owner_id
          WHERE l.purpose = 'income' AND a.upline_id IS NULL AND l.balance < 1000`,
      );
      expect(poor).toEqual([]);
      await later.close();
    },
    240_000,
  );
});
