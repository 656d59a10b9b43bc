import { createServer, request as requestPlain, type IncomingHttpHeaders } from 'node:http';
import { request as requestSecure } from 'node:https';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { freePort } from '../sandbox/node/freePort.mjs';
import { removeFolders } from './testing/folders';
import { hasCaddy, runProxy } from './testing/proxy';

interface Asked {
  method?: string;
  path: string;
  /** Name in the request, where it is not the certificate's. */
  host?: string;
}

describe.skipIf(!hasCaddy)('the proxy of compose.yaml', () => {
  const reached: string[] = [];
  const platform = createServer((asked, reply) => {
    reached.push(`${asked.method} ${asked.url}`);
    reply.setHeader('content-security-policy', 'frame-ancestors https://own.example').end('the platform');
  });
  let open = 0;
  let secure = 0;
  let proxy: Awaited<ReturnType<typeof runProxy>>;

  const ask = (isSecure: boolean, { method = 'GET', path, host = 'localhost' }: Asked) =>
    new Promise<{ status: number; headers: IncomingHttpHeaders; body: string }>((resolve, reject) => {
      const options = { host: '127.0.0.1', method, path, headers: { host } };
      const send = isSecure
        ? requestSecure({ ...options, port: secure, servername: 'localhost', rejectUnauthorized: false })
        : requestPlain({ ...options, port: open });
      send
        .once('response', (response) => {
          let body = '';
          response.on('data', (chunk: Buffer) => (body += chunk.toString()));
          response.once('end', () =>
            resolve({ status: response.statusCode ?? 0, headers: response.headers, body }),
          );
        })
        .once('error', reject)
        .end();
    });

  beforeAll(async () => {
    const port = await freePort();
    await new Promise<void>((resolve) => platform.listen(port, '127.0.0.1', resolve));
    [open, secure] = [await freePort(), await freePort()];
    proxy = await runProxy({ SITE_HOST: 'localhost', HTTP_PORT: String(open), HTTPS_PORT: String(secure) }, [
      `http://127.0.0.1:${port}`,
    ]);
    const answer = () => ask(true, { path: '/' }).then(({ body }) => body, String);
    await vi.waitUntil(async () => (await answer()) === 'the platform', 30_000);
  });
  afterAll(async () => {
    await proxy.stop();
    await new Promise((resolve) => platform.close(resolve));
    removeFolders();
  });

  it('sends pages to https, and refuses a call that came in the open', async () => {
    reached.length = 0;
    for (const path of ['/', '/rng?page=GPI', '/assets/app-1.js']) {
      const { status, headers } = await ask(false, { path, host: 'elsewhere.example' });
      expect([status, headers.location]).toEqual([301, `https://localhost${path}`]);
    }
    for (const asked of [
      { path: '/wps/system/status' },
      { path: '/lgw/games/game_menus' },
      { path: '/wallet/v1/balance', method: 'POST' },
      { path: '/sandbox/csp-report', method: 'POST' },
      { path: '/', method: 'POST' },
    ]) {
      const { status, headers, body } = await ask(false, asked);
      expect([status, headers.location]).toEqual([403, undefined]);
      expect(body).toBe('This is answered by https alone.');
    }
    expect(reached.filter((each) => !each.includes('/sandbox/health'))).toEqual([]);
  });

  it('says that nothing sniffs or frames what the proxy answers by itself, and leaves a platform its own', async () => {
    expect((await ask(true, { path: '/' })).headers['content-security-policy']).toBe(
      'frame-ancestors https://own.example',
    );
    const assertGuarded = ({ headers }: { headers: IncomingHttpHeaders }) => {
      expect(headers['x-content-type-options']).toBe('nosniff');
      expect(headers['content-security-policy']).toBe("default-src 'none'; frame-ancestors 'none'");
    };
    assertGuarded(await ask(false, { path: '/' }));
    assertGuarded(await ask(false, { path: '/wps/none' }));
    const stranger = await ask(true, { path: '/', host: 'elsewhere.example' });
    expect(stranger.status).toBe(421);
    assertGuarded(stranger);
    await new Promise((resolve) => {
      platform.close(resolve);
      platform.closeAllConnections();
    });
    const away = await ask(true, { path: '/' });
    expect(away.status).toBeGreaterThan(499);
    assertGuarded(away);
    expect(away.headers['strict-transport-security']).toBe('max-age=31536000; includeSubDomains');
  });
});
