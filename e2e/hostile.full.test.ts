import type { BrowserContext, Page } from 'playwright';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { payloads } from '../src/design-system/components/RichText/payloads';
import { mira } from './harness/actions';
import { launchBrowser } from '#scripts/browser.mjs';
import { Platform } from './harness/platform';
import { signInByApi } from './harness/session';
import { desktop, hasBeenHere } from './harness/visit';

// What an operator's or somebody else's html could do to whoever reads it: in a browser that enforces no policy, so that
// the sanitising stands alone. Each page is met as the server drew it and as the site draws it anew.

let platform: Platform;
let browser: Awaited<ReturnType<typeof launchBrowser>>;
let context: BrowserContext;
/** Addresses elsewhere that were asked. */
const fetched: string[] = [];
beforeAll(async () => {
  platform = await Platform.fresh();
  browser = await launchBrowser();
  context = await browser.newContext({
    baseURL: platform.siteOrigin,
    storageState: hasBeenHere(platform.siteOrigin),
    locale: 'en-US',
    bypassCSP: true,
    viewport: { width: 1440, height: 900 },
  });
  context.setDefaultTimeout(30_000);
  // What html fetches from elsewhere tells somebody who reads it, and where.
  context.on('request', (request) => {
    const { protocol, host } = new URL(request.url());
    if (protocol.startsWith('http') && host !== new URL(platform.siteOrigin).host)
      fetched.push(request.url());
  });
});
afterAll(async () => {
  await browser?.close();
  await platform?.remove();
});

const marked = (at: number): string => `<p>body ${at}</p>`;
/** Bodies that are shown one after the other, each with a mark before it: an element left open swallows what follows. */
const together = payloads.map((payload, at) => `${marked(at)}${payload}`);

/** Bodies that are put into one text, where a text is all that there is. */
const perPage = 34;

/** Waits until the site has drawn the page anew, and looks at every element that came of an operator's html. */
async function expectHarmless(page: Page, place: string): Promise<void> {
  await page.locator('.server-page').waitFor({ state: 'detached' });
  await page
    .getByText(/^body \d+$/)
    .first()
    .waitFor();
  // Whatever was to happen later has happened: handlers of load, error, focus, animation and pointer.
  await page.evaluate(() => {
    for (const type of ['mouseover', 'focus', 'click', 'toggle', 'animationend', 'error'])
      for (const each of document.querySelectorAll('main *')) {
        // A link would lead away.
        if (type === 'click' && each.closest('a, button')) continue;
        each.dispatchEvent(new Event(type, { bubbles: false }));
      }
  });
  const found = await page.evaluate(() => {
    // Breadcrumbs of the site have a template of their own, beside the html.
    const foreign = [
      ...document.querySelectorAll(
        'main :is(script, iframe, object, embed, base, meta, link, style, form, math, video, audio, portal), [data-part="html"] template',
      ),
    ].map((each) => each.outerHTML.slice(0, 200));
    const handlers = [...document.querySelectorAll('main *')].flatMap((each) =>
      each
        .getAttributeNames()
        .filter(
          (name) =>
            name.startsWith('on') || /^\s*(?:javascript|vbscript|data):/i.test(each.getAttribute(name) ?? ''),
        )
        .map((name) => `${each.tagName} ${name}=${each.getAttribute(name) ?? ''}`),
    );
    // What each body does when it gets to run.
    const hits = (globalThis as unknown as { __hit?: number }).__hit;
    return [...foreign, ...handlers, ...(hits === undefined ? [] : [`ran ${hits} times`])];
  });
  expect(found, place).toEqual([]);
  expect(fetched, place).toEqual([]);
}

/** Reads the page as whoever has no scripts, and as the site. */
async function meet(place: string, path: string, shown = payloads.length): Promise<void> {
  const page = await context.newPage();
  await page.goto(path);
  await expectHarmless(page, place);
  expect(await page.getByText(/^body \d+$/).count(), `bodies of ${place}`).toBeGreaterThanOrEqual(shown);
  await page.close();
}

it('there are a hundred of them', () => {
  expect(payloads.length).toBeGreaterThanOrEqual(100);
});

it('nothing of them runs in the help centre', async () => {
  const sections = together.map((html) => ({ title: '', html }));
  await platform.query(
    `UPDATE article_texts SET sections = $1::jsonb WHERE kind = 'help' AND slug = 'set-a-limit' AND language = 'en'`,
    [JSON.stringify(sections)],
  );
  await meet('help', '/help?article=set-a-limit');
  await meet('help alone', '/helpmc?article=set-a-limit');
});

it('nothing of them runs on the page of notices', async () => {
  await platform.query(
    `INSERT INTO announcements (id, merchant_code, type, title, content, published_at, sort)
     SELECT 'hostile-' || n, 'aurora', 'PL', jsonb_build_object('en', 'Notice ' || n), jsonb_build_object('en', body), now(), 0
     FROM jsonb_array_elements_text($1::jsonb) WITH ORDINALITY AS all_bodies (body, n)`,
    [JSON.stringify(together)],
  );
  // The platform shows the newest of them.
  await meet('notices', '/noticePage', 10);
});

it('nothing of them runs in a promotion', async () => {
  for (let at = 0; at < together.length; at += perPage) {
    const part = together.slice(at, at + perPage);
    await platform.query(
      `UPDATE promotions SET content = jsonb_build_object('en', $1::text) WHERE id = 'aurora-promo-welcome'`,
      [part.join('\n')],
    );
    // Bodies in one text may swallow their neighbours; each stands alone in the help centre.
    await meet('a promotion', `/promoDetail?id=aurora-promo-welcome&n=${at}`, 1);
  }
});

it('nothing of them runs in a message', async () => {
  const page = await context.newPage();
  await signInByApi({ context, page, platform, cell: desktop }, mira);
  for (let at = 0; at < together.length; at += perPage) {
    await platform.query(
      `INSERT INTO messages (id, account_id, title, body, created_at)
       VALUES ($1, 'aurora-mira', '{"en":"Hello"}', jsonb_build_object('en', $2::text), now())`,
      [`hostile-message-${at}`, together.slice(at, at + perPage).join('\n')],
    );
    await page.goto(`/personal/messageV2?message=hostile-message-${at}`);
    await expectHarmless(page, 'a message');
  }
  await page.close();
});
