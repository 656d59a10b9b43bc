import { readFileSync } from 'node:fs';
import type { Page } from 'playwright';
import { afterEach, describe, expect, it } from 'vitest';
import { workerHeaders } from '../sandbox/node/policy';
import { retiredWorker } from '../sandbox/site/retiredWorker';
import { mira } from './harness/actions';
import { builtFile } from './harness/builtFile';
import { signInByApi } from './harness/session';
import { homeIsThere } from './harness/steps';
import { desktop, useSite, type Cell, type Visit } from './harness/visit';
import { everyCall } from './harness/watch';
import { words } from './harness/words';
import { engine } from './harness/worker';

const { visit, platform } = useSite({ isFresh: true });
const keeper: Cell & typeof desktop = { ...desktop, keepsSite: true };
/** What needs Chromium's tools: Playwright cannot tell who answered in Firefox. */
const inChromium = it.runIf(engine === 'chromium');

// One that fails without a connection takes none from the next.
afterEach(() => platform().mendReplies());

/** Waits until the browser keeps the site, the page at hand, and what one without a connection says. */
async function isKept(page: Page, address: string): Promise<void> {
  const language = await page.evaluate(() => document.documentElement.lang);
  const files = [/^\/assets\/first-/, builtFile(`locales/.generated/${language}/app.json`)];
  await expect
    .poll(() => page.evaluate(namesKept), { timeout: 60_000 })
    .toEqual(expect.arrayContaining([address, ...files.map((file): unknown => expect.stringMatching(file))]));
}

/** Addresses of all that is kept. */
async function namesKept(): Promise<string[]> {
  const names = [];
  for (const cacheName of await caches.keys()) {
    const requests = await (await caches.open(cacheName)).keys();
    names.push(...requests.map(({ url }) => url.slice(location.origin.length)));
  }
  return names;
}

/** Ends the connection: Playwright's own switch leaves the worker, and `navigator.onLine`, online from the next page on. */
async function disconnect({ context }: Visit): Promise<void> {
  await cutLine();
  await context.setOffline(true);
}

/** Ends it somewhere behind the browser's own network. */
const cutLine = (): Promise<void> => platform().breakReplies(/./, 'refuse');

/** Brings it back. */
async function connect({ context }: Visit): Promise<void> {
  await context.setOffline(false);
  await platform().mendReplies();
}

/** Reads a page that is kept, as it came: in the language that it was drawn in, whoever is there. */
async function readKept(page: Page, title: string): Promise<void> {
  const kept = page.locator('.server-page');
  await kept.getByText(title).first().waitFor();
  await kept.getByRole('heading', { level: 1 }).first().waitFor();
  // The site's code has come by then, and leaves it so.
  await page.locator('#root *').first().waitFor({ state: 'attached' });
  const shown = await kept.evaluate((each) => {
    const { lang, dir } = document.documentElement;
    return { isVisible: each.checkVisibility(), lang, dir };
  });
  expect(shown).toEqual({ isVisible: true, lang: 'en', dir: 'ltr' });
}

