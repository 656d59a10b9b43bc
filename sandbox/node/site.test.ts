import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CspReports } from './cspReports';
import { readEnvironment } from './environment';
import { createSite } from './site';
import { SiteFiles } from './siteFiles';

const folder = mkdtempSync(join(tmpdir(), 'sandbox-site-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

let serve: ReturnType<typeof createSite>;
beforeAll(() => {
  const files: Record<string, string> = {
    'index.html':
      '<html data-brand="aurora"><head><!--site-head--><script nonce="__CSP_NONCE__"></script></head><body><!--site-hero--></body></html>',
    '.vite/manifest.json': JSON.stringify({
      'src/design-system/theme/generated/brand-aurora.css': { file: 'assets/aurora-1.css' },
      'src/design-system/theme/generated/brand-lotus.css': { file: 'assets/lotus-1.css' },
    }),
    'assets/app-1.js': 'plain',
    'assets/app-1.js.br': 'packed',
    'assets/app-1.js.gz': 'zipped',
    'logo.avif': 'picture',
    'sw.js': 'the worker',
    'brand/aurora/themeColors.json': JSON.stringify({ dark: '#101010', light: '#fafafa' }),
    'brand/lotus/facts.json': JSON.stringify({ name: 'Lotus', merchantCode: 'lotus', currency: 'VND' }),
  };
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(join(folder, name, '..'), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
  serve = createSite({
    files: new SiteFiles(folder),
    brand: 'aurora',
    gameOrigin: 'http://localhost:4001',
    siteOrigin: 'http://localhost:4000',
    allowBrandQuery: true,
    build: 'test',
    hero: () => Promise.resolve({ image: '/img/hero.svg?a&"<b', imageSmall: '/img/small.svg' }),
  });
});

const get = (path: string, headers: Record<string, string> = {}) =>
  serve(new Request(`http://localhost:4000${path}`, { headers: { host: 'localhost:4000', ...headers } }));
const nonceOf = (response: Response) =>
  /'nonce-([^']+)'/.exec(response.headers.get('content-security-policy') ?? '')?.[1];

describe('the page', () => {
  it('carries a nonce of its own, the same in its policy and on its scripts', async () => {
    const [first, second] = [await get('/'), await get('/rng?page=GPI')];
    expect(await first.text()).toContain(`<script nonce="${nonceOf(first)}">`);
    expect(nonceOf(first)).toMatch(/^[A-Za-z0-9+/]{24}$/);
    expect(nonceOf(second)).not.toBe(nonceOf(first));
    expect(first.headers.get('cache-control')).toBe('no-cache');
  });

  it('carries the facts of its brand as the build left them, those of the one that is previewed', async () => {
    const factsOf = async (path: string) =>
      /id="site-config">(.*?)<\/script>/.exec(await (await get(path)).text())?.[1] ?? '';
    expect(JSON.parse(await factsOf('/?brand=lotus'))).toMatchObject({
      brand: 'lotus',
      facts: { name: 'Lotus', merchantCode: 'lotus', currency: 'VND' },
    });
    // A build that left none: the site then is the brand that its page names, without facts of its own.
    expect(JSON.parse(await factsOf('/'))).not.toHaveProperty('facts');
  });

  it('talks to a platform elsewhere when told to', async () => {
    const elsewhere = createSite({
      files: new SiteFiles(folder),
      brand: 'aurora',
      gameOrigin: 'https://games.example',
      platformOrigin: 'https://api.example',
      siteOrigin: 'http://localhost:4000',
      allowBrandQuery: false,
      build: 'test',
      hero: async () => ({ image: '/img/ours.svg' }),
      hosts: async () => ({
        lines: ['two.example', 'three.example:8443', 'localhost:4000', "x; script-src 'unsafe-inline'"],
        images: ['https://pictures.example/cdn/', '/local', "https://x.example; script-src 'unsafe-inline'"],
        frames: ['https://launch.example', 'https://games.example', 'javascript:alert(1)'],
      }),
    });
    const response = await elsewhere(
      new Request('http://localhost:4000/', { headers: { host: 'localhost:4000' } }),
    );
    const html = await response.text();
    expect(html).toContain(
      '"platformOrigin":"https://api.example","gameOrigins":["https://games.example","https://launch.example"]',
    );
    expect(html, 'another platform has banners of its own').not.toContain('ours.svg');
    const policy = (response.headers.get('content-security-policy') ?? '').split('; ');
    expect(policy).toContain(
      "connect-src 'self' https://api.example https://two.example https://three.example:8443 http://localhost:4000",
    );
    expect(policy).toContain("img-src 'self' data: https://api.example https://pictures.example");
    expect(policy).toContain('frame-src https://games.example https://launch.example');
  });

  it('lets scripts run by nonce only, and nothing frame the site', async () => {
    const policy = (await get('/')).headers.get('content-security-policy') ?? '';
    const nonce = nonceOf(await get('/')) === undefined ? '' : /'nonce-[^']+'/.exec(policy)?.[0];
    expect(policy.split('; ')).toEqual([
      "default-src 'none'",
      `script-src ${nonce} 'strict-dynamic'`,
      `style-src ${nonce}`,
      "img-src 'self' data:",
      "font-src 'self'",
      "connect-src 'self'",
      "manifest-src 'self'",
      "worker-src 'self'",
      'frame-src http://localhost:4001',
      "base-uri 'none'",
      "object-src 'none'",
      "frame-ancestors 'none'",
      "form-action 'self'",
      "require-trusted-types-for 'script'",
      'trusted-types dompurify default service-worker',
      'report-uri /sandbox/csp-report',
    ]);
  });

  it('names the brand, its style sheet and, on the home page, the first picture', async () => {
    const home = await (await get('/')).text();
    expect(home).toMatch(/data-brand="aurora".*"brand":"aurora".*\/assets\/aurora-1\.css/s);
    expect(home).toContain(
      '<source media="(max-width: 959px)" srcset="/img/small.svg">' +
        '<img src="/img/hero.svg?a&amp;&quot;&lt;b" alt="" fetchpriority="high">',
    );
    expect(home).toContain('"hero":{"image":"/img/hero.svg?a&\\"\\u003cb","imageSmall":"/img/small.svg"}');
    const lotus = await (await get('/rng?brand=lotus')).text();
    expect(lotus).toMatch(/data-brand="lotus".*\/assets\/lotus-1\.css/s);
    expect(lotus).not.toContain('.svg');
    for (const hostile of ['nobrand', '../../x', '"><script>', '__proto__'])
      expect(await (await get(`/?brand=${encodeURIComponent(hostile)}`)).text()).toContain(
        'data-brand="aurora"',
      );
  });

  it('shows the brand of the site alone where no query may choose another', async () => {
    const files = new SiteFiles(folder);
    const options = {
      files,
      brand: 'aurora',
      gameOrigin: 'https://games.example',
      allowBrandQuery: false,
      build: '',
    };
    const fixed = createSite({ ...options, siteOrigin: 'https://play.example' });
    const response = await fixed(
      new Request('http://play.example/?brand=lotus', { headers: { host: 'play.example' } }),
    );
    expect(await response.text()).toContain('data-brand="aurora"');
  });

  it('is asked for under the name that games run under', async () => {
    const moved = await get('/rng?page=GPI', { host: '127.0.0.1:4000' });
    expect([moved.status, moved.headers.get('location')]).toEqual([
      307,
      'http://localhost:4000/rng?page=GPI',
    ]);
    expect((await get('/', { host: 'evil.example' })).status).toBe(200);
  });

  it('travels packed when the browser takes it', async () => {
    expect((await get('/', { 'accept-encoding': 'gzip, br' })).headers.get('content-encoding')).toBe('br');
    expect((await get('/', { 'accept-encoding': 'gzip' })).headers.get('content-encoding')).toBe('gzip');
  });
});

