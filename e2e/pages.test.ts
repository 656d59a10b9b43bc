import { expect, it } from 'vitest';
import { localeRow, locales } from '#locales';
import { balance, mira, openSlots } from './harness/actions';
import { delayCalls } from './harness/faults';
import { everyCall } from './harness/watch';
import { useJourneys } from './harness/journeys';
import { chosen, desktop, type Cell } from './harness/visit';
import { digitsOf } from './harness/wallet';

const { walk } = useJourneys({ isFresh: true });
const phone: Cell = { language: 'vi', theme: 'light', device: 'phone' };

const hasPicture = (image: SVGElement | HTMLElement) =>
  image instanceof HTMLImageElement && image.complete && image.naturalWidth > 0;

it.each(chosen([desktop, phone]))('a member reads the notices: $language, $device', (cell) =>
  walk({ at: '/noticePage', as: mira, cell }, async (one) => {
    const { page, t } = one;
    await page.getByRole('heading', { level: 1, name: t('content.notices.title') }).waitFor();
    await expect.poll(() => balance(one).innerText().then(digitsOf)).toBe(1_248_025n);
  }),
);

it('a visitor opens the way in from any page', () =>
  walk({ at: '/noticePage', hasAxe: false }, async ({ page, t, press }) => {
    await press('button', t('shell.common.logIn'));
    await page.getByRole('dialog', { name: t('shell.common.logIn') }).waitFor();
  }));

it.each(chosen([desktop, phone]))('the unread count leads to the messages that it counts: $device', (cell) =>
  walk({ at: '/noticePage', as: mira, cell, hasAxe: false }, async ({ page, t, press }) => {
    await press('link', `${t('shell.account.messages')}, ${t('shell.account.unread', { count: 5 })}`);
    const list = page.getByRole('list', { name: t('messages.list') });
    await expect.poll(() => list.getByText(t('messages.unreadOne')).count()).toBe(5);
  }),
);

it.each([
  ['/promoDetail?id=nothing', 'promotions.unknownTitle'],
  ['/promoDetail', 'promotions.unknownTitle'],
  ['/game?id=nothing&vassalage=VELORA', 'error.gameUnknown'],
  ['/lottery?game=nothing', 'error.gameUnknown'],
  ['/vnlottery?game=nothing', 'error.gameUnknown'],
] as const)('%s says that there is no such thing, and leads on', (path, title) =>
  walk({ at: '/aboutUs', hasAxe: false }, async ({ page, t, watch }) => {
    watch.allowRequestErrors(everyCall);
    watch.allowRequestErrors(/promoDetail/);
    await page.goto(path);
    await page
      .getByRole('main')
      .getByRole('heading', { name: t(title) })
      .waitFor();
    expect(await page.getByRole('main').getByRole('link').count()).toBeGreaterThan(0);
  }),
);

