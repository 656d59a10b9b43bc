import { Agent, request } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { freePort } from './freePort.mjs';
import { listen } from './listen';

/** Sends a path as it is: `fetch` would clean it first. */
function get(
  port: number,
  path: string,
): Promise<{ status: number; headers: NodeJS.Dict<string | string[]> }> {
  return new Promise((resolve, reject) => {
    request({ host: '127.0.0.1', port, path }, (response) => {
      response.resume();
      resolve({ status: response.statusCode ?? 0, headers: response.headers });
    })
      .once('error', reject)
      .end();
  });
}

const replies: Readonly<Record<string, () => Response>> = {
  '/wps/call': () => Response.json({ success: true }),
  '/img/picture.svg': () => new Response('<svg/>'),
  '/moved': () => new Response(null, { status: 307, headers: { location: '/' } }),
};
const served: string[] = [];
const serve = (asked: Request): Response => {
  const { pathname } = new URL(asked.url);
  served.push(pathname);
  return replies[pathname]?.() ?? new Response('There is no such page.', { status: 404 });
};

describe.each([true, false])('a server with isSecure %s', (isSecure) => {
  let port = 0;
  let close: () => Promise<void>;
  beforeAll(async () => {
    port = await freePort();
    ({ close } = await listen(serve, {
      port,
      host: '127.0.0.1',
      variable: 'PORT',
      trustedProxies: 0,
      isSecure,
    }));
  });
  afterAll(() => close());

  it.each(['/wps/call', '/img/picture.svg', '/moved', '/missing', '/play/%00'])(
    'tells browsers to insist on https with %s only when it is reached by https',
    async (path) => {
      const { headers } = await get(port, path);
      expect(headers['strict-transport-security']).toBe(
        isSecure ? 'max-age=31536000; includeSubDomains' : undefined,
      );
    },
  );

  it.each(['/play/%00', '/play/g0/a%00b', '/play/g0%00/s/api/state', '/%00'])(
    'has no address %s, whatever serves it',
    async (path) => {
      served.length = 0;
      expect(await get(port, path)).toMatchObject({ status: 404 });
      expect(served).toEqual([]);
    },
  );
});

describe('a body that nobody reads', () => {
  let port = 0;
  let close: () => Promise<void>;
  const refuseUnread = () => new Response('no', { status: 413 });
  beforeAll(async () => {
    port = await freePort();
    const options = { host: '127.0.0.1', variable: 'PORT', trustedProxies: 0, isSecure: false };
    ({ close } = await listen(refuseUnread, { port, ...options }));
  });
  afterAll(() => close());

  /** Sends a body of so many bytes, of which only `sent` come; tells the answer and whether the connection stays. */
  function post(bytes: number, sent = bytes) {
    const agent = new Agent({ keepAlive: true });
    return new Promise<{ status: number; connection: string | undefined }>((resolve, reject) => {
      const sending = request(
        { host: '127.0.0.1', port, method: 'POST', path: '/', agent, headers: { 'content-length': bytes } },
        (response) => {
          response.resume();
          resolve({ status: response.statusCode ?? 0, connection: response.headers.connection });
        },
      ).once('error', reject);
      sending.write(Buffer.alloc(sent));
      if (sent === bytes) sending.end();
    }).finally(() => agent.destroy());
  }

  it('is read out before the answer, and the connection stays', async () => {
    expect(await post(3_000_000)).toEqual({ status: 413, connection: 'keep-alive' });
  });

  it('is answered when nothing more of it comes, and whoever waits behind it is answered too', async () => {
    const [stalled, whole] = await Promise.all([post(3_000_000, 100_000), post(3_000_000)]);
    expect(stalled).toEqual({ status: 413, connection: 'close' });
    expect(whole).toMatchObject({ status: 413 });
  });

  it('keeps nobody waiting whose request is small', async () => {
    let isRead = false;
    const large = Promise.all([post(6_000_000), post(6_000_000)]).then(() => (isRead = true));
    await get(port, '/');
    expect(isRead).toBe(false);
    await large;
  });
});

it('ends only after the calls whose clients have gone', async () => {
  const steps: string[] = [];
  let begun = (): void => undefined;
  let goOn = (): void => undefined;
  const hasBegun = new Promise<void>((resolve) => (begun = resolve));
  const mayGoOn = new Promise<void>((resolve) => (goOn = resolve));
  const port = await freePort();
  const { close } = await listen(
    async () => {
      begun();
      await mayGoOn;
      steps.push('answered');
      return new Response('late');
    },
    { port, host: '127.0.0.1', variable: 'PORT', trustedProxies: 0, isSecure: false },
  );
  const client = new AbortController();
  const left = fetch(`http://127.0.0.1:${port}/`, { signal: client.signal }).catch(() => steps.push('left'));
  await hasBegun;
  client.abort();
  await left;
  const ended = close().then(() => steps.push('ended'));
  await new Promise((resolve) => setTimeout(resolve, 200));
  goOn();
  await ended;
  expect(steps).toEqual(['left', 'answered', 'ended']);
});

it('ends as soon as a stream has ended, whose connection the client would keep', async () => {
  let stream: ReadableStreamDefaultController<Uint8Array> | undefined;
  const port = await freePort();
  const { close } = await listen(
    () => new Response(new ReadableStream<Uint8Array>({ start: (controller) => void (stream = controller) })),
    { port, host: '127.0.0.1', variable: 'PORT', trustedProxies: 1, isSecure: false },
  );
  const agent = new Agent({ keepAlive: true });
  const answered = new Promise<void>((resolve, reject) => {
    const asked = request({ host: '127.0.0.1', port, agent }, (response) => {
      response.resume();
      resolve();
    });
    asked.once('error', reject).end();
  });
  await expect.poll(() => stream).toBeDefined();
  stream?.enqueue(new Uint8Array(1));
  await answered;
  const asked = Date.now();
  const ended = close();
  stream?.close();
  await ended;
  // After five seconds connections are cut.
  expect(Date.now() - asked).toBeLessThan(4_000);
  agent.destroy();
});
