import { sql } from 'drizzle-orm';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { contract, headers as names, type Envelope } from '../../contract';
import { rows } from '../db/database';
import { connect } from '../node/connect';
import { copyWorld, startTestServer, type DatabaseCopy, type TestServer } from './databases';
import { startRemote, type RemotePlatform } from './remote';
import { freePort } from '../node/freePort.mjs';

/** A server of its own, because the test stops it. */
let server: TestServer;
let database: DatabaseCopy;

const timeout = 120_000;
const unavailable = { status: 503, body: { success: false, errorCode: 'platform.unavailable' } };

describe('a platform whose PostgreSQL server goes away', { timeout }, () => {
  let platform: RemotePlatform;
  let health: () => Promise<number>;
  beforeAll(async () => {
    server = await startTestServer({ isDurable: true });
    database = await copyWorld(server.url);
    const [port, gamePort] = [await freePort(), await freePort()];
    platform = await startRemote({
      DATABASE_URL: database.url,
      PORT: String(port),
      GAME_PORT: String(gamePort),
      TRUSTED_PROXIES: '1',
    });
    health = async () => (await fetch(`${platform.origin}/sandbox/health`)).status;
  }, timeout);
  afterAll(async () => {
    platform.kill('SIGTERM');
    await platform.exit;
    await server.stop();
  });

  let network = 0;
  /**
   * Reads and transactions, thirty at once: connections are lost in both, and there are more calls than connections.
   * Each client has a network of its own, because pictures are counted by network.
   */
  const callAtOnce = (): Promise<{ status: number; body: Envelope }[]> =>
    Promise.all(
      [contract.start.status, contract.session.captcha, contract.session.captcha]
        .flatMap((call) => Array.from({ length: 10 }, () => call))
        .map(async (call) => {
          const query = call === contract.start.status ? '?url=http%3A%2F%2Flocalhost' : '';
          const response = await fetch(`${platform.origin}${call.path}${query}`, {
            method: call.method,
            headers: {
              [names.site]: '1',
              'content-type': 'application/json',
              'x-forwarded-for': `198.51.${(network = (network + 1) % 256)}.7`,
            },
            ...(call.encoding === 'query' ? {} : { body: '{}' }),
          });
          return { status: response.status, body: (await response.json()) as Envelope };
        }),
    );

  it('gives a connection back whose transaction could not begin', async () => {
    const { db, close } = await connect(database.url);
    // More than the pool holds.
    for (let count = 0; count < 20; count += 1)
      await expect(
        db.transaction(() => Promise.resolve(), { isolationLevel: 'none' as 'serializable' }),
      ).rejects.toThrow();
    expect(await db.transaction((tx) => rows(tx, sql`SELECT 1 AS one`))).toEqual([{ one: 1 }]);
    await close();
  });

  it('answers 503 in words when its connections are cut, in whatever they are doing, and goes on', async () => {
    const admin = new pg.Client({ connectionString: server.url });
    await admin.connect();
    let cut = 0;
    for (let round = 0; round < 8; round += 1) {
      const calls = callAtOnce();
      for (let blow = 0; blow < 5; blow += 1) {
        const { rowCount } = await admin.query(
          "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'sandbox'",
        );
        cut += rowCount ?? 0;
        await new Promise((resolve) => setTimeout(resolve, 15));
      }
      for (const { status, body } of await calls)
        if (status !== 200) expect({ status, body }).toMatchObject(unavailable);
    }
    await admin.end();
    expect(cut).toBeGreaterThan(20);
    expect(await health()).toBe(200);
  });

  it('says so on its health page while the server is down, refuses every call in words, and recovers by itself', async () => {
    for (const answer of await callAtOnce()) expect(answer).toMatchObject({ status: 200 });
    await server.pause();
    expect(await health()).toBe(503);
    const page = await fetch(`${platform.origin}/`);
    // Without a built site there is no page to fail.
    expect([404, 503]).toContain(page.status);
    // More of them than the pool has connections: none may be lost for good.
    for (let round = 0; round < 3; round += 1) {
      for (const answer of await callAtOnce()) expect(answer).toMatchObject(unavailable);
    }
    await server.resume();
    expect(await health()).toBe(200);
    for (const answer of await callAtOnce()) expect(answer).toMatchObject({ status: 200 });
  });
});
