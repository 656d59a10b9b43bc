import { spawn, type ChildProcess } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { gunzipSync, gzipSync } from 'node:zlib';
import { setTimeout as pause } from 'node:timers/promises';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { demoWorld } from '#demo/world.ts';
import { ledgerTransactions, sealingKeys } from '../../db/schema';
import { balanceOf, trialBalance } from '../../ledger/ledger';
import { makeFolder } from '../../testing/makeFolder';
import { isRestoring } from '../dataFolder';
import { openPlatformDatabase } from '../platformDatabase';
import { inRoot } from '../root';
import { removeWorld } from '../openDataFolder';
import { serverVersion } from '../embedded/programs';
import { writeArchive } from './archive';
import { backUp, thisSystem } from './backUp';
import { restore } from './restore';

const home = makeFolder('sandbox-backup-');
const at = (name: string): string => join(home, name);
const first = at('first');
const file = at('whole.tar.gz');
const acknowledged: string[] = [];
/** Those that were acknowledged before the backup began. */
let before: string[] = [];
let poster: ChildProcess;
let keysBefore: unknown;

const open = (dataDir: string) =>
  openPlatformDatabase({ dataDir, databaseUrl: undefined }, { world: demoWorld });

beforeAll(async () => {
  const made = await open(first);
  await made.db
    .insert(sealingKeys)
    .values({ kid: 'one', publicPem: 'public', privatePem: 'private', createdAt: new Date(0) });
  keysBefore = await made.db.select().from(sealingKeys);
  await made.close();
  poster = spawn(
    process.execPath,
    ['--import', 'tsx', inRoot('sandbox/testing/poster.ts'), first, 'backup'],
    { stdio: ['ignore', 'pipe', 'inherit'], cwd: inRoot() },
  );
  await new Promise<void>((resolve) => {
    createInterface({ input: poster.stdout! }).on('line', (line) => {
      if (line === 'ready') resolve();
      else acknowledged.push(line);
    });
  });
  await vi.waitFor(() => expect(acknowledged.length).toBeGreaterThan(30), { timeout: 60_000 });
  before = [...acknowledged];
  await backUp(first, file);
}, 400_000);
afterAll(async () => {
  const exit = new Promise((resolve) => poster.once('exit', resolve));
  poster.kill('SIGKILL');
  await exit;
  rmSync(home, { recursive: true, force: true });
});

/** The one line that a work ends with. */
const complaint = (work: Promise<unknown>): Promise<string> =>
  work.then(
    () => 'it was done',
    (error: Error) => {
      expect(error).toMatchObject({ name: 'PlainError', message: expect.not.stringContaining('\n') });
      return error.message;
    },
  );

describe('a backup of a platform that writes', { timeout: 300_000 }, () => {
  it('goes on beside it, and only its owner may read the file', () => {
    expect(before.length).toBeGreaterThan(20);
    expect(acknowledged.length).toBeGreaterThan(before.length);
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(readdirSync(home).filter((name) => name.endsWith('.part'))).toEqual([]);
  });

  it('comes back in another folder with all that was acknowledged before it, and books that are in order', async () => {
    const second = at('second');
    expect(await restore(second, file)).toMatchObject({ faults: 0 });
    const { db, close } = await open(second);
    try {
      const stored = await db
        .select({ id: ledgerTransactions.id })
        .from(ledgerTransactions)
        .where(eq(ledgerTransactions.actor, 'poster'));
      const kept = new Set(stored.map(({ id }) => id));
      expect(before.filter((id) => !kept.has(id))).toEqual([]);
      expect(await balanceOf(db, 'poster')).toMatchObject({ balance: BigInt(kept.size) });
      expect(await trialBalance(db)).toEqual([]);
      expect(await db.select().from(sealingKeys)).toEqual(keysBefore);
    } finally {
      await close();
    }
    // And again, of a platform that is down.
    const quiet = at('quiet.tar.gz');
    await backUp(second, quiet);
    expect(await restore(at('third'), quiet)).toMatchObject({ faults: 0 });
  });

  it('overwrites no file, and wants a database and a folder that is there', async () => {
    expect(await complaint(backUp(first, file))).toMatch(/is there already.* Name another file\.$/);
    expect(await complaint(backUp(at('nothing'), at('x')))).toMatch(/no database .*DATA_DIR=<folder>\.$/);
    expect(await complaint(backUp(first, at('missing/x')))).toMatch(/Cannot .* \(ENOENT\)\. .*that is there/);
    expect(existsSync(at('x'))).toBe(false);
  });
});