/** The service worker as a later release has it: the same but for its version. */
const laterWorker = (): string =>
  readFileSync(new URL('../dist/site/sw.js', import.meta.url), 'utf8').replace(
    /version:(["'`])[0-9a-f]{12}\1/,
    'version:"aaaaaaaaaaaa"',
  );

const policy = workerHeaders['content-security-policy'];
const withWorker = (body: string) => platform().breakReplies(/^\/sw\.js/, { type: 'text/javascript', policy, body }); // prettier-ignore

/** As browsers do within a day, or at the next visit. */
const lookForUpdate = (page: Page): Promise<unknown> =>
  page.evaluate(async () => (await navigator.serviceWorker.ready).update());

describe('a browser that keeps the site', { timeout: 240_000 }, () => {
  it('shows it again without a connection: words, pictures, and what can be read', () =>
    visit(keeper, async (one) => {
      const { page, t, watch } = one;
      watch.allowRequestErrors(/./);
      await page.goto('/help');
      await page.getByRole('main').getByRole('heading', { level: 1 }).first().waitFor();
      await isKept(page, '/help');
      await expect.poll(() => page.evaluate(namesKept)).toContain('/brand/aurora/logo.svg');
      await disconnect(one);
      // A page that was read is read again, after no more than one visit.
      await page.goto('/help');
      await readKept(page, t('shell.service.offlineTitle'));
      await expect
        .poll(() =>
          page
            .locator('.server-page img[src="/brand/aurora/logo.svg"]')
            .first()
            .evaluate((image: HTMLImageElement) => image.naturalWidth),
        )
        .toBeGreaterThan(0);
      // Its links lead to others that are kept.
      await page.locator('.server-page a[href="/"]').first().click();
      await page.waitForURL((url) => url.pathname === '/');
      await readKept(page, t('shell.service.offlineTitle'));
      // Any other says what can be, though the browser takes itself to be online.
      await page.goto('/personal/depositv2');
      await page.getByRole('heading', { name: t('shell.service.offlineTitle') }).waitFor();
      const saved = page.getByRole('navigation', { name: t('app.saved') });
      await expect.poll(() => saved.getByRole('link').count()).toBeGreaterThanOrEqual(2);
      await saved.getByRole('link').first().click();
      await readKept(page, t('shell.service.offlineTitle'));
      await page.goto('/personal/depositv2');
      await page.getByRole('heading', { name: t('shell.service.offlineTitle') }).waitFor();
      await connect(one);
      // It goes by itself: there is nothing in it to lose.
      await expect
        .poll(() => page.evaluate(() => 'offline' in document.documentElement.dataset).catch(() => true))
        .toBe(false);
    }));

  it.each([
    ['without a connection', disconnect],
    ['where the line is cut and the browser takes itself to be online', cutLine],
  ])('shows it to a member %s', (_, end) =>
    visit(keeper, async (one) => {
      const { page, t, watch } = one;
      watch.allowRequestErrors(/./);
      await signInByApi(one, mira);
      await page.goto('/help');
      await isKept(page, '/help');
      await end(one);
      await page.goto('/help');
      await readKept(page, t('shell.service.offlineTitle'));
      await connect(one);
    }),
  );

  it('shows it without a connection in the language it came in, whatever was chosen', () =>
    visit(keeper, async (one) => {
      const { page, t, watch } = one;
      watch.allowRequestErrors(/./);
      await page.goto('/help');
      await page.evaluate(() => localStorage.setItem('lang', 'ja'));
      await page.goto('/help');
      await page.locator('#root main').waitFor();
      expect(await page.evaluate(() => document.documentElement.lang)).toBe('ja');
      await isKept(page, '/help');
      await disconnect(one);
      await page.goto('/help');
      await readKept(page, t('shell.service.offlineTitle'));
      // What stands in for a page that is not kept is the person's own.
      await page.goto('/personal/depositv2');
      await page.getByRole('heading', { name: words('ja')('shell.service.offlineTitle') }).waitFor();
      await connect(one);
    }));

  it('keeps no call, and nothing of the person who is signed in', () =>
    visit(keeper, async (one) => {
      const { page } = one;
      await signInByApi(one, mira);
      await page.goto('/personal/personalHistoryCopy');
      await page.getByRole('main').waitFor();
      await isKept(page, '/personal');
      await page.goto('/');
      await homeIsThere(one);
      await isKept(page, '/');
      const names = await page.evaluate(namesKept);
      expect(
        names.filter((name) => everyCall.test(name) || /^\/(?:sandbox|img\/own|img\/avatars)\//.test(name)),
      ).toEqual([]);
      expect(names.filter((name) => /^\/(?:personal\/|agent)/.test(name))).toEqual([]);
      const texts = await page.evaluate(async () => {
        const found = [];
        for (const name of await caches.keys())
          for (const response of await (await caches.open(name)).matchAll())
            if ((response.headers.get('content-type') ?? '').includes('html'))
              found.push(await response.text());
        return found;
      });
      expect(texts.length).toBeGreaterThanOrEqual(2);
      for (const text of texts) expect(text).not.toMatch(new RegExp(`\\b${mira.username}\\b`, 'i'));
    }));

  inChromium('answers each time with a nonce of its own, in the policy and on the scripts', () =>
    visit(keeper, async ({ page }) => {
      await page.goto('/aboutUs');
      await isKept(page, '/aboutUs');
      const nonces = [];
      for (let at = 0; at < 2; at += 1) {
        const response = await page.goto('/aboutUs');
        expect(response?.fromServiceWorker()).toBe(true);
        const policy = (await response?.allHeaders())?.['content-security-policy'] ?? '';
        const nonce = /script-src 'nonce-([^']+)'/.exec(policy)?.[1] ?? '';
        const html = (await response?.text()) ?? '';
        const tags = [...html.matchAll(/<script\b(?![^>]*application\/json)[^>]*>/g)];
        expect(tags.every(([tag]) => tag.includes(`nonce="${nonce}"`))).toBe(true);
        await page.locator('#root main').waitFor();
        nonces.push(nonce);
      }
      expect(new Set(nonces).size).toBe(2);
    }),
  );
});

describe('a new version', () => {
  it('is offered, and comes when the person says so, in that tab alone', { timeout: 240_000 }, () =>
    visit(keeper, async (one) => {
      const { context, page, t } = one;
      await page.goto('/aboutUs');
      await isKept(page, '/aboutUs');
      await page.goto('/aboutUs');
      await page.locator('#root main').waitFor();
      const other = await context.newPage();
      await other.goto('/aboutUs');
      await other.locator('#root main').waitFor();
      await page.bringToFront();
      for (const tab of [page, other]) await tab.evaluate(() => document.body.setAttribute('data-mark', ''));
      await withWorker(laterWorker());
      // Its code looks for a worker once the page is at rest.
      await page.waitForTimeout(4_000);
      await lookForUpdate(page);
      const offer = page.getByRole('status').filter({ hasText: t('app.updateTitle') });
      await offer.waitFor();
      expect(await page.evaluate(() => document.body.hasAttribute('data-mark')), 'not loaded anew').toBe(
        true,
      );
      await offer.getByRole('button', { name: t('shell.start.reload') }).click();
      await page.waitForFunction(() => !document.body.hasAttribute('data-mark'));
      await page.locator('#root main').waitFor();
      // The other tab goes on with its own files.
      expect(await other.evaluate(() => document.body.hasAttribute('data-mark'))).toBe(true);
      const kept = await page.evaluate(async () =>
        (await caches.keys()).filter((name) => name.startsWith('files-')),
      );
      expect(kept).toHaveLength(2);
      await platform().mendReplies();
    }),
  );

  it('that retires the worker takes all that was kept with it', { timeout: 240_000 }, () =>
    visit(keeper, async (one) => {
      const { page } = one;
      await page.goto('/aboutUs');
      await isKept(page, '/aboutUs');
      await withWorker(retiredWorker);
      await lookForUpdate(page);
      await expect.poll(() => page.evaluate(async () => (await caches.keys()).length)).toBe(0);
      await expect
        .poll(() => page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length))
        .toBe(0);
      // The site goes on, from the server.
      await page.goto('/aboutUs');
      await page.locator('#root main').waitFor();
      await platform().mendReplies();
    }),
  );
});

