import { exec, spawn } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { promisify } from 'node:util';
import { eq } from 'drizzle-orm';
import { afterAll, expect, it, vi } from 'vitest';
import { demoWorld } from '../../demo/world';
import { stepsOf } from '../../scripts/guides/read.mjs';
import { ledgerTransactions } from '../db/schema';
import { trialBalance } from '../ledger/ledger';
import { isLocked } from '../node/lockFile';
import { lockOf } from '../node/openDataFolder';
import { openPlatformDatabase } from '../node/platformDatabase';
import { inRoot } from '../node/root';
import { makeFolder } from './makeFolder';
import { freePort } from './remote';

const home = makeFolder('sandbox-runbook-');
const [dataDir, restored] = [join(home, 'data'), join(home, 'restored')];
afterAll(() => rmSync(home, { recursive: true, force: true }));

const commands = stepsOf(readFileSync(inRoot('docs/backup.md'), 'utf8'))
  .map(({ text }) => text)
  .filter((text) => text.includes('npm '));

it(
  'a platform under writes comes back by the commands of docs/backup.md alone',
  { timeout: 900_000 },
  async () => {
    expect(commands).toHaveLength(3);
    mkdirSync(dataDir);
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
    const minutes: string[] = [];
    for (const command of commands) {
      const started = Date.now();
      if (command.endsWith('npm start')) await serve(command, env, port);
      else {
        const { stdout } = await promisify(exec)(command, { cwd: inRoot(), env });
        expect(stdout).toMatch(command.includes(' backup ') ? /only you can read it/ : /: 0 faults\.\n$/);
      }
      minutes.push(`${((Date.now() - started) / 60_000).toFixed(1)} min  ${command}`);
    }
    const gone = new Promise((resolve) => poster.once('exit', resolve));
    poster.kill('SIGKILL');
    await gone;
    console.log(minutes.join('\n'));

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
