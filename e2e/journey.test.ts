import type { Locator } from 'playwright';
import { describe, expect, it } from 'vitest';
import {
  balance,
  closeDrawer,
  dialog,
  expectSignedOut,
  hallCounts,
  logIn,
  openDrawer,
  openLogin,
  openRegister,
  openSlots,
  press,
  register,
  signOut,
  slotWall,
} from './harness/hands';
import { followFrames, openedGame, spin } from './harness/play';
import { knowCaptcha } from './harness/captcha';
import { listenToReact, rendersOutside, rendersSoFar } from './harness/renders';
import { useSite, type Cell, type Visit } from './harness/visit';
import { balanceByApi, digitsOf, entriesOf } from './harness/wallet';
import { words } from './harness/words';

const cells: Cell[] = [
  { language: 'en', theme: 'dark', device: 'desktop' },
  { language: 'vi', theme: 'light', device: 'desktop' },
  { language: 'en', theme: 'dark', device: 'phone' },
  { language: 'vi', theme: 'light', device: 'phone' },
];

const { visit, platform } = useSite();
const password = 'harbour-lantern-9';

const named = cells.map((cell) => [`${cell.language}, ${cell.theme}, ${cell.device}`, cell] as const);

describe.each(named)('a visitor: %s', (_, cell) => {
  const username = `guest${cell.language}${cell.device}`.slice(0, 16);
  const who = { username, password };

  it('finds everything on the home page', () =>
    visit(cell, async (one) => {
      const { page, say } = one;
      await page.goto('/');
      const main = page.getByRole('main');
      await main.getByRole('heading', { level: 1 }).first().waitFor();
      expect(await page.locator('html').getAttribute('data-theme')).toBe(cell.theme);
      expect(await page.locator('html').getAttribute('lang')).toBe(cell.language);

      const slides = main.getByRole('region', { name: say('home.hero.label') });
      expect(await slides.getByRole('group').count()).toBeGreaterThan(1);
      const notices = main.getByRole('group', { name: say('home.notice.label') });
      expect(await notices.getByRole('link').count()).toBeGreaterThan(0);
      for (const id of ['home.section.hot', 'home.section.results', 'home.section.promotions'] as const)
        await main.getByRole('heading', { name: say(id), exact: true }).waitFor();
      const hot = main.getByRole('region', { name: say('home.section.hot') }).last();
      expect(await hot.getByRole('link').count()).toBeGreaterThan(3);
      const winners = main.getByRole('region', { name: say('home.section.wins') });
      expect(await winners.getByText('***').or(winners.getByText('*')).count()).toBeGreaterThan(2);
      const results = main.getByRole('region', { name: say('home.section.results') });
      expect(await results.getByRole('timer').count()).toBeGreaterThan(3);

      const footer = page.getByRole('contentinfo');
      const providers = footer.getByRole('list', { name: say('shell.footer.providers') });
      expect(await providers.getByRole('link').count()).toBe(8);
      if (cell.device === 'desktop') {
        const games = page.getByRole('navigation', { name: say('shell.nav.games') });
        for (const id of ['shell.nav.slots', 'shell.nav.live', 'shell.nav.sports'] as const)
          await games.getByRole('link', { name: say(id), exact: true }).waitFor();
        await page.getByRole('complementary', { name: say('shell.service.label') }).waitFor();
      } else {
        const tabs = page.getByRole('navigation', { name: say('shell.nav.main') });
        await tabs.getByRole('link', { name: say('shell.nav.home'), exact: true }).waitFor();
      }
      await expectNoSidewaysScroll(one);
    }));

  it('changes the look without a render, and the language without a reload', () =>
    visit(cell, async (one) => {
      const { page, context } = one;
      await listenToReact(context);
      await page.goto('/');
      await page.getByRole('main').getByRole('heading', { level: 1 }).first().waitFor();
      expect(await rendersSoFar(page)).toBeGreaterThan(100);
      await page.evaluate(() => Object.assign(globalThis, { sameDocument: true }));

      const html = page.locator('html');
      const before = await html.getAttribute('data-theme');
      const ground = (): Promise<string> => html.evaluate((root) => getComputedStyle(root).backgroundColor);
      const groundBefore = await ground();
      await flipTheme(one);
      const after = await html.getAttribute('data-theme');
      expect(after).not.toBe(before);
      expect(await ground()).not.toBe(groundBefore);

      const other = cell.language === 'en' ? 'vi' : 'en';
      const endonyms = { en: 'English', vi: 'Tiếng Việt' };
      await chooseLanguage(one, endonyms[other]);
      const said = words(other);
      await page
        .getByRole('heading', { name: said('home.section.hot'), exact: true })
        .first()
        .waitFor();
      expect(await html.getAttribute('lang')).toBe(other);
      expect(await html.getAttribute('dir')).toBe('ltr');
      // 10,000 games are written with the separator of the language.
      const count = other === 'en' ? /\d,\d{3}/ : /\d\.\d{3}/;
      await expect.poll(() => page.getByRole('main').innerText()).toMatch(count);
      expect(await page.evaluate(() => 'sameDocument' in globalThis)).toBe(true);

      await page.reload();
      await page
        .getByRole('heading', { name: said('home.section.hot'), exact: true })
        .first()
        .waitFor();
      expect(await html.getAttribute('data-theme')).toBe(after);
    }));

  it('registers, finds a game, plays, and signs out and in again', { timeout: 240_000 }, () =>
    visit(cell, async (one) => {
      const { page, say, watch } = one;
      await page.goto('/');
      await register(one, await openRegister(one), who);
      await page.getByRole('dialog').waitFor({ state: 'detached' });
      const start = await expectBalance(one, username);
      expect(start).toBe(100_000n);
      await expectAmountInWords(one);
      await hideAndShow(one);
      await press(one, balance(one).getByRole('button', { name: say('shell.account.refreshBalance') }));
      await expectBalance(one, username);

      const wall = await openSlots(one);
      await lookAround(one, wall);
      await playAndCompare(one, username);

      await signOut(one, username);
      await expectSignedOut(one);

      watch.expect(/\/wps\//);
      const login = await openLogin(one);
      await logIn(one, login, { username, password: 'not-the-password' });
      await login.getByText(say('error.loginRejected')).waitFor();
      await login.getByRole('textbox', { name: say('session.form.captcha') }).waitFor();
      await login.getByRole('img', { name: say('session.form.captchaImage', { count: 4 }) }).waitFor();
      await logIn(one, login, who, await knowCaptcha(one));
      await page.getByRole('dialog').waitFor({ state: 'detached' });
      await expectBalance(one, username);
    }),
  );

  it('is asked to log in before a game, and then gets the game', () =>
    visit(cell, async (one) => {
      const { page, say } = one;
      await page.goto('/rng');
      const wall = await slotWall(one);
      const tile = wall.getByRole('link').first();
      const name = await tile.innerText();
      await press(one, tile);
      const login = await dialog(one, say('session.form.login'));
      await login.getByText(say('error.sessionMissing')).waitFor();
      await logIn(one, login, who);
      await page.getByRole('region', { name, exact: true }).waitFor();
      await openedGame(one);
    }));

  it('plays free with trial money', () =>
    visit(cell, async (one) => {
      const { page, say } = one;
      await page.goto('/');
      const card = page.getByRole('main').getByRole('button', { name: say('home.member.tryFree') });
      await press(one, card.first());
      await page.getByRole('heading', { name: say('home.member.continueTitle') }).waitFor();
      expect(await balanceByApi(page)).toBe(1_000_000n);
      await openSlots(one);
      const wall = await slotWall(one);
      await press(one, wall.getByRole('link').first());
      const frame = await openedGame(one);
      const round = await spin(one, frame);
      expect(round.balance).toBe(1_000_000n - round.stake + round.win);
      const books = await platform().query<{ money: string }>(
        `SELECT DISTINCT w.money FROM ledger_entries e JOIN ledger_accounts w ON w.id = e.account_id
         WHERE e.transaction_id = (SELECT id FROM ledger_transactions ORDER BY sequence DESC LIMIT 1)`,
      );
      expect(books).toEqual([{ money: 'play' }]);
    }));
});

it('keeps the books in order and no breach of the policy was reported', async () => {
  const sums = await platform().query<{ sum: bigint }>(
    `SELECT sum(e.amount)::bigint AS sum FROM ledger_entries e JOIN ledger_accounts w ON w.id = e.account_id
     GROUP BY w.currency, w.money HAVING sum(e.amount) <> 0`,
  );
  expect(sums).toEqual([]);
  expect(await platform().cspReports()).toEqual({ count: 0, latest: [] });
});

async function expectNoSidewaysScroll({ page }: Visit): Promise<void> {
  const width = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(width, 'pixels that the page is too wide').toBeLessThanOrEqual(0);
}

/** Presses the toggle. Another part of the page may render by chance meanwhile (a clock does), but not every time. */
async function flipTheme(one: Visit): Promise<void> {
  const { page, say, cell } = one;
  const place = cell.device === 'phone' ? await openDrawer(one) : page.getByRole('banner');
  const toggle = place.getByRole('button', { name: say('shell.nav.theme') });
  const renders: number[] = [];
  for (let flip = 0; flip < 3; flip += 1)
    renders.push(await rendersOutside(page, toggle, () => press(one, toggle)));
  expect(Math.min(...renders), `components that rendered: ${renders.join(', ')}`).toBe(0);
  if (cell.device === 'phone') await closeDrawer(one);
}

async function chooseLanguage(one: Visit, endonym: string): Promise<void> {
  const { page, say, cell } = one;
  const place = cell.device === 'phone' ? await openDrawer(one) : page.getByRole('banner');
  const own = cell.language === 'en' ? 'English' : 'Tiếng Việt';
  await press(one, place.getByRole('button', { name: say('shell.nav.language', { language: own }) }));
  await press(one, page.getByRole('menuitemradio', { name: endonym }));
  if (cell.device === 'phone') await closeDrawer(one);
}

/** The wallet on the page, in the platform's answer and in the books: one amount. */
async function expectBalance(one: Visit, username: string): Promise<bigint> {
  const held = (await entriesOf(platform(), username)).at(-1)?.balance_after ?? 0n;
  await expect.poll(() => balance(one).innerText().then(digitsOf), { timeout: 10_000 }).toBe(held);
  expect(await balanceByApi(one.page)).toBe(held);
  return held;
}

async function expectAmountInWords(one: Visit): Promise<void> {
  const pattern = one.cell.language === 'en' ? /1,000\.00/ : /1\.000,00/;
  expect(await balance(one).innerText()).toMatch(pattern);
}

async function hideAndShow(one: Visit): Promise<void> {
  const { say } = one;
  const box = balance(one);
  await press(one, box.getByRole('button', { name: say('shell.account.hideBalance') }));
  const show = box.getByRole('button', { name: say('shell.account.showBalance') });
  await show.waitFor();
  expect(await box.innerText()).not.toMatch(/\d/);
  await press(one, show);
  await expect.poll(() => box.innerText()).toMatch(/\d/);
}

/** A vendor's games, a search, a filter, a favourite, and the end of a wall of thousands. */
async function lookAround(one: Visit, wall: Locator): Promise<void> {
  const { page, say } = one;
  const { total } = await hallCounts(one);
  expect(total).toBe(10_000);

  const tabs = page.getByRole('tablist', { name: say('slots.hall.vendors') });
  const vendor = tabs.getByRole('tab').nth(2);
  const hall = await vendor.innerText();
  await press(one, vendor);
  await page.getByRole('heading', { level: 1, name: hall }).waitFor();
  await expect.poll(() => hallCounts(one).then((now) => now.total)).toBeLessThan(total);
  await press(one, tabs.getByRole('tab', { name: say('slots.hall.all'), exact: true }));
  await expect.poll(() => hallCounts(one).then((now) => now.total)).toBe(total);

  const search = page.getByRole('searchbox', { name: say('slots.filter.search') });
  await search.fill('dragon');
  await expect.poll(() => hallCounts(one).then((now) => now.shown)).toBeLessThan(total);
  await expect
    .poll(async () => (await wall.getByRole('link').allInnerTexts()).every((name) => /dragon/i.test(name)))
    .toBe(true);
  await search.fill('zzzzqq');
  await page.getByText(say('slots.empty.title')).waitFor();
  await press(one, page.getByRole('button', { name: say('slots.empty.clear') }));
  await expect.poll(() => hallCounts(one).then((now) => now.shown)).toBe(total);

  const filters = page.getByRole('group', { name: say('slots.filter.label') }).or(
    page.getByRole('toolbar', { name: say('slots.filter.label') }),
  ); // prettier-ignore
  const lines = filters.getByRole('button', { name: say('slots.filter.lines') });
  await press(one, lines);
  await expect.poll(() => hallCounts(one).then((now) => now.shown)).toBeLessThan(total);
  await press(one, lines);
  await expect.poll(() => hallCounts(one).then((now) => now.shown)).toBe(total);

  const name = await wall.getByRole('link').nth(1).innerText();
  await press(one, page.getByRole('button', { name: say('ds.tile.addFavourite', { name }), exact: true }));
  await page.getByRole('button', { name: say('ds.tile.removeFavourite', { name }), exact: true }).waitFor();
  const favourites = filters.getByRole('button', { name: say('slots.filter.favourites') });
  await press(one, favourites);
  await expect.poll(() => hallCounts(one).then((now) => now.shown)).toBe(1);
  expect(await wall.getByRole('link').allInnerTexts()).toEqual([name]);
  await press(one, favourites);
  await expect.poll(() => hallCounts(one).then((now) => now.shown)).toBe(total);

  // The keyboard's End reaches the last of ten thousand, and the page holds only what is near.
  await wall.getByRole('link').first().focus();
  await page.keyboard.press('Control+End');
  await expect
    .poll(() => wall.getByRole('listitem').last().getAttribute('aria-posinset'))
    .toBe(String(total));
  expect(await wall.getByRole('listitem').count()).toBeLessThan(200);
}

/** Opens a game with real money and spins twice; every amount agrees with every other. */
async function playAndCompare(one: Visit, username: string): Promise<void> {
  const { page, say, cell } = one;
  const ways = followFrames(page);
  await page.evaluate(() => scrollTo(0, 0));
  const wall = await slotWall(one);
  await press(one, wall.getByRole('link').first());
  const frame = await openedGame(one);
  const way = ways.find((address) => address.includes('ticket=')) ?? '';
  expect(new URL(way).origin).toBe(platform().gameOrigin);
  expect(way).not.toContain(await page.evaluate(() => sessionStorage.getItem('token') ?? '-'));
  expect((await fetch(way)).status, 'the ticket, used again').toBe(403);

  for (let round = 0; round < 2; round += 1) {
    const before = (await entriesOf(platform(), username)).at(-1)?.balance_after ?? 0n;
    const { stake, win, balance: after } = await spin(one, frame);
    expect(stake).toBeGreaterThan(0n);
    expect(after).toBe(before - stake + win);
    expect(await balanceByApi(page)).toBe(after);
    const lines = (await entriesOf(platform(), username)).slice(win > 0n ? -2 : -1);
    expect(lines.map(({ amount }) => amount)).toEqual(win > 0n ? [-stake, win] : [-stake]);
    if (cell.device === 'desktop') await expectBalance(one, username);
  }

  await press(one, page.getByRole('button', { name: say('game.frame.back') }));
  // Back in the hall of the vendor whose game was played.
  await expect.poll(() => hallCounts(one).then(({ shown }) => shown)).toBeGreaterThan(0);
  await expectBalance(one, username);
}