describe('the app', () => {
  inChromium('can be installed: Chromium finds nothing missing', { timeout: 120_000 }, () =>
    visit(keeper, async ({ context, page }) => {
      await page.goto('/');
      await isKept(page, '/');
      const devtools = await context.newCDPSession(page);
      const manifest = await devtools.send('Page.getAppManifest');
      expect(manifest.errors).toEqual([]);
      expect(JSON.parse(manifest.data ?? '{}')).toMatchObject({
        name: 'Aurora',
        id: '/',
        start_url: '/',
        lang: 'en',
      });
      const { installabilityErrors } = await devtools.send('Page.getInstallabilityErrors');
      expect(
        installabilityErrors.map(({ errorId }) => errorId).filter((id) => id !== 'in-incognito'),
      ).toEqual([]);
    }),
  );

  it('is installed from its page when the browser offers it', () =>
    visit(desktop, async ({ page, t }) => {
      await page.goto('/download');
      await page.locator('#root main').waitFor();
      await page.evaluate(() => {
        const offer = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), {
          prompt: () => Promise.resolve({ outcome: 'accepted' }),
        });
        dispatchEvent(offer);
      });
      await page.getByRole('button', { name: t('app.install') }).click();
      await page.getByText(t('app.installed')).waitFor();
    }));
});
