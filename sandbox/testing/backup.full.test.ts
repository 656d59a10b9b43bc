import { exec, spawn } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { promisify } from 'node:util';
import { eq } from 'drizzle-orm';
import { afterAll, expect, it, vi } from 'vitest';
import { advanceDemoData } from '../../demo/seed/advanceDemoData';
import { demoWorld } from '../../demo/world';
import { stepsOf } from '../../scripts/guides/read.mjs';
import { accounts, bets, ledgerTransactions } from '../db/schema';
import { trialBalance } from '../ledger/ledger';
import { isLocked } from '../node/lockFile';
import { lockOf } from '../node/openDataFolder';
import { openPlatformDatabase } from '../node/platformDatabase';
import { inRoot } from '../node/root';
import { makeFolder } from './makeFolder';
import { freePort } from '../node/freePort.mjs';

const home = makeFolder('sandbox-runbook-');
const [dataDir, restored] = [join(home, 'data'), join(home, 'restored')];
afterAll(() => rmSync(home, { recursive: true, force: true }));

const commands = stepsOf(readFileSync(inRoot('docs/backup.md'), 'utf8'))
  .map(({ text }) => text)
  .filter((text) => text.includes('npm '));

it(
  'ten demo worlds under writes come back by the commands of docs/backup.md alone, within ten minutes',
  { timeout: 900_000 },
  async () => {
    expect(commands).toHaveLength(3);
    mkdirSync(dataDir);
    await makeWorld(10);
    const poster = spawn(
      process.execPath,
      ['--import', 'tsx', inRoot('sandbox/testing/poster.ts'), dataDir, 'runbook'],
      { stdio: ['ignore', 'pipe', 'inherit'], cwd: inRoot() },
    );
    const acknowledged: string[] = [];
    await new Promise<void>((resolve) => {
      createInterface({ input: poster.stdout }).on('line', (line) => {
        if (line === 'ready') resolve();
        else acknowledged.push(line);
      });
    });
    const port = await freePort();
    const env = {
      ...process.env,
      DATA_DIR: dataDir,
      DATABASE_URL: '',
      BACKUP: join(home, 'backup.tar.gz'),
      RESTORED: restored,
      PORT: String(port),
      GAME_PORT: String(await freePort()),
    };
    await expect.poll(() => acknowledged.length, { timeout: 60_000 }).toBeGreaterThan(30);
    const before = [...acknowledged];
    const minutes: number[] = [];
    for (const command of commands) {
      const started = Date.now();
      if (command.endsWith('npm start')) await serve(command, env, port);
      else {
        const { stdout } = await promisify(exec)(command, { cwd: inRoot(), env });
        expect(stdout).toMatch(command.includes(' backup ') ? /only you can read it/ : /: 0 faults\.\n$/);
      }
      minutes.push((Date.now() - started) / 60_000);
      console.log(`${minutes.at(-1)?.toFixed(1)} min  ${command}`);
    }
    const gone = new Promise((resolve) => poster.once('exit', resolve));
    poster.kill('SIGKILL');
    await gone;
    const [, restore = Number.NaN, start = Number.NaN] = minutes;
    expect(restore + start).toBeLessThanOrEqual(10);

    const { db, close } = await openPlatformDatabase(
      { dataDir: restored, databaseUrl: undefined },
      { world: demoWorld },
    );
    const stored = await db
      .select({ id: ledgerTransactions.id })
      .from(ledgerTransactions)
      .where(eq(ledgerTransactions.actor, 'poster'));
    const kept = new Set(stored.map(({ id }) => id));
    expect(before.length).toBeGreaterThan(20);
    expect(before.filter((id) => !kept.has(id))).toEqual([]);
    expect(await trialBalance(db)).toEqual([]);
    await close();
  },
);

/** The demo's world, with so many times its accounts and its bets. */
async function makeWorld(times: number): Promise<void> {
  const { db, close } = await openPlatformDatabase({ dataDir, databaseUrl: undefined }, { world: demoWorld });
  const [members, played] = [await db.$count(accounts), await db.$count(bets)];
  const more = { accounts: members * (times - 1), bets: played * (times - 1) };
  const growth = { merchant: 'aurora', root: 'aurora-arun', days: 364, at: new Date(), shares: {} };
  await db.transaction((tx) => advanceDemoData(tx, { ...growth, ...more }));
  expect(await db.$count(bets)).toBe(played * times);
  await close();
}

/** Starts the platform, waits until it answers, and stops it. */
async function serve(command: string, env: NodeJS.ProcessEnv, port: number): Promise<void> {
  const site = spawn(command, { cwd: inRoot(), env, shell: true, detached: true, stdio: 'ignore' });
  const gone = new Promise((resolve) => site.once('exit', resolve));
  const health = () =>
    fetch(`http://127.0.0.1:${port}/sandbox/health`).then(
      async (reply) => ((await reply.json()) as { up: boolean }).up,
      () => site.exitCode !== null && 'it ended',
    );
  try {
    await expect.poll(health, { timeout: 600_000, interval: 500 }).toBeTruthy();
    expect(await health()).toBe(true);
  } finally {
    if (site.exitCode === null) process.kill(-Number(site.pid), 'SIGTERM');
    await gone;
    // npm ends before what it has started.
    await vi.waitFor(() => expect(isLocked(lockOf(restored))).toBe(false), { timeout: 20_000 });
  }
}
