import { readFileSync, readdirSync } from 'node:fs';
import { request, type IncomingHttpHeaders } from 'node:http';
import { connect } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestPlatform, type TestPlatform } from '../testing/createTestPlatform';
import { freePort } from './freePort.mjs';
import { createFront } from './front';
import { readEnvironment } from './environment';
import { keptPictureReply } from './keptPictureReply';
import { listen } from './listen';
import { inRoot } from './root';
import { createSite } from './site';
import { serveOperators } from './operatorEndpoint';
import type { SiteFiles } from './siteFiles';

interface Reply {
  status: number;
  headers: IncomingHttpHeaders;
}

/** Writes text on a connection, and reads the head of what comes back. */
const write = (port: number, text: string): Promise<Reply> =>
  new Promise((resolve, reject) => {
    let got = '';
    const socket = connect(port, '127.0.0.1', () => socket.write(text));
    socket.on('data', (chunk: Buffer) => {
      got += chunk.toString();
      if (got.includes('\r\n\r\n')) socket.destroy();
    });
    socket.once('error', reject).once('close', () => {
      const [first = '', ...lines] = got.split('\r\n\r\n', 1)[0]?.split('\r\n') ?? [];
      const pairs = lines.map((line) => [
        line.split(': ')[0]?.toLowerCase(),
        line.split(': ').slice(1).join(': '),
      ]);
      resolve({
        status: Number(first.split(' ')[1]),
        headers: Object.fromEntries(pairs) as IncomingHttpHeaders,
      });
    });
  });

/** One reply of a server, however it was asked for. */
const ask = (
  port: number,
  method: string,
  path: string,
  headers: Record<string, string> = {},
): Promise<Reply> =>
  new Promise((resolve, reject) => {
    request({ host: '127.0.0.1', port, method, path, headers }, (response) => {
      response.resume();
      resolve({ status: response.statusCode ?? 0, headers: response.headers });
    })
      .once('error', reject)
      .end();
  });

/** Says what a reply is without; `framers` are those that it names itself. */
function assertGuarded({ headers }: Reply, framers = "'none'"): void {
  expect(headers['x-content-type-options']).toBe('nosniff');
  const policies = String(headers['content-security-policy']).split(';');
  const framing = policies.map((each) => each.trim()).filter((each) => each.startsWith('frame-ancestors'));
  expect(framing).toEqual([`frame-ancestors ${framers}`]);
}

const own = {
  'content-type': 'text/html',
  'content-security-policy': 'frame-ancestors https://site.example',
};
const kinds: Readonly<Record<string, () => Response | Promise<Response>>> = {
  '/json': () => Response.json({ success: true }),
  '/bare': () => new Response(null, { status: 404 }),
  '/empty': () => new Response(null, { status: 204 }),
  '/known': () => new Response(null, { status: 304, headers: { etag: '"a"' } }),
  '/moved': () => new Response(null, { status: 307, headers: { location: '/' } }),
  '/policy': () => new Response('x', { headers: { 'content-security-policy': "default-src 'self'" } }),
  '/loose': () => new Response('x', { headers: { 'x-content-type-options': 'none' } }),
  '/cookies': () =>
    new Response('x', {
      headers: [
        ['set-cookie', 'a=1'],
        ['set-cookie', 'b=2'],
      ],
    }),
  '/stream': () =>
    new Response(
      new ReadableStream<Uint8Array>({
        start(stream) {
          stream.enqueue(new Uint8Array(1));
          stream.close();
        },
      }),
    ),
  '/throws': () => {
    throw new Error('at once');
  },
  '/rejects': () => Promise.reject(new Error('later')),
  '/breaks': () =>
    new Response(new ReadableStream({ start: (stream) => stream.error(new Error('in the middle')) })),
};

describe.each([true, false])('every reply of a server with isSecure %s', (isSecure) => {
  let port = 0;
  let close: () => Promise<void>;
  const served: string[] = [];
  beforeAll(async () => {
    port = await freePort();
    const options = { port, host: '127.0.0.1', variable: 'PORT', trustedProxies: 0, isSecure };
    ({ close } = await listen((asked) => {
      const { pathname } = new URL(asked.url);
      served.push(`${asked.method} ${pathname}`);
      return pathname === '/framed'
        ? new Response('x', { headers: own })
        : (kinds[pathname]?.() ?? new Response('no', { status: 404 }));
    }, options));
  });
  afterAll(() => close());

  /** Sends what no client would. */
  const raw: Readonly<Record<string, string>> = {
    'no HTTP': 'hello\r\n\r\n',
    'no host': 'GET / HTTP/1.1\r\n\r\n',
    'a host that is none': 'GET / HTTP/1.1\r\nHost: a b\r\n\r\n',
    'a path that is none': 'GET /a\\b HTTP/1.1\r\nHost: a\r\n\r\n',
    'heads without end': `GET / HTTP/1.1\r\nHost: a\r\nX: ${'x'.repeat(20_000)}\r\n\r\n`,
    'an expectation': 'POST / HTTP/1.1\r\nHost: a\r\nExpect: wonders\r\nContent-Length: 0\r\n\r\n',
    'two lengths': 'POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 1\r\nTransfer-Encoding: chunked\r\n\r\n',
  };
  const all = [
    ...Object.keys(kinds).map((path) => ({ title: path, get: () => ask(port, 'GET', path) })),
    ...['HEAD', 'POST', 'OPTIONS', 'PATCH', 'TRACE'].map((method) => ({
      title: method,
      get: () => ask(port, method, '/bare'),
    })),
    { title: 'NUL', get: () => ask(port, 'GET', '/a%00b') },
    ...Object.entries(raw).map(([title, text]) => ({ title, get: () => write(port, text) })),
  ];

  it.each(all)('says that nothing sniffs or frames it: $title', async ({ get }) => {
    const reply = await get();
    expect(reply.status).toBeGreaterThan(199);
    assertGuarded(reply);
    expect(reply.headers['strict-transport-security']).toBe(
      isSecure ? 'max-age=31536000; includeSubDomains' : undefined,
    );
  });

  it('names those who may frame it where it does, and loses nothing else that it says', async () => {
    assertGuarded(await ask(port, 'GET', '/framed'), 'https://site.example');
    expect((await ask(port, 'GET', '/policy')).headers['content-security-policy']).toBe(
      "default-src 'self'; frame-ancestors 'none'",
    );
    expect((await ask(port, 'GET', '/cookies')).headers['set-cookie']).toEqual(['a=1', 'b=2']);
    expect((await ask(port, 'GET', '/moved')).headers.location).toBe('/');
    expect((await write(port, raw['no host'] ?? '')).headers.connection).toBe('close');
  });

  it('to TRACE is a refusal that sends nothing of it back', async () => {
    served.length = 0;
    const text = `TRACE /json HTTP/1.1\r\nHost: a\r\nCookie: secret=1\r\n\r\n`;
    expect(await write(port, text)).toMatchObject({
      status: 405,
      headers: {
        allow: 'GET, HEAD, POST, PUT, DELETE, OPTIONS',
        'content-type': 'text/plain; charset=utf-8',
      },
    });
    expect(served).toEqual([]);
  });
});

