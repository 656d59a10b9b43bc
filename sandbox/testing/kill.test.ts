import { spawn, type ChildProcess } from 'node:child_process';
import { rmSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { setTimeout as pause } from 'node:timers/promises';
import { eq } from 'drizzle-orm';
import { afterAll, expect, it } from 'vitest';
import { ledgerTransactions } from '../db/schema';
import { balanceOf, trialBalance } from '../ledger/ledger';
import { demoWorld } from '../../demo/world';
import { openPlatformDatabase } from '../node/platformDatabase';
import { inRoot } from '../node/root';
import { makeFolder } from './makeFolder';

/** R8 asks for 5 rounds on a change and 200 at night: KILL_ROUNDS=200. */
const rounds = Number(process.env['KILL_ROUNDS'] ?? 3);
const dataDir = makeFolder('sandbox-kill-');
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

/** Starts the poster and collects what it acknowledged. */
async function startPoster(
  round: number,
): Promise<{ child: ChildProcess; acknowledged: string[]; exit: Promise<unknown> }> {
  const child = spawn(
    process.execPath,
    ['--import', 'tsx', inRoot('sandbox/testing/poster.ts'), dataDir, String(round)],
    { stdio: ['ignore', 'pipe', 'inherit'], cwd: inRoot() },
  );
  const acknowledged: string[] = [];
  const exit = new Promise((resolve) => child.once('exit', resolve));
  const ready = new Promise<void>((resolve) => {
    createInterface({ input: child.stdout }).on('line', (line) => {
      if (line === 'ready') resolve();
      else acknowledged.push(line);
    });
  });
  await Promise.race([ready, exit]);
  return { child, acknowledged, exit };
}

it(
  `loses no acknowledged posting when the process is killed, ${rounds} times over`,
  { timeout: 600_000 },
  async () => {
    const all: string[] = [];
    for (let round = 1; round <= rounds; round += 1) {
      const { child, acknowledged, exit } = await startPoster(round);
      await pause(300 + Math.random() * 700);
      child.kill('SIGKILL');
      await exit;
      all.push(...acknowledged);

      // The lock of the dead process must not keep the next one out.
      const { db, close } = await openPlatformDatabase(
        { dataDir, databaseUrl: undefined },
        { world: demoWorld },
      );
      const stored = await db
        .select({ id: ledgerTransactions.id })
        .from(ledgerTransactions)
        .where(eq(ledgerTransactions.actor, 'poster'));
      const kept = new Set(stored.map(({ id }) => id));
      expect(all.filter((id) => !kept.has(id))).toEqual([]);
      expect(await balanceOf(db, 'poster')).toMatchObject({ balance: BigInt(kept.size) });
      expect(await trialBalance(db)).toEqual([]);
      await close();
    }
  },
);
