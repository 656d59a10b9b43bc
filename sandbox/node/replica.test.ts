import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { contract, type Call } from '../../contract';
import { createApp } from '../app';
import { createTestPlatform, type TestPlatform } from '../testing/createTestPlatform';
import { download, valueOf, type BetPage } from '../testing/reportFixture';
import { freePort } from './freePort.mjs';
import { runOn, startReplicated, type ReplicatedServers } from '../testing/replicatedServers';
import type { Visitor } from '../testing/visitor';
import { connect } from './connect';
import { createCluster, platformDatabase } from './embedded/cluster';
import { asRole, platformRole } from './embedded/roles';
import { startServer } from './embedded/server';
import { openMetrics } from './metrics';
import { openReplica, type Replica } from './replica';

const day = { from: '2026-11-01', to: '2026-11-25' };
const limits = { silentMs: 1_500, mostBehindMs: 6_000, everyMs: 100 };

let servers: ReplicatedServers;
let platform: TestPlatform;
let replica: Replica;
let reading: TestPlatform['app'];
let [agent, mira]: Visitor[] = [];
const lines: string[] = [];
const log = {
  info: (words: string) => void lines.push(words),
  warn: (words: string) => void lines.push(words),
  error: (words: string) => void lines.push(words),
};

beforeAll(async () => {
  servers = await startReplicated();
  const url = servers.primary.urlOf(platformDatabase);
  platform = await createTestPlatform({}, async () => ({
    ...(await connect(asRole(url, platformRole))),
    ownerUrl: url,
  }));
  replica = await openReplica(asRole(servers.copyUrl(), platformRole), platform, log, limits);
  reading = createApp({ db: platform.db, ports: platform.ports, config: platform.config, reports: replica });
  [agent, mira] = [platform.visitor({ app: reading }), platform.visitor({ app: reading })];
  await agent.loginAs('agent');
  await mira.loginAs('member');
}, 240_000);
afterAll(async () => {
  await replica.close();
  await platform.close();
  await servers.stop();
});

const reports: readonly Call[] = [
  contract.records.teamBets, contract.reports.overview, contract.reports.profitByAccount, contract.reports.profitByDay,
  contract.reports.transactions,
]; // prettier-ignore
const files: readonly Call[] = [contract.records.exportTeamBets, contract.reports.exportProfit];
const asked = async (call: Call, who = agent): Promise<Record<string, unknown>> =>
  valueOf<Record<string, unknown>>(await (who as Visitor).call(call, day));
/** What the agent is answered, by the primary unless another way is named. */
const fileOf = (call: Call, app = platform.app) => download({ app }, agent as Visitor, call, day);
const readsOf = async (work: () => Promise<unknown>) => {
  const before = replica.look().reads;
  await work();
  const after = replica.look().reads;
  return { replica: after.replica - before.replica, primary: after.primary - before.primary };
};
/** Asks until an answer is as it should be. */
const until = (look: () => unknown, timeout = 20_000) => expect.poll(look, { timeout, interval: 100 });
const placeBet = (id: string) =>
  platform.db
    .execute(sql`INSERT INTO bets (id, account_id, game_id, game_type, vassalage, currency, status, stake, payout, valid_bet,
      valid_bet_reason, placed_at, settled_at, day)
    SELECT ${id}, 'aurora-arun', id, category, vassalage, 'USD', 'lost', 100, 0, 0, 'even', timestamptz '2026-11-25 16:30Z',
      timestamptz '2026-11-25 16:30Z', '0001-01-01' FROM games ORDER BY id LIMIT 1`);
const hasBet = async (call: Call, id: string, who: Visitor | undefined): Promise<boolean> => {
  const page = (await who?.call(call, { from: day.to, to: day.to, pageSize: 200 })) as { value: BetPage };
  return page.value.rows.some((row) => row.id === id);
};