it('is guarded by one server, which is the only one that answers visitors', () => {
  const makers = ['sandbox', 'demo'].flatMap((folder) =>
    readdirSync(inRoot(folder), { recursive: true, encoding: 'utf8' })
      .map((name) => join(folder, name))
      .filter((name) => /\.(?:ts|mjs)$/.test(name) && !/\.test\.|\/testing\//.test(name))
      .filter((name) =>
        /\bcreate(?:Adaptor|Https?|Http2|Secure)?Server\b|\bserve\(\{/.test(
          readFileSync(inRoot(name), 'utf8'),
        ),
      ),
  );
  expect(makers.sort()).toEqual([
    'sandbox/node/freePort.mjs', // Looks for a free port, and answers nobody.
    'sandbox/node/listen.ts',
  ]);
});

describe('the platform', () => {
  let platform: TestPlatform;
  let port = 0;
  let operators = 0;
  const closing: (() => Promise<void>)[] = [];
  beforeAll(async () => {
    platform = await createTestPlatform();
    [port, operators] = [await freePort(), await freePort()];
    const siteOrigin = `http://localhost:${port}`;
    const files = {
      page: '<html></html>',
      built: () => undefined,
      facts: () => undefined,
      themeColors: () => undefined,
      text: () => undefined,
      scripts: () => [],
      respond: () => undefined,
    } as unknown as SiteFiles;
    const site = createSite({
      files,
      brand: 'aurora',
      gameOrigin: siteOrigin,
      siteOrigin,
      allowBrandQuery: false,
      build: '',
      hasServiceWorker: false,
    });
    const front = createFront({
      env: readEnvironment({ PORT: String(port) }),
      log: platform.ports.log,
      api: (asked, address) => platform.app.fetch(asked, { address }),
      images: async (asked) =>
        (await keptPictureReply({ db: platform.db, storage: platform.ports.storage }, asked)) ??
        new Response(null, { status: 404 }),
      hero: () => Promise.resolve(undefined),
      hosts: () => Promise.resolve({ lines: [], images: [], frames: [] }),
      isReady: () => Promise.resolve(false),
      takesBets: () => true,
      inside: { fails: () => Promise.reject(new Error('a fault')) },
    });
    const both = (asked: Request, address: string) =>
      new URL(asked.url).searchParams.has('site') ? site(asked, address) : front(asked, address);
    const options = { host: '127.0.0.1', variable: 'PORT', trustedProxies: 0, isSecure: false };
    closing.push((await listen(both, { port, ...options })).close);
    const serve = serveOperators({ db: platform.db, ...platform.ports }, () => undefined, {
      production: true,
    });
    closing.push((await listen(serve, { port: operators, ...options })).close);
  });
  afterAll(async () => {
    for (const close of closing) await close();
    await platform.close();
  });

  it.each([
    ['the page', 'GET', '/?site', 200],
    ['the service worker', 'GET', '/sw.js?site', 200],
    ['robots.txt', 'GET', '/robots.txt?site', 200],
    ['a missing file', 'GET', '/none.js?site', 404],
    ['a write to the site', 'POST', '/?site', 405],
    ['the other name of the machine', 'GET', '/rng?site', 307],
    ['a call', 'GET', '/wps/system/status', 400],
    ['a call that there is not', 'GET', '/wps/none', 404],
    ['a missing picture', 'GET', '/img/kept/none.png', 404],
    ['that it is alive', 'GET', '/sandbox/alive', 200],
    ['that it is not ready', 'GET', '/sandbox/health', 503],
    ['a write to health', 'POST', '/sandbox/health', 405],
    ['a report that is taken', 'POST', '/sandbox/csp-report', 204],
    ['a page of its own that there is not', 'GET', '/sandbox/none', 404],
    ['a fault', 'GET', '/sandbox/fails', 500],
  ])('lets nothing sniff or frame %s', async (title, method, path, status) => {
    const host = title === 'the other name of the machine' ? '127.0.0.1' : 'localhost';
    const reply = await ask(port, method, path, { host: `${host}:${port}` });
    expect(reply.status).toBe(status);
    assertGuarded(reply);
  });

  it('lets nothing sniff or frame what operators are told', async () => {
    const reply = await ask(operators, 'POST', '/');
    expect(reply.status).toBe(401);
    assertGuarded(reply);
  });
});
