// Whether pages are read in the order in which they stand, and keep the ways to help at their place: WCAG 1.3.2 and 3.2.6.
import type { Locator, Page } from 'playwright';
import { expect, it } from 'vitest';
import { closeDrawer, mira, openDrawer, openLogin, openRegister } from './harness/actions';
import { chooseLanguage } from './harness/chooseLanguage';
import { open } from './harness/openPage';
import { findPositiveTabs, findSwapped } from './harness/readingOrder';
import { signInByApi } from './harness/session';
import { desktop, useSite, type Cell } from './harness/visit';
import { engine } from './harness/worker';

const { visit } = useSite();
const phone: Cell = { ...desktop, device: 'phone' };

/** One of each kind of page that is laid out in a way of its own. */
const read = [
  '/',
  '/rng',
  '/sports',
  '/elott',
  '/lottery?game=SSC_1200',
  '/promotions',
  '/pointMall',
  '/help',
  '/news',
  '/download',
  '/aboutUs',
  '/personal/transferFund',
  '/personal/messageV2',
  '/personal/transactionHistory',
];

/** Who holds what, and reads in which direction. Without `reading-flow`, as Firefox is, a phone's home has an order of its own. */
const readers = (['en', 'ar'] as const).flatMap((language) =>
  (engine === 'chromium' ? (['desktop', 'phone'] as const) : (['desktop'] as const)).map((device) => ({
    ...desktop,
    language,
    device,
  })),
);

/** Goes to the end of the page and back, so that what waits for the reader is there. */
async function readThrough(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const drawn = () => new Promise((done) => requestAnimationFrame(() => setTimeout(done, 50)));
    for (let at = 0; at < document.documentElement.scrollHeight && at < 20_000; at += innerHeight) {
      scrollTo(0, at);
      await drawn();
    }
    scrollTo(0, 0);
    await drawn();
  });
}

it('finds what is read in another order than it stands in', () =>
  visit(desktop, async ({ page }) => {
    const swappedIn = async (markup: string): Promise<string[]> => {
      await page.setContent(markup);
      return (await page.evaluate(findSwapped)).map(
        ({ readFirst, standsFirst }) => `${readFirst} ${standsFirst}`,
      );
    };
    const pair = '<p>one</p><p>two</p>';
    const wrong = {
      row: `<div style="display:flex;flex-direction:row-reverse">${pair}</div>`,
      column: `<div style="display:flex;flex-direction:column-reverse">${pair}</div>`,
      order: '<div style="display:grid"><p>one</p><p style="order:-1">two</p></div>',
      place:
        '<div style="display:grid"><p style="grid-area:1/2">one</p><p style="grid-area:1/1">two</p></div>',
      rtl: `<div dir="rtl" style="display:flex;flex-direction:row-reverse">${pair}</div>`,
    };
    for (const [kind, markup] of Object.entries(wrong))
      expect(await swappedIn(markup), kind).toEqual(['one two']);
    const right = {
      row: `<div style="display:flex">${pair}</div>`,
      rtl: `<div dir="rtl" style="display:flex">${pair}</div>`,
      columns: `<div style="display:grid;grid:auto auto/auto-flow 1fr 1fr">${pair}${pair}</div>`,
      decoration:
        '<div style="display:flex;flex-direction:row-reverse"><p>one</p><i aria-hidden="true">*</i></div>',
    };
    for (const [kind, markup] of Object.entries(right)) expect(await swappedIn(markup), kind).toEqual([]);
    await page.setContent('<button tabindex="2">one</button><button tabindex="0">two</button>');
    expect(await page.evaluate(findPositiveTabs)).toHaveLength(1);
  }));

it.each(readers)(
  'what is read follows what is seen, page by page: $language, $device',
  (cell) =>
    visit(cell, async (one) => {
      const { page } = one;
      if (cell.language === 'ar') await chooseLanguage(one, cell.language);
      const found: Record<string, unknown> = {};
      const look = async (at: string): Promise<void> => {
        const swapped = await page.evaluate(findSwapped);
        const tabs = await page.evaluate(findPositiveTabs);
        if (swapped.length + tabs.length > 0) found[at] = [...swapped, ...tabs];
      };
      await open(page, '/aboutUs');
      await openLogin(one);
      await look('login');
      await page.keyboard.press('Escape');
      await page.getByRole('dialog').waitFor({ state: 'detached' });
      await openRegister(one);
      await look('register');
      await signInByApi(one, mira);
      for (const path of read) {
        await open(page, path);
        await readThrough(page);
        await look(path);
      }
      await open(page, '/promotions');
      const detail = page.getByRole('main').locator('a[href^="/promoDetail"]').first();
      await open(page, (await detail.getAttribute('href')) ?? '');
      await readThrough(page);
      await look('/promoDetail');
      expect(found).toEqual({});
    }),
  // Fifteen pages, each read to its end.
  400_000,
);

/** In which order parts of a page stand in its markup; those that are not there are left out. */
async function orderOf(parts: Record<string, Locator>): Promise<string[]> {
  const found: { name: string; at: number }[] = [];
  for (const [name, part] of Object.entries(parts))
    if ((await part.count()) > 0)
      found.push({
        name,
        at: await part.first().evaluate((element) => [...document.querySelectorAll('*')].indexOf(element)),
      });
  return found.sort((a, b) => a.at - b.at).map(({ name }) => name);
}

it.each([desktop, phone])(
  'the ways to help stand at the same place among the rest on every page: $device',
  (cell) =>
    visit(cell, async (one) => {
      const { page, t } = one;
      await signInByApi(one, mira);
      const services = t('shell.service.label');
      const chat = t('shell.service.liveChat');
      const footer = page.getByRole('contentinfo');
      // The mall has no bar at the side, and a phone has its drawer.
      const places = ['header', 'page', 'footer', 'help centre'];
      const chats = ['/', '/rng', '/sports', '/promotions', '/help', '/news', '/aboutUs'];
      for (const path of [...chats, '/pointMall']) {
        await open(page, path);
        const order = () =>
          orderOf({
            chat: page.getByRole('complementary', { name: services }).getByRole('button', { name: chat }),
            'help centre': footer.locator('[href="/help"]'),
            footer,
            page: page.getByRole('main'),
            header: page.getByRole('banner'),
          });
        const hasChat = cell.device === 'desktop' && chats.includes(path);
        await expect.poll(order, { message: path }).toEqual(hasChat ? [...places, 'chat'] : places);
        if (cell.device === 'desktop') continue;
        const drawer = await openDrawer(one);
        const known = [chat, t('shell.footer.helpCentre'), t('shell.footer.download')];
        const rows = drawer.getByRole('navigation', { name: services });
        // The chat is opened, the others are pages.
        const ways = await rows.getByRole('link').or(rows.getByRole('button')).allInnerTexts();
        expect(
          ways.filter((way) => known.includes(way)),
          path,
        ).toEqual(known);
        await closeDrawer(one);
      }
    }),
  120_000,
);