describe('the app', () => {
  it('has its manifest, its mark and the colours of its themes in the head', async () => {
    const html = await (await get('/')).text();
    expect(html).toContain('<link rel="manifest" href="/brand/aurora/en.webmanifest">');
    expect(html).toContain('<link rel="apple-touch-icon" href="/brand/aurora/icon-180.png">');
    expect(html).toContain(
      '<meta name="theme-color" content="#101010" media="(prefers-color-scheme: dark)" data-of="dark">',
    );
    expect(html).toContain('content="#fafafa" media="(prefers-color-scheme: light)" data-of="light">');
    expect(await (await get('/?brand=lotus')).text(), 'a build without it').not.toContain('manifest');
  });

  it('has a service worker that fetches from the site alone, and loads no script', async () => {
    const response = await get('/sw.js');
    expect(await response.text()).toBe('the worker');
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': 'no-cache',
      'content-security-policy':
        "default-src 'self'; script-src 'none'; require-trusted-types-for 'script'; trusted-types 'none'",
    });
  });

  it('is taken back where the operator has switched it off: the worker retires, and no page asks for one', async () => {
    const off = createSite({
      files: new SiteFiles(folder),
      brand: 'aurora',
      gameOrigin: 'http://localhost:4001',
      siteOrigin: 'http://localhost:4000',
      allowBrandQuery: false,
      hasServiceWorker: false,
      build: 'test',
    });
    const ask = (path: string) =>
      off(new Request(`http://localhost:4000${path}`, { headers: { host: 'localhost:4000' } }));
    const worker = await ask('/sw.js');
    expect(worker.headers.get('cache-control')).toBe('no-store');
    expect(await worker.text()).toContain('registration.unregister()');
    expect(await (await ask('/')).text()).not.toContain('rel="manifest"');
  });

  it('is switched off by SERVICE_WORKER=off', () => {
    expect(readEnvironment({}).hasServiceWorker).toBe(true);
    expect(readEnvironment({ SERVICE_WORKER: 'off' }).hasServiceWorker).toBe(false);
    expect(() => readEnvironment({ SERVICE_WORKER: 'no' })).toThrow('it can be on or off');
  });
});

