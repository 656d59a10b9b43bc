import { setTimeout as pause } from 'node:timers/promises';
import { eq } from 'drizzle-orm';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ledgerTransactions, withdrawals } from '../sandbox/db/schema';
import { trialBalance } from '../sandbox/ledger/ledger';
import { connect, type OpenedDatabase } from '../sandbox/node/connect';
import { betsUnder } from '../sandbox/testing/betsUnder';
import { compareRounds } from '../sandbox/testing/compareRounds';
import { startRemote, type RemotePlatform } from '../sandbox/testing/remote';
import { freePort } from '../sandbox/node/freePort.mjs';
import { Cluster, lackingPrograms, type NodeName } from './testing/cluster';
import { Load } from './testing/load';

const lacking = lackingPrograms();
if (lacking.length > 0)
  console.log(
    `Skips the cluster, which needs ${lacking.join(', ')} (Debian: apt-get install patroni etcd-server haproxy pgbouncer postgresql-15).`,
  );

const perSecond = 20;
/** The most seconds without an acknowledged write, by what is killed. */
const most = { PostgreSQL: 15, 'its node': 35 } as const;
const kills = [
  ...(['PostgreSQL', 'its node'] as const).flatMap((what) =>
    [1, 2, 3, 4, 5].map((time) => ({ what, how: 'killed' as const, time })),
  ),
  // A machine off the network: it closes no connection, and comes back believing that it is the primary.
  { what: 'its node' as const, how: 'frozen' as const, time: 1 },
];
const cluster = new Cluster();
const platforms: RemotePlatform[] = [];
let load: Load;
const told: string[] = [];

const health = async ({ origin }: RemotePlatform): Promise<number> =>
  (await fetch(`${origin}/sandbox/health`)).status;

async function startPlatform(): Promise<RemotePlatform> {
  return startRemote({
    ...cluster.variables,
    PORT: String(await freePort()),
    GAME_PORT: String(await freePort()),
    GAME_MIN_SPIN_MS: '1',
    TRUSTED_PROXIES: '1',
    DATABASE_PREPARED: '0',
  });
}

/** As many withdrawals as a test makes; the demo's brands let five a day. */
async function allowWithdrawals(): Promise<void> {
  const owner = new pg.Client({ connectionString: cluster.variables['DATABASE_URL_OWNER'] });
  await owner.connect();
  await owner.query(
    `UPDATE settings SET value = value || '{"perDay": 9999, "amountPerDay": "999999999"}' WHERE key = 'withdrawalRules'`,
  );
  await owner.end();
}

describe.skipIf(lacking.length > 0)(
  'a cluster whose primary is killed while people play',
  { retry: 0 },
  () => {
    beforeAll(async () => {
      await cluster.start();
      // The first one makes the world, the other finds it.
      for (let number = 0; number < 2; number += 1) {
        const platform = await startPlatform();
        platforms.push(platform);
        expect(platform.output()).toContain('Platform at');
      }
      await allowWithdrawals();
      load = new Load(platforms);
      await load.begin({ perSecond });
    });
    afterAll(async () => {
      for (const platform of platforms) platform.kill('SIGKILL');
      await Promise.all(platforms.map(({ exit }) => exit));
      await cluster.stop();
      console.log(told.join('\n'));
    });

    it.each(kills)(
      'takes writes again in time: $what, $how, $time',
      { timeout: 180_000 },
      async ({ what, how, time }) => {
        await cluster.untilWhole(120);
        await playsEverywhere();
        const primary = await cluster.primary();
        const since = Date.now();
        const bringBack = strike(primary, what, how);
        await expect
          .poll(() => cluster.primary().catch(() => primary), { timeout: 60_000 })
          .not.toBe(primary);
        bringBack();
        await cluster.untilWhole(120);
        const [whole, heard] = [Date.now(), load.heard];
        await playsEverywhere();
        const gap = load.longestGap(since, Date.now());
        told.push(
          `${what} of ${primary} ${how}, ${time}: ${gap.toFixed(1)} s without a write (${most[what]} at most), whole after ${((whole - since) / 1_000).toFixed(0)} s`,
        );
        expect(gap).toBeLessThanOrEqual(most[what]);
        for (const [index, platform] of platforms.entries()) {
          expect(await health(platform)).toBe(200);
          await expect.poll(() => load.heard[index]).toBeGreaterThan(heard[index] ?? 0);
        }
      },
    );

    it(
      'has lost nothing that was acknowledged, has done nothing twice, and its books add up',
      { timeout: 180_000 },
      async () => {
        await load.end();
        expect(load.faults).toEqual([]);
        const { DATABASE_URL_DIRECT = '' } = cluster.variables;
        const opened = await connect(DATABASE_URL_DIRECT);
        try {
          const spins = await compareSpins(opened);
          await compareBets(opened);
          await compareWithdrawals(opened);
          expect(await trialBalance(opened.db)).toEqual([]);
          told.push(
            `Acknowledged and there once: ${spins} spins, ${load.bets.size} bets, ${load.withdrawals.size} withdrawals.`,
          );
        } finally {
          await opened.close();
        }
        for (const platform of platforms) {
          platform.kill('SIGTERM');
          expect(await platform.exit).toBe(0);
        }
      },
    );
  },
);

/** Lets five seconds pass, in which each platform acknowledges half of what it is asked for at the least. */
async function playsEverywhere(): Promise<void> {
  const since = Date.now();
  await pause(5_000);
  for (const writes of load.writesSince(since)) expect(writes).toBeGreaterThan((5 * perSecond) / 4);
}

/** Takes a primary away. Returns what brings its machine back. */
function strike(primary: NodeName, what: keyof typeof most, how: 'killed' | 'frozen'): () => void {
  if (how === 'frozen') return cluster.freezeNode(primary);
  if (what === 'PostgreSQL') {
    cluster.killPostgres(primary);
    // Patroni starts it anew.
    return () => undefined;
  }
  cluster.killNode(primary);
  return () => cluster.startNode(primary);
}

/** Every spin that was answered is a round, every round was answered, and money is what they come to. */
async function compareSpins({ db }: OpenedDatabase): Promise<number> {
  let count = 0;
  for (const player of load.players) {
    // Whoever bets on draws besides has won or lost there.
    const spinsAlone = !load.bettors.includes(player.username);
    const rounds = await compareRounds(db, player, { spinsAlone });
    expect(rounds).toBe(player.acknowledged.length);
    count += rounds;
  }
  return count;
}

async function compareBets({ db }: OpenedDatabase): Promise<void> {
  expect(load.bets.size).toBeGreaterThan(0);
  for (const [key, ids] of load.bets)
    expect(
      (await betsUnder(db, 'lottery', key)).map(({ id }) => id),
      `bet ${key} was acknowledged`,
    ).toEqual(ids);
}

/** A withdrawal holds money once. */
async function compareWithdrawals({ db }: OpenedDatabase): Promise<void> {
  expect(load.withdrawals.size).toBeGreaterThan(0);
  for (const [key, id] of load.withdrawals) {
    const found = await db.select({ id: withdrawals.id }).from(withdrawals).where(eq(withdrawals.key, key));
    expect(found, `withdrawal ${key} was acknowledged`).toEqual([{ id }]);
    const held = eq(ledgerTransactions.key, `withdrawal.held:${id}`);
    expect(await db.$count(ledgerTransactions, held)).toBe(1);
  }
}