it.each(chosen([desktop, phone]))(
  'a hall has its first games in its document, asks for none of them, and for the rest once it is scrolled: $device',
  (cell) =>
    walk({ at: '/aboutUs', cell, hasAxe: false }, async ({ page }) => {
      // What that page asks for is its own.
      await page.waitForLoadState('networkidle');
      const asked: string[] = [];
      page.on('request', (request) => asked.push(request.url()));
      // An address that no other test opens: of a page that is kept for a minute already, vendors are asked for again.
      const document = (await (await page.goto('/live?page=all'))?.text()) ?? '';
      const tiles = page.locator('#root main li[aria-posinset] a');
      await tiles.first().waitFor();
      const [first = ''] = await tiles.allInnerTexts();
      const drawn = document.slice(document.indexOf('class="server-page"'));
      expect(drawn.match(/aria-posinset="/g)?.length).toBeGreaterThan(3);
      expect(drawn).toContain(first.split('\n')[0]);
      await page.waitForLoadState('networkidle');
      const lists = (): string[] => asked.filter((url) => /getGame(List|Vendor)/.test(url));
      expect(lists()).toEqual([]);
      await page.keyboard.press('End');
      await expect.poll(() => lists().length).toBe(1);
      expect(lists()[0]).toContain('from=100');
    }),
);

it('until its code is there a hall has the pictures in sight, others as somebody scrolls, and no face but its language’s', () =>
  walk({ at: '/aboutUs', cell: desktop, hasAxe: false }, async ({ page }) => {
    await page.waitForLoadState('networkidle');
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    const covers = () => asked.filter((url) => url.includes('/cover/')).length;
    const answer = await delayCalls(page, /\/assets\/.*\.js$/);
    await page.goto('/rng', { waitUntil: 'commit' });
    const tiles = page.locator('.server-page li[aria-posinset]');
    await tiles.last().waitFor();
    await expect.poll(() => tiles.first().locator('img').evaluate(hasPicture)).toBe(true);
    expect(covers()).toBeLessThan(await tiles.count());
    expect(await tiles.last().locator('img').evaluate(hasPicture)).toBe(false);
    await page.mouse.wheel(0, 20_000);
    await expect.poll(() => tiles.last().locator('img').evaluate(hasPicture)).toBe(true);
    await page.locator('.server-page footer').getByText('Tiếng Việt').waitFor();
    expect(asked.filter((url) => url.includes('.woff2') && !url.includes('-latin-'))).toEqual([]);
    answer();
    await page.locator('#root main li[aria-posinset] a').first().waitFor();
  }));

it('a hall that is come to inside the site is there before its games are', () =>
  walk({ at: '/aboutUs', hasAxe: false }, async ({ page, t }) => {
    const answer = await delayCalls(page, /getGame(List|Vendor)/);
    await page
      .getByRole('link', { name: t('shell.gameType.LIVE'), exact: true })
      .first()
      .click();
    await page.waitForURL('**/live');
    await page.getByRole('heading', { level: 1, name: t('shell.gameType.LIVE') }).waitFor();
    answer();
    await page.locator('#root main li[aria-posinset] a').first().waitFor();
  }));

it('a hall of a vendor that is not there is no page, and a drawn hall is the same whatever else was typed', () =>
  walk({ at: '/aboutUs', hasAxe: false }, async ({ page }) => {
    const replyOf = async (path: string) => {
      const reply = await page.request.get(path, { headers: { accept: 'text/html' } });
      return { status: reply.status(), tiles: (await reply.text()).match(/aria-posinset="/g)?.length };
    };
    const hall = await replyOf('/live');
    expect(hall).toEqual({ status: 200, tiles: expect.any(Number) as number });
    expect(await replyOf('/live?q=zzz&limit=0&kind=none')).toEqual(hall);
    expect((await replyOf('/live?page=NOBODY')).status).toBe(404);
  }));

it('a game is named in the title of its page on a cold load', () =>
  walk({ at: '/game?id=g0&vassalage=VELORA', hasAxe: false }, async ({ page }) => {
    await expect.poll(() => page.title()).toMatch(/^.+ · Aurora$/);
  }));

it('a hash leads to its target on a cold load, on a reload and on a page that loads late', () =>
  walk({ at: '/noticePage', cell: phone, hasAxe: false }, async ({ page }) => {
    const last = page.getByRole('main').locator('li[id]').last();
    const id = (await last.getAttribute('id')) ?? '';
    const isSeen = (): Promise<boolean> =>
      page.evaluate((target) => {
        const top = document.getElementById(target)?.getBoundingClientRect().top ?? -1;
        return top >= 0 && top < innerHeight / 2 && scrollY > 0;
      }, id);
    const arrives = () => expect.poll(isSeen, { timeout: 5_000 }).toBe(true);
    // Where somebody was before is no reason to begin there.
    await page.evaluate(() => scrollTo(0, 40));
    await page.goto('/aboutUs');
    await page.goto(`/noticePage#${id}`);
    await arrives();
    await page.reload();
    await arrives();
    await page.goto('/promotions');
    await page.evaluate((href) => {
      const link = Object.assign(document.createElement('a'), { href, textContent: 'there' });
      document.querySelector('main')?.append(link);
      link.click();
    }, `/noticePage#${id}`);
    await arrives();
  }));

it('a hash that is no escape of anything leads to the page all the same', () =>
  walk({ at: '/aboutUs#100%', cell: phone, hasAxe: false }, async ({ page, t }) => {
    await page
      .getByRole('heading', { level: 1, name: t('content.about.title', { brand: 'Aurora' }) })
      .waitFor();
  }));

it('the slot hall begins with the first vendor, and says when the address names none that is there', () =>
  walk({ at: '/rng', hasAxe: false }, async ({ page, t, watch }) => {
    const tabs = page.getByRole('tablist', { name: t('slots.hall.vendors') }).getByRole('tab');
    const selected = () => tabs.nth(1).getAttribute('aria-selected');
    await expect.poll(selected).toBe('true');
    watch.allowRequestErrors(/page=NOBODY/);
    await page.goto('/rng?page=NOBODY');
    await page.getByText(t('slots.hall.unknownVendor', { code: 'NOBODY' })).waitFor();
    await expect.poll(selected).toBe('true');
    await page.goto('/hotgame');
    const hot = page.getByRole('navigation', { name: t('slots.hall.vendors') }).getByRole('link');
    const answered = page.waitForResponse((answer) => /MCSFE_getHotGames.*vassalage=/.test(answer.url()));
    await hot.nth(1).click();
    await answered;
    await page.getByRole('main').getByRole('list').getByRole('link').first().waitFor();
  }));

it('the login is a page of its own, which leads on to what somebody wanted', () =>
  walk({ at: '/login?to=%2Fpromotions', hasAxe: false }, async ({ page, t }) => {
    const main = page.getByRole('main');
    await main.getByRole('heading', { level: 1, name: t('shell.common.logIn') }).waitFor();
    expect(await page.getByRole('navigation').count()).toBe(0);
    expect(await page.getByRole('dialog').count()).toBe(0);
    await main.getByRole('textbox', { name: t('common.label.username') }).fill(mira.username);
    await main.getByRole('textbox', { name: t('session.form.password'), exact: true }).fill(mira.password);
    await page.keyboard.press('Enter');
    await expect.poll(() => new URL(page.url()).pathname).toBe('/promotions');
  }));

it('a text message that cannot be sent says what the server says, with a button to go on', () =>
  walk({ at: '/login', hasAxe: false }, async ({ page, t, press, watch }) => {
    watch.allowRequestErrors(/sms/);
    await page.route('**/wps/verification/sms/noLogin', (route) =>
      route.fulfill({
        status: 422,
        json: {
          success: false,
          errorCode: 'CARRIER_17',
          message: 'The carrier took no message for this number.',
        },
      }),
    );
    await press('radio', t('session.login.bySms'));
    await page.getByRole('textbox', { name: t('common.label.mobileNumber') }).fill('8000 0001');
    await press('button', t('session.code.send'));
    const warning = page.getByRole('alertdialog', { name: 'The carrier took no message for this number.' });
    await warning.getByRole('button', { name: t('session.code.ok') }).click();
    await warning.waitFor({ state: 'detached' });
  }));

it('a language that is long on its way covers the page until it is there', () =>
  walk({ at: '/aboutUs', hasAxe: false }, async ({ page, t, press }) => {
    await press('button', t('shell.nav.language', { language: 'English' }));
    const choice = page.getByRole('menuitemradio', { name: /Tiếng Việt/ });
    await choice.waitFor();
    await page.route('**/assets/**', async (route) => {
      await new Promise((go) => setTimeout(go, 1_000));
      await route.continue();
    });
    await choice.click();
    const overlay = page.getByRole('dialog', { name: t('ds.common.loading') });
    await overlay.waitFor();
    await overlay.waitFor({ state: 'detached' });
    await expect.poll(() => page.locator('html').getAttribute('lang')).toBe('vi');
    // The journeys of a file share what a browser keeps.
    await page.evaluate(() => ['lang', 'hisLang'].forEach((key) => localStorage.removeItem(key)));
  }));

it('closing the centre clears the filters of the points mall behind it', () =>
  walk({ at: '/pointMall?kind=bonus&sort=fewest', as: mira, hasAxe: false }, async ({ page, t, press }) => {
    await press('link', new RegExp(`^${t('shell.account.messages')}`));
    await page
      .getByRole('button', { name: t('ds.common.close') })
      .first()
      .click();
    await expect.poll(() => new URL(page.url()).pathname + new URL(page.url()).search).toBe('/pointMall');
  }));

it('the footer has the first vendor of each kind of game, and the ways to pay of the brand', () =>
  walk({ at: '/aboutUs', hasAxe: false }, async ({ page, t }) => {
    const footer = page.getByRole('contentinfo');
    const listOf = (name: 'providers' | 'payments') =>
      footer.getByRole('list', { name: t(`shell.footer.${name}`) });
    await expect.poll(() => listOf('providers').getByRole('link').count()).toBe(7);
    expect(await listOf('payments').getByRole('listitem').count()).toBe(4);
    await page.goto('/aboutUs?brand=solar');
    await expect.poll(() => listOf('payments').getByRole('listitem').count()).toBe(3);
  }));

it('the language menu of a brand that offers every language has every language there is, and speaks it', () =>
  walk({ at: '/aboutUs', hasAxe: false }, async ({ page, t }) => {
    await page.goto('/aboutUs?brand=solar');
    const menu = page.getByRole('banner').getByRole('button', {
      name: t('shell.nav.language', { language: 'English' }),
    });
    await menu.click();
    const choices = page.getByRole('menuitemradio');
    await choices.first().waitFor();
    expect(await choices.locator('[lang]').allInnerTexts()).toEqual(locales.map(({ endonym }) => endonym));
    await page.getByRole('menuitemradio', { name: localeRow('kk').endonym }).click();
    await expect.poll(() => page.locator('html').getAttribute('lang')).toBe('kk');
  }));

it('a brand that asks for a login first shows nothing else: the wanted page waits, and registering lies over the login', () =>
  walk({ at: '/aboutUs', hasAxe: false }, async ({ page, t }) => {
    await page.route(/./, async (route) => {
      if (route.request().resourceType() !== 'document') return route.continue();
      const response = await route.fetch();
      const block = /(?<=<script type="application\/json" id="site-config">)[^<]*/;
      const body = (await response.text()).replace(block, (json) => {
        const site = JSON.parse(json) as { facts?: object };
        return JSON.stringify({ ...site, facts: { ...site.facts, requiresLogin: true } });
      });
      return route.fulfill({ response, body });
    });
    const login = page.getByRole('heading', { level: 1, name: t('shell.common.logIn') });
    await page.goto('/personal/withdraw?amount=5');
    await login.waitFor();
    expect(new URL(page.url()).searchParams.get('to')).toBe('/personal/withdraw?amount=5');
    expect(await page.getByRole('contentinfo').count()).toBe(0);
    await page.goto('/register?referralCode=MAINLINK');
    await page.getByRole('dialog', { name: t('shell.common.createAccount') }).waitFor();
    expect(new URL(page.url()).pathname + new URL(page.url()).search).toBe('/login?referralCode=MAINLINK');
    expect(await page.getByRole('contentinfo').count()).toBe(0);
  }));

it.each([desktop, phone])('a page that a link leads to begins at its top: $device', (cell) =>
  walk({ at: '/', cell, hasAxe: false }, async (one) => {
    await one.page.evaluate(() => scrollTo(0, 800));
    await openSlots(one);
    await expect.poll(() => one.page.evaluate(() => scrollY)).toBe(0);
  }),
);
