import { sql } from 'drizzle-orm';
import { afterEach, describe, expect, it } from 'vitest';
import type { OpenedDatabase } from '../node/connect';
import { openEmptyDatabase } from '../testing/databases';
import { rows } from './database';
import { migrate, MigrationError } from './migrate';

const first = { name: '0001_first.sql', sql: 'CREATE TABLE one (id int);\nINSERT INTO one VALUES (1);' };
const second = { name: '0002_second.sql', sql: 'CREATE TABLE two (id int);' };
const broken = { name: '0003_broken.sql', sql: 'CREATE TABLE three (id int); SELECT nonsense;' };

let opened: OpenedDatabase | undefined;
afterEach(async () => {
  await opened?.close();
  opened = undefined;
});
const open = async () => (opened = await openEmptyDatabase()).db;

describe('migrating', () => {
  it('applies what is missing, in order, once; and leaves nothing of a step that fails', async () => {
    const db = await open();
    expect(await migrate(db, [first])).toEqual([first.name]);
    expect(await migrate(db, [second, first])).toEqual([second.name]);
    expect(await migrate(db, [first, second])).toEqual([]);
    await expect(migrate(db, [first, second, broken])).rejects.toThrow();
    expect(await rows(db, sql`SELECT to_regclass('three')::text AS found`)).toEqual([{ found: null }]);
    expect(await rows(db, sql`SELECT id FROM one`)).toEqual([{ id: 1 }]);

    const edited = { ...second, sql: `${second.sql} -- and more` };
    await expect(migrate(db, [first, edited])).rejects.toThrow(/^0002_second\.sql was edited/);
    await expect(migrate(db, [first])).rejects.toThrow(
      /made by a newer version \(it knows 0002_second\.sql\)/,
    );
    const otherLineEnds = { ...first, sql: first.sql.replaceAll('\n', '\r\n') };
    expect(await migrate(db, [otherLineEnds, second])).toEqual([]);
  });

  it('lets an older program go on after what only adds, and after what takes away once nobody needs it', async () => {
    const db = await open();
    const adds = { name: '0002_adds.expand.sql', sql: 'ALTER TABLE one ADD COLUMN more text;' };
    const takes = { name: '0003_takes.contract-0002.sql', sql: 'ALTER TABLE one DROP COLUMN id;' };
    await migrate(db, [first, adds]);
    expect(await migrate(db, [first])).toEqual([]);
    await migrate(db, [first, adds, takes]);
    expect(await migrate(db, [first, adds])).toEqual([]);
    await expect(migrate(db, [first])).rejects.toThrow(/it knows 0003_takes\.contract-0002\.sql/);
    // A name that only looks so says nothing.
    await migrate(db, [first, adds, takes, { name: '0004_expand.sql', sql: 'SELECT 1' }]);
    await expect(migrate(db, [first, adds, takes])).rejects.toThrow(/it knows 0004_expand\.sql/);
  });

  it('keeps nobody waiting who comes while somebody reads the table that it changes', async () => {
    const db = await open();
    await migrate(db, [first]);
    const adds = { name: '0002_adds.expand.sql', sql: 'ALTER TABLE one ADD COLUMN more text;' };
    const ended: string[] = [];
    const end = (what: string) => () => ended.push(what);
    const report = rows(db, sql`SELECT count(*) FROM one, pg_sleep(4)`).then(end('report'));
    const migrated = migrate(db, [first, adds]).finally(end('migration'));
    await expect
      .poll(() =>
        rows(db, sql`SELECT 1 AS one FROM pg_locks WHERE relation = 'one'::regclass AND NOT granted`),
      )
      .toHaveLength(1);
    await rows(db, sql`SELECT id FROM one`).then(end('reader'));
    await report;
    expect(await migrated).toEqual([adds.name]);
    expect(ended).toEqual(['reader', 'report', 'migration']);
  });

  it('refuses a database of the migrations before the baseline, or of another baseline, and says what each way on takes', async () => {
    const db = await open();
    await migrate(db, [second]);
    const refused = expect.objectContaining({
      name: MigrationError.name,
      message: expect.stringMatching(
        /Run the program that made it, or begin anew: npm run reset deletes all that is in it/,
      ) as string,
    }) as Error;
    await expect(migrate(db, [first, second])).rejects.toEqual(refused);
    await expect(migrate(db, [{ ...second, sql: 'SELECT 1' }])).rejects.toEqual(refused);
    expect(await rows(db, sql`SELECT to_regclass('one')::text AS found`)).toEqual([{ found: null }]);
  });
});