describe('a replica', () => {
  it('answers what the contract says are reports, as the primary would', async () => {
    await until(() => replica.look().isUsed).toBe(true);
    await until(() => replica.look().lagSeconds).toBeLessThan(1);
    for (const call of reports) {
      expect(await readsOf(() => asked(call)), call.path).toEqual({ replica: 1, primary: 0 });
      expect((await fileOf(call, reading)).lines, call.path).toEqual((await fileOf(call)).lines);
    }
    for (const call of files) {
      const reads = await readsOf(async () => {
        const { lines: rows } = await fileOf(call, reading);
        expect(rows).toEqual((await fileOf(call)).lines);
      });
      expect(reads).toEqual({ replica: 1, primary: 0 });
    }
    expect(lines).toEqual(['reports are read from the replica']);
  });

  it('answers nobody’s own records', async () => {
    const own = [contract.records.bets, contract.records.movements, contract.records.profit];
    for (const call of own)
      expect(await readsOf(() => asked(call, mira))).toEqual({ replica: 0, primary: 0 });
    expect(await readsOf(() => (mira as Visitor).call(contract.wallet.balance, {}))).toEqual({
      replica: 0,
      primary: 0,
    });
  });

  it('is not behind because nobody writes', async () => {
    await until(() => replica.look().lagSeconds).toBeLessThan(1);
    const ages: (number | undefined)[] = [];
    for (let times = 0; times < 25; times += 1) {
      await new Promise((resolve) => setTimeout(resolve, 100));
      ages.push(replica.look().lagSeconds);
    }
    expect(Math.max(...ages.map((age) => age ?? Infinity))).toBeLessThan(limits.silentMs / 1_000);
    expect(await asked(contract.reports.overview)).not.toHaveProperty('readAt');
  });

  it(
    'that stands still says how old it is, and is passed over when that is too long',
    { timeout: 60_000 },
    async () => {
      await runOn(servers.copyUrl(), 'SELECT pg_wal_replay_pause()');
      const pausedAt = Date.now();
      await placeBet('after-pause');
      // Who placed it sees it at once.
      expect(await hasBet(contract.records.bets, 'after-pause', agent)).toBe(true);
      expect(await hasBet(contract.records.teamBets, 'after-pause', agent)).toBe(false);
      await until(async () => (await asked(contract.reports.overview))['readAt']).toBeDefined();
      for (const call of reports) {
        const { readAt } = await asked(call);
        expect(Date.parse(String(readAt)), call.path).toBeLessThan(pausedAt + 1_000);
        expect(Date.parse(String(readAt)), call.path).toBeGreaterThan(pausedAt - 5_000);
      }
      await until(() => lines.at(-1)).toBe(
        'the replica is too far behind: reports are read from the primary',
      );
      expect(
        await readsOf(async () => {
          expect(await hasBet(contract.records.teamBets, 'after-pause', agent)).toBe(true);
          expect(await asked(contract.reports.overview)).not.toHaveProperty('readAt');
        }),
      ).toEqual({ replica: 0, primary: 2 });
      await runOn(servers.copyUrl(), 'SELECT pg_wal_replay_resume()');
      await until(() => lines.at(-1)).toBe('reports are read from the replica');
      expect(
        await readsOf(async () =>
          expect(await hasBet(contract.records.teamBets, 'after-pause', agent)).toBe(true),
        ),
      ).toEqual({ replica: 1, primary: 0 });
    },
  );

  it(
    'that is killed fails no report, nor a file that is on its way, and is used again when it is back',
    { timeout: 60_000 },
    async () => {
      const closing: (() => Promise<void>)[] = [];
      const metricsPort = await freePort();
      const opened = await connect(asRole(servers.primary.urlOf(platformDatabase), platformRole));
      await openMetrics(
        { metricsPort, metricsHost: '127.0.0.1' },
        opened,
        { log, live: { size: 0 }, replica },
        closing,
      );
      const series = async (name: string) => {
        const text = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text();
        return Number(
          text
            .split('\n')
            .find((line) => line.startsWith(`${name} `))
            ?.split(' ')
            .at(-1),
        );
      };
      await until(() => series('platform_replica_used')).toBe(1);
      expect(await series('platform_replica_lag_seconds')).toBeLessThan(5);

      const whole = (await fileOf(contract.records.exportTeamBets)).lines.length;
      let isOver = false;
      let answers = 0;
      const people = Array.from({ length: 4 }, async (_, number) => {
        while (!isOver) {
          const call = reports[(answers + number) % reports.length] as Call;
          expect(await (agent as Visitor).call(call, day), call.path).toMatchObject({ success: true });
          const file = await fileOf(contract.records.exportTeamBets, reading);
          expect(file.lines.length).toBe(whole);
          answers += 1;
        }
      });
      await until(() => answers).toBeGreaterThan(3);
      servers.killCopy();
      await until(() => lines.at(-1)).toBe('the replica is away: reports are read from the primary');
      const then = answers;
      await until(() => answers).toBeGreaterThan(then + 3);
      isOver = true;
      await Promise.all(people);
      expect(await series('platform_replica_used')).toBe(0);
      expect(await series('platform_report_reads_total{source="primary"}')).toBeGreaterThan(3);
      expect(await series('platform_report_reads_total{source="replica"}')).toBeGreaterThan(3);

      servers.startCopy();
      await until(() => lines.at(-1)).toBe('reports are read from the replica');
      await until(() => series('platform_replica_used')).toBe(1);
      for (const end of closing) await end();
      await opened.close();
    },
  );
});

describe('DATABASE_URL_REPLICA', () => {
  const opening = (url: string, db = platform.db) => openReplica(url, { db }, log, limits);

  it('is refused when it names what follows nothing, another database, or nobody', async () => {
    await expect(opening(asRole(servers.primary.urlOf(platformDatabase), platformRole))).rejects.toThrow(
      'DATABASE_URL_REPLICA names a server that follows no other',
    );
    const other = new URL(servers.copyUrl());
    other.pathname = '/postgres';
    await expect(opening(other.href)).rejects.toThrow('names another database than DATABASE_URL');
    const wrong = new URL(servers.copyUrl());
    wrong.password = 'wrong';
    await expect(opening(wrong.href)).rejects.toThrow(
      'PostgreSQL refused the user or password of DATABASE_URL_REPLICA',
    );
    await expect(opening('nothing')).rejects.toThrow('DATABASE_URL_REPLICA');
  });

  it('is refused when it follows a server of another making, whatever its database is called', async () => {
    const fresh = join(servers.home, 'fresh');
    createCluster(fresh);
    const server = await startServer(fresh, { isOnTcp: true });
    await runOn(server.urlOf('postgres'), `CREATE DATABASE ${platformDatabase}`);
    const another = await connect(server.urlOf(platformDatabase));
    await expect(opening(asRole(servers.copyUrl(), platformRole), another.db)).rejects.toThrow(
      'names another database than DATABASE_URL',
    );
    await another.close();
    await server.stop();
  });

  it('that nobody answers at is waited for', async () => {
    const away = new URL(servers.copyUrl());
    away.port = String(await freePort());
    const waiting = await opening(away.href);
    expect(lines.at(-1)).toBe('the replica is away: reports are read from the primary');
    expect(waiting.next().db).toBe(platform.db);
    expect(waiting.look()).toMatchObject({ isUsed: false, lagSeconds: undefined });
    await waiting.close();
  });
});
