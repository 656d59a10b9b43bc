import { describe, expect, it } from 'vitest';
import { answerOf, filesIn, hasWords, isCompleteDocument, termsOf, withoutAnswers } from './documentText';
import { isPersonalPage, isPublicPage, isSitePage } from './keptDocuments';
import { isKeptPicture, isPublicPicture } from './pictures';

const at = (path: string): URL => new URL(path, 'https://site.example');
const nonce = 'AAAABBBBCCCCDDDDEEEEFFFF';
const page = (html: string, headers: Record<string, string> = {}): Response =>
  new Response(html, {
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': `script-src 'nonce-${nonce}' 'strict-dynamic'; img-src 'self'`,
      ...headers,
    },
  });

describe('documents', () => {
  it.each(['/', '/help?article=a', '/promoDetail?id=3&lang=vi', '/news', '/?brand=lotus', '/index.html'])(
    'everybody sees alike may be kept: %s',
    (path) => {
      expect(isPublicPage(at(path))).toBe(true);
    },
  );

  it.each([
    '/personal/wallet',
    '/agent',
    '/game?id=1',
    '/lottery?game=SSC_1',
    '/seamless',
    '/?referralCode=x',
    '/?token=t',
  ])('of one person, or that say who came, may not: %s', (path) => {
    expect(isPublicPage(at(path))).toBe(false);
  });

  it.each([
    '/wps/relay/x',
    '/lgw/x',
    '/sandbox/outbox',
    '/img/own/1',
    '/sw.js',
    '/sitemap.xml',
    '/robots.txt',
  ])('are none of the site: %s', (path) => {
    expect([isSitePage(at(path)), isPublicPage(at(path)), isPersonalPage(at(path))]).toEqual([
      false,
      false,
      false,
    ]);
  });

  it('are kept without what the platform answered', () => {
    const block = '<script type="application/json" id="site-answers">{"a":"\\u003c/script>"}</script>';
    expect(withoutAnswers(`<body>words${block}</body>`)).toBe('<body>words</body>');
  });

  it('are answered with a nonce of their own each time, in policy and page alike', async () => {
    const html = `<html lang="en"><script nonce="${nonce}"></script><style nonce="${nonce}"></style></html>`;
    const [first, second] = [await answerOf(page(html)), await answerOf(page(html))];
    const texts = [await first.text(), await second.text()];
    const nonces = [first, second].map(
      ({ headers }) => /'nonce-([^']+)'/.exec(headers.get('content-security-policy') ?? '')?.[1] ?? '',
    );
    expect(new Set([...nonces, nonce]).size).toBe(3);
    texts.forEach((text, index) => {
      expect(text).not.toContain(nonce);
      expect(text.split(`nonce="${nonces[index]}"`)).toHaveLength(3);
    });
    expect(first.headers.get('content-security-policy')).toContain("'strict-dynamic'; img-src 'self'");
  });

  it('say that they were kept only where the site could not be reached', async () => {
    expect(await (await answerOf(page('<html lang="en">'))).text()).toBe('<html lang="en">');
    const offline = async (html: string) => (await answerOf(page(html), { isOffline: true })).text();
    expect(await offline('<html lang="en">')).toBe('<html data-offline lang="en">');
    const words = '<div class="server-page">x</div>';
    expect(await offline(`<html lang="en">${words}`)).toBe(`<html data-offline="words" lang="en">${words}`);
  });

  it('without a policy, or that are none, are not kept', () => {
    expect(isCompleteDocument(page('<html>'))).toBe(true);
    expect(isCompleteDocument(page('<html>', { 'content-security-policy': "default-src 'self'" }))).toBe(
      false,
    );
    expect(isCompleteDocument(page('{}', { 'content-type': 'application/json' }))).toBe(false);
    expect(isCompleteDocument(new Response('gone', { status: 503, headers: page('').headers }))).toBe(false);
  });

  it('name the files of their version, and whether their words came with them', () => {
    const html = `<link href="/assets/first-a_1.js"><script>["/assets/first-a_1.js","/assets/index-b.js"]</script>`;
    expect(filesIn(html)).toEqual(['/assets/first-a_1.js', '/assets/index-b.js']);
    expect([hasWords(html), hasWords('<div class="server-page">x</div>')]).toEqual([false, true]);
  });

  it('differ in their terms by policy and by what the site is told, not by nonce or first picture', async () => {
    const told = (config: object, policy = `script-src 'nonce-${nonce}'`) =>
      termsOf(
        page(`<script type="application/json" id="site-config">${JSON.stringify(config)}</script>`, {
          'content-security-policy': policy,
        }),
      );
    const base = await told({ brand: 'aurora', hero: { image: 'a' } });
    expect(
      await told({ brand: 'aurora', hero: { image: 'b' } }, `script-src 'nonce-ZZZZBBBBCCCCDDDDEEEEFFFF'`),
    ).toBe(base);
    expect(await told({ brand: 'lotus' })).not.toBe(base);
    expect(
      await told({ brand: 'aurora' }, `script-src 'nonce-${nonce}'; frame-src https://new.example`),
    ).not.toBe(base);
  });
});

describe('pictures', () => {
  it.each([
    ['/img/v2/cover/7.webp', true],
    ['/brand/aurora/logo.svg', true],
    ['/categories/rng.webp', true],
    ['/img/own/abc', false],
    ['/img/avatars/3.svg', false],
    ['/wps/captcha.png', false],
  ])('of everybody are kept, those of a person are not: %s', (path, isKept) => {
    expect(isPublicPicture(at(path))).toBe(isKept);
  });

  it('that the platform calls private are not kept', () => {
    const picture = (cacheControl: string, type = 'image/webp', status = 200) =>
      isKeptPicture(
        new Response('x', { status, headers: { 'content-type': type, 'cache-control': cacheControl } }),
      );
    expect(picture('public, max-age=31536000, immutable')).toBe(true);
    expect([
      picture('private, max-age=9'),
      picture('no-store'),
      picture('public', 'text/html'),
      picture('', 'image/png', 404),
    ]).toEqual([false, false, false, false]);
  });
});