describe('a restore', { timeout: 300_000 }, () => {
  it.each([
    ['with a platform on it', () => first, /^Another process \(pid \d+ .*DATA_DIR=<folder>\.$/],
    [
      'with data in it',
      async () => {
        await (await open(at('full'))).close();
        return at('full');
      },
      /has a database, and a restore overwrites none\. Name an empty folder/,
    ],
    [
      'with files of something else',
      () => {
        mkdirSync(at('foreign/v2'), { recursive: true });
        writeFileSync(at('foreign/v2/letter.txt'), '');
        return at('foreign');
      },
      /holds letter\.txt.* Choose an empty folder/,
    ],
  ])('into a folder %s is refused', async (_, folder, words) => {
    expect(await complaint(restore(await folder(), file))).toMatch(words);
  });

  const bytes = () => readFileSync(file);
  const flipped = (place: number): Buffer => {
    const copy = bytes();
    const index = Math.floor(copy.length * place);
    copy[index] = (copy[index] ?? 0) ^ 1;
    return copy;
  };
  it.each([
    ['whose first byte is another', () => flipped(0)],
    ['of which one byte is another', () => flipped(0.5)],
    ['of which a late byte is another', () => flipped(0.9999)],
    ['that is cut short', () => bytes().subarray(0, -5_000)],
    ['that is empty', () => Buffer.alloc(0)],
    ['that is none', () => Buffer.from('a letter')],
  ])('of a file %s is refused, and the folder is as empty as before', async (name, content) => {
    const [bad, folder] = [at(`bad-${name}`), at(`for-${name}`)];
    writeFileSync(bad, content());
    expect(await complaint(restore(folder, bad))).toMatch(/cannot be restored: .* take another backup\.$/);
    expect(existsSync(join(folder, 'v2')) ? readdirSync(join(folder, 'v2')) : []).toEqual([]);
  });

  it('of a file with a wrong checksum names what it is of', async () => {
    const wrong = at('sum.tar.gz');
    const right = at('right.tar.gz');
    await writeArchive(right, about(), (writer) => writer.addText('pg/PG_VERSION', 'as written'));
    const other = gunzipSync(readFileSync(right)).toString('latin1').replace('as written', 'as Written');
    writeFileSync(wrong, gzipSync(Buffer.from(other, 'latin1')));
    expect(await complaint(restore(at('sum'), wrong))).toMatch(/the checksum of pg\/PG_VERSION is wrong/);
  });

  it('of a file that would write elsewhere is refused', async () => {
    const wrong = at('out.tar.gz');
    await writeArchive(wrong, about(), (writer) => writer.addText('pg/../../out', 'x'));
    expect(await complaint(restore(at('out-folder'), wrong))).toMatch(/it holds pg\/\.\.\/\.\.\/out/);
    expect(existsSync(at('out'))).toBe(false);
  });

  it.each([
    ['another PostgreSQL', { postgres: '14.3' }, /made by PostgreSQL 14, .* with the version/],
    ['another system', { system: 'beos-m68k' }, /made on beos-m68k, .* of that kind/],
    ['a newer program', { format: 2 as 1 }, /a newer version of this program made it/],
  ])('of a backup of %s is refused', async (name, changes, words) => {
    const other = at(`${name}.tar.gz`);
    await writeArchive(other, { ...about(), ...changes }, () => Promise.resolve());
    expect(await complaint(restore(at(name), other))).toMatch(words);
    expect(existsSync(at(name))).toBe(false);
  });

  it('that is killed half way leaves nothing that starts, and can be said again', async () => {
    const folder = at('killed');
    const program = `import { restore } from ${JSON.stringify(inRoot('sandbox/node/backup/restore.ts'))}; await restore(${JSON.stringify(folder)}, ${JSON.stringify(file)});`;
    const args = ['--import', 'tsx', '--input-type=module', '-e', program];
    const child = spawn(process.execPath, args, { stdio: 'inherit', cwd: inRoot() });
    const exit = new Promise((resolve) => child.once('exit', resolve));
    await expect.poll(() => isRestoring(folder), { interval: 5, timeout: 120_000 }).toBe(true);
    await pause(150);
    child.kill('SIGKILL');
    await exit;
    expect(isRestoring(folder)).toBe(true);
    expect(await complaint(open(folder))).toMatch(/did not come to its end\. Say it again/);
    expect(await restore(folder, file)).toMatchObject({ faults: 0 });
    await (await open(folder)).close();
    expect(await removeWorld(folder)).toBe(true);
  });
});

const about = () =>
  ({ format: 1, postgres: serverVersion(), system: thisSystem, madeAt: '2026-11-28T00:00:00Z' }) as const;
