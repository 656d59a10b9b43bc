import { spawnSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  symlinkSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { isNewDataFolder } from './dataFolder';
import { openDatabase } from './openDatabase';
import { demoWorld } from '../../demo/world';
import { ensureTestWorld } from './world';
import { testHasher } from '../testing/ports';
import { makeFolder } from '../testing/makeFolder';

const home = makeFolder('sandbox-folder-');
// Only root may make a disk that is small enough to fill.
const smallDisk = join(home, 'small');
mkdirSync(smallDisk);
const isMounted =
  process.platform === 'linux' &&
  process.getuid?.() === 0 &&
  spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=20m', 'tmpfs', smallDisk]).status === 0;
afterAll(() => {
  if (isMounted) spawnSync('umount', [smallDisk]);
  rmSync(home, { recursive: true, force: true });
});

let dataDir = '';
const at = (...parts: string[]): string => join(dataDir, 'v2', ...parts);
beforeEach(() => {
  dataDir = mkdtempSync(join(home, 'data-'));
});

/** The files that every database has; nothing in them. */
function createDatabaseFiles(): void {
  mkdirSync(at('pg', 'global'), { recursive: true });
  mkdirSync(at('pg', 'pg_wal'));
  writeFileSync(at('pg', 'PG_VERSION'), '18\n');
  writeFileSync(at('pg', 'global', 'pg_control'), Buffer.alloc(8_192));
  writeFileSync(at('pg', 'pg_wal', '000000010000000000000001'), '');
}

const world = () => ensureTestWorld(demoWorld, testHasher);
const isNew = (): boolean => isNewDataFolder(dataDir);

describe('a data folder', () => {
  it('that is missing, empty, reset or half made gets a database', () => {
    expect(isNewDataFolder(join(dataDir, 'missing'))).toBe(true);
    expect(isNew()).toBe(true);
    mkdirSync(at('pg'), { recursive: true });
    mkdirSync(at('pg.new'));
    writeFileSync(at('lock'), '{}');
    writeFileSync(join(dataDir, 'operator.json'), '{}');
    expect(isNew()).toBe(true);
  });

  it('with a whole database keeps it', () => {
    createDatabaseFiles();
    expect(isNew()).toBe(false);
  });

  it.each([
    ['PG_VERSION', () => rmSync(at('pg', 'PG_VERSION')), /PG_VERSION is missing/],
    ['pg_control', () => rmSync(at('pg', 'global', 'pg_control')), /pg_control is missing or cut short/],
    [
      'the end of pg_control',
      () => truncateSync(at('pg', 'global', 'pg_control'), 100),
      /pg_control is missing or cut short/,
    ],
    ['pg_wal', () => rmSync(at('pg', 'pg_wal'), { recursive: true }), /pg_wal is missing or empty/],
    [
      'all of pg_wal',
      () => rmSync(at('pg', 'pg_wal', '000000010000000000000001')),
      /pg_wal is missing or empty/,
    ],
  ])('whose database lost %s is refused in one line that says what to do', (_, damage, words) => {
    createDatabaseFiles();
    damage();
    expect(isNew).toThrow(words);
    expect(isNew).toThrow(/^The database in [^\n]* Put the folder back from a backup; [^\n]*$/);
  });

  it.each([
    [
      'a file of somebody else',
      () => writeFileSync(at('letters.txt'), ''),
      /holds letters\.txt, which is none/,
    ],
    ['a newer layout', () => mkdirSync(join(dataDir, 'v3')), /of another program or version \(v3\)/],
    [
      'a server of its own',
      () => writeFileSync(join(dataDir, 'PG_VERSION'), '17'),
      /of another program or version \(PG_VERSION\)/,
    ],
  ])('with %s is refused', (_, add, words) => {
    mkdirSync(at(), { recursive: true });
    add();
    expect(isNew).toThrow(words);
    expect(isNew).toThrow(/DATA_DIR=<folder>/);
  });

  it('of an older version, which kept another engine in it, is refused with the way out', () => {
    mkdirSync(join(dataDir, 'v1'));
    expect(isNew).toThrow(/^[^\n]* older version[^\n]* npm run reset throws it away[^\n]*$/);
  });

  it('of another PostgreSQL is refused with both versions', () => {
    createDatabaseFiles();
    writeFileSync(at('pg', 'PG_VERSION'), '17\n');
    expect(isNew).toThrow(/made by PostgreSQL 17, and this version comes with 18\.[^\n]*npm run reset/);
  });

  it('that led elsewhere, where nothing is any more, is refused', () => {
    mkdirSync(at());
    symlinkSync(join(home, 'gone'), at('pg'));
    expect(isNew).toThrow(/damaged: the folder that it leads to is gone/);
  });

  it('whose database the engine cannot read is refused in one line, changed in nothing, and free again', async () => {
    createDatabaseFiles();
    const listFiles = () => readdirSync(at('pg'), { recursive: true, encoding: 'utf8' });
    const before = listFiles();
    await expect(openDatabase({ dataDir, world })).rejects.toMatchObject({
      name: 'PlainError',
      message: expect.stringMatching(/^The database in .* is damaged: [^\n]*$/) as string,
    });
    expect(listFiles()).toEqual(expect.arrayContaining(before));
    expect(existsSync(at('lock'))).toBe(false);
  });

  it.skipIf(!isMounted)('on a full disk is refused in one line that says so', async () => {
    const opening = openDatabase({ dataDir: smallDisk, world });
    await expect(opening).rejects.toMatchObject({
      name: 'PlainError',
      message: expect.stringMatching(
        /^The disk that holds .* is full\. Free some space and start again\.$/,
      ) as string,
    });
  });
});
