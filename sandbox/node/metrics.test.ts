import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { contract } from '../../contract';
import { openTestDatabase, type TestDatabase } from '../testing/databases';
import { inRoot } from './root';
import { startRemote, type RemotePlatform } from '../testing/remote';
import { freePort } from './freePort.mjs';

let database: TestDatabase;
let platform: RemotePlatform;
let metricsPort: number;

beforeAll(async () => {
  database = await openTestDatabase();
  metricsPort = await freePort();
  platform = await startRemote({
    DATABASE_URL: database.url,
    PORT: String(await freePort()),
    GAME_PORT: String(await freePort()),
    METRICS_PORT: String(metricsPort),
  });
});
afterAll(async () => {
  platform.kill('SIGTERM');
  await platform.exit;
  await database.close();
});

const metricsPage = (path = '/metrics') => fetch(`http://127.0.0.1:${metricsPort}${path}`);
/** The value of a series, by its name with its labels. */
const valueOf = (text: string, series: string): number | undefined => {
  const line = text.split('\n').find((each) => each.startsWith(`${series} `));
  return line === undefined ? undefined : Number(line.slice(series.length));
};

describe('metrics', () => {
  it('tell calls by name and outcome, jobs, the ledger, queues, streams and the database, to Prometheus', async () => {
    const mira = platform.visitor();
    expect(await mira.loginAs('member')).toMatchObject({ success: true });
    expect(await platform.visitor().login('mira', 'not hers')).toMatchObject({ success: false });
    const cookies = [...mira.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const stream = await fetch(platform.origin + contract.live.events.path, {
      headers: { ...mira.headers(contract.live.events), cookie: cookies },
    });
    await expect
      .poll(async () =>
        valueOf(
          await (await metricsPage()).text(),
          'platform_job_seconds_count{job="settle lottery bets",outcome="done"}',
        ),
      )
      .toBeGreaterThan(0);

    const reply = await metricsPage();
    expect(reply.headers.get('content-type')).toMatch(/^text\/plain; version=0\.0\.4/);
    const text = await reply.text();
    expect(valueOf(text, 'platform_call_seconds_count{call="session.login",outcome="done"}')).toBe(1);
    expect(valueOf(text, 'platform_call_seconds_count{call="session.login",outcome="refused"}')).toBe(1);
    expect(valueOf(text, 'platform_live_streams')).toBe(1);
    expect(valueOf(text, 'platform_database_up')).toBe(1);
    expect(valueOf(text, 'platform_database_connections{pool="reads",state="waiting"}')).toBe(0);
    expect(valueOf(text, 'platform_queue_length{queue="withdrawals"}')).toBeGreaterThanOrEqual(0);
    expect(valueOf(text, 'platform_queue_age_seconds{queue="vendor transfers"}')).toBe(0);
    expect(valueOf(text, 'platform_ledger_rows_total{table="ledger_entries"}')).toBeGreaterThanOrEqual(0);
    expect(text).toMatch(/^platform_database_sessions\{state="idle",wait="Client"\} \d+$/m);
    expect(text).toContain('process_resident_memory_bytes');
    // Nothing of a person, and no two series for one call but by how it ended.
    expect(text).not.toContain('mira');
    await stream.body?.cancel();
  });

  it('have every name that the dashboard draws', async () => {
    const text = await (await metricsPage()).text();
    const board = readFileSync(inRoot('deploy/grafana.json'), 'utf8');
    const drawn = [...board.matchAll(/\b(?:platform|nodejs)_[a-z0-9_]+/g)].map(([name]) => name);
    expect(new Set(drawn).size).toBeGreaterThan(9);
    expect(drawn.filter((name) => !text.includes(`\n${name}`))).toEqual([]);
  });

  it('are on a port of their own, and nothing else is', async () => {
    expect((await metricsPage('/')).status).toBe(404);
    expect((await metricsPage('/sandbox/health')).status).toBe(404);
    const onSite = await fetch(`${platform.origin}/metrics`);
    expect(await onSite.text()).not.toContain('platform_call_seconds');
  });
});
