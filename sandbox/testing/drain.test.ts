import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { contract } from '../../contract';
import { copyWorld, type DatabaseCopy } from './databases';
import { startRemote } from './remote';
import { freePort } from '../node/freePort.mjs';

let database: DatabaseCopy;
const lock = { begin: () => Promise.resolve(), end: () => Promise.resolve() };
let admin: pg.Client;
beforeAll(async () => {
  database = await copyWorld();
  admin = new pg.Client({ connectionString: database.ownerUrl });
  await admin.connect();
  // The agent waits for this when it signs in, and nothing else does: work by the clock goes on.
  lock.begin = async () =>
    void (await admin.query("BEGIN; SELECT FROM accounts WHERE username_key = 'arun' FOR UPDATE"));
  lock.end = async () => void (await admin.query('COMMIT'));
});
afterAll(async () => {
  await admin.end();
  await database.drop();
});

const start = async (variables: Record<string, string> = {}) =>
  startRemote({
    DATABASE_URL: database.url,
    PORT: String(await freePort()),
    GAME_PORT: String(await freePort()),
    ...variables,
  });

describe('a platform that is asked to end', { timeout: 120_000 }, () => {
  it('gives the answer that somebody waits for, ends the streams, takes nothing new, and is gone within 10 s', async () => {
    const platform = await start();
    const mira = platform.visitor();
    expect(await mira.loginAs('member')).toMatchObject({ success: true });
    const cookies = [...mira.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const stream = await fetch(platform.origin + contract.live.events.path, {
      headers: { ...mira.headers(contract.live.events), cookie: cookies },
    });
    expect(stream.headers.get('content-type')).toMatch(/^text\/event-stream/);
    const streamEnd = stream.text();
    const health = async () => (await fetch(`${platform.origin}/sandbox/health`)).status;
    expect([await health(), (await fetch(`${platform.origin}/sandbox/alive`)).status]).toEqual([200, 200]);

    await lock.begin();
    const late = platform.visitor().loginAs('agent');
    // Should it be lost, that is told where it is waited for.
    late.catch(() => undefined);
    // It waits in the database by now.
    await expect
      .poll(async () => {
        const { rows } = await admin.query(
          "SELECT FROM pg_stat_activity WHERE wait_event_type = 'Lock' AND datname = current_database()",
        );
        return rows.length;
      })
      .toBeGreaterThan(0);
    const asked = Date.now();
    platform.kill('SIGTERM');
    expect(await streamEnd).toContain(':');
    await expect(health()).rejects.toThrow();
    await lock.end();
    expect(await late).toMatchObject({ success: true, headers: expect.any(Headers) });
    expect(await platform.exit).toBe(0);
    expect(Date.now() - asked).toBeLessThan(10_000);
  });

  it('serves behind a proxy until that has seen that it ends, on connections that nobody uses again', async () => {
    const platform = await start({ TRUSTED_PROXIES: '1' });
    const asked = Date.now();
    platform.kill('SIGTERM');
    const health = `${platform.origin}/sandbox/health`;
    await expect.poll(async () => (await fetch(health)).status).toBe(503);
    const call = await fetch(platform.origin + contract.start.sealingKey.path);
    expect([call.status, call.headers.get('connection')]).toEqual([200, 'close']);
    // The proxy asks each second.
    await new Promise((resolve) => setTimeout(resolve, 1_000));
    expect((await fetch(health)).status).toBe(503);
    expect(await platform.exit).toBe(0);
    expect(Date.now() - asked).toBeLessThan(10_000);
  });

  it('does not wait for an answer that never comes', async () => {
    const platform = await start();
    await lock.begin();
    const never = platform
      .visitor()
      .loginAs('agent')
      .catch(() => 'lost');
    await new Promise((resolve) => setTimeout(resolve, 500));
    const asked = Date.now();
    platform.kill('SIGTERM');
    expect([0, 1]).toContain(await platform.exit);
    expect(Date.now() - asked).toBeLessThan(10_000);
    await lock.end();
    await never;
  });
});
