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