describe('a file', () => {
  it('is kept for ever when its name holds its hash, and comes as the build packed it', async () => {
    const response = await get('/assets/app-1.js', { 'accept-encoding': 'gzip, br' });
    expect(await response.text()).toBe('packed');
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'text/javascript; charset=utf-8',
      'content-encoding': 'br',
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
    });
    expect(await (await get('/assets/app-1.js', { 'accept-encoding': 'gzip' })).text()).toBe('zipped');
    expect(await (await get('/assets/app-1.js')).text()).toBe('plain');
    const { headers } = await get('/logo.avif');
    expect(headers.get('content-type')).toBe('image/avif');
    expect((await get('/logo.avif', { 'if-none-match': headers.get('etag') ?? '' })).status).toBe(304);
  });

  it('that is a picture is shown for an hour without a question, and after it while it is asked about', async () => {
    const keptFor = async (path: string) => (await get(path)).headers.get('cache-control');
    expect(await keptFor('/logo.avif')).toBe('public, max-age=3600, stale-while-revalidate=604800');
    expect(await keptFor('/sw.js')).toBe('no-cache');
  });

  it.each(['/assets/none.js', '/.vite/manifest.json', '/..%2f..%2fpackage.json', '/assets/app-1.js.br'])(
    '%s is not there',
    async (path) => {
      expect((await get(path)).status).toBe(404);
    },
  );

  it('can only be read', async () => {
    const post = await serve(new Request('http://localhost:4000/', { method: 'POST', body: 'x' }));
    expect([post.status, post.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
  });
});

describe('reports of the policy', () => {
  it('are counted, except for what a sanitiser makes a browser say', () => {
    const said: string[] = [];
    const log = { info: () => undefined, warn: (words: string) => said.push(words), error: () => undefined };
    const reports = new CspReports(log);
    const report = (directive: string) =>
      reports.add(
        JSON.stringify({
          'csp-report': {
            'effective-directive': directive,
            'blocked-uri': 'inline',
            'source-file': 'http://x/a.js?token=1',
          },
        }),
      );
    report('script-src-elem');
    report('script-src-attr');
    reports.add('nonsense');
    reports.add('{}');
    expect(reports.count).toBe(1);
    expect(reports.latest).toEqual([
      { directive: 'script-src-elem', blocked: 'inline', source: 'http://x/a.js:' },
    ]);
    expect(said).toHaveLength(1);
  });

  it('from one client, and from all of them, are taken at a measured pace', () => {
    const reports = new CspReports({ info: () => undefined, warn: () => undefined, error: () => undefined });
    const taken = (client: string, now: number): number =>
      Array.from({ length: 50 }, () => reports.secondsToWait(client, now)).filter((wait) => wait === 0)
        .length;
    expect(taken('203.0.113.7', 0)).toBe(20);
    expect(taken('203.0.113.7', 10_000)).toBe(10);
    const crowd = Array.from({ length: 50 }, (_, index) => taken(`198.51.100.${index}`, 10_000));
    expect(crowd.reduce((sum, count) => sum + count, 0)).toBeLessThanOrEqual(100);
  });
});
