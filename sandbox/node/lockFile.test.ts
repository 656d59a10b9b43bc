import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { isLocked, acquireLock } from './lockFile';

const folder = mkdtempSync(join(tmpdir(), 'sandbox-lock-'));
const path = join(folder, 'lock');
afterAll(() => rmSync(folder, { recursive: true, force: true }));
beforeEach(() => {
  rmSync(path, { force: true });
  rmSync(`${path}.gate`, { recursive: true, force: true });
});

const write = (owner: object): void => writeFileSync(path, JSON.stringify(owner));

describe('the lock', () => {
  it('is held until it is released', () => {
    const release = acquireLock(path);
    expect(isLocked(path)).toBe(true);
    expect(() => acquireLock(path)).toThrow(new RegExp(`pid ${process.pid} on ${hostname()}`));
    release();
    expect(existsSync(path)).toBe(false);
    acquireLock(path)();
  });

  it.each([
    ['of a process that is gone', { pid: 2 ** 22 - 1, started: 'then', host: hostname() }],
    [
      'of a process whose number another one has',
      { pid: process.pid, started: 'long ago', host: hostname() },
    ],
    ['without an owner', {}],
  ])('%s is taken over', (_, owner) => {
    write(owner);
    expect(isLocked(path)).toBe(false);
    const release = acquireLock(path);
    expect(JSON.parse(readFileSync(path, 'utf8'))).toMatchObject({ pid: process.pid });
    release();
  });

  it('cut short by a crash is taken over', () => {
    writeFileSync(path, '{"pid":');
    acquireLock(path)();
  });

  it('of another machine counts while it is touched', () => {
    write({ pid: 1, started: 'then', host: 'elsewhere' });
    expect(() => acquireLock(path)).toThrow(/pid 1 on elsewhere/);
    const then = new Date(Date.now() - 60_000);
    utimesSync(path, then, then);
    acquireLock(path)();
  });

  it('survives a crash during a take-over', () => {
    write({ pid: 2 ** 22 - 1, started: 'then', host: hostname() });
    mkdirSync(`${path}.gate`);
    const then = new Date(Date.now() - 60_000);
    utimesSync(`${path}.gate`, then, then);
    acquireLock(path)();
  });

  it('goes to one of many that find it stale', async () => {
    write({ pid: 2 ** 22 - 1, started: 'then', host: hostname() });
    const program = `
      const { acquireLock } = await import(${JSON.stringify(new URL('./lockFile.ts', import.meta.url).href)});
      try { acquireLock(${JSON.stringify(path)}); console.log('mine'); setInterval(() => undefined, 1000); }
      catch { console.log('taken'); process.exit(); }`;
    const children = Array.from({ length: 3 }, () =>
      spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', program]),
    );
    // The winner holds the lock until everybody has tried.
    const answers = await Promise.all(
      children.map(
        (child) =>
          new Promise<string>((resolve) =>
            child.stdout.once('data', (chunk: Buffer) => resolve(chunk.toString().trim())),
          ),
      ),
    );
    for (const child of children) child.kill('SIGKILL');
    expect(answers.toSorted()).toEqual(['mine', 'taken', 'taken']);
  });
});
