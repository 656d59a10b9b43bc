import type { Locator } from 'playwright';
import { expect } from 'vitest';
import { balance, closeDrawer, hallCounts, openDrawer, playGame, press, slotWall } from './actions';
import { followFrames, openedGame, spin } from './play';
import { rendersOutside } from './renders';
import { localeRow } from '../../locales/registry';
import type { Visit } from './visit';
import { words, type Language } from './words';
import { balanceByApi, balanceOf, digitsOf, entriesOf } from './wallet';

export async function assertNoSidewaysScroll({ page }: Visit): Promise<void> {
  const width = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(width, 'pixels that the page is too wide').toBeLessThanOrEqual(0);
}

/** Waits until the home page shows its first games. */
export const homeIsThere = ({ page, t }: Visit): Promise<void> =>
  page
    .getByRole('region', { name: t('home.section.hot') })
    .getByRole('link')
    .nth(3)
    .waitFor();

/** Waits until there are more than so many of something. */
export async function waitForMoreThan(least: number, what: Locator): Promise<void> {
  await expect.poll(() => what.count(), { timeout: 30_000, message: String(what) }).toBeGreaterThan(least);
}

/**
 * Reads until it is the same twice: days are the brand's, which the first answer names, so that where it is another day
 * there, the rows of a report come once more.
 */
export async function readSettled(
  read: () => Promise<string>,
  options: { interval?: number; timeout?: number } = { interval: 1_000 },
): Promise<string> {
  let now = '';
  await expect
    .poll(async () => {
      const before = now;
      now = await read();
      return now !== '' && now === before;
    }, options)
    .toBe(true);
  return now;
}

/** A press takes more than a second on a busy machine, and in each second a clock renders: so often it may be unlucky. */
const flips = 9;

/** Presses the toggle until nothing has rendered, an odd number of times. */
export async function flipTheme(one: Visit): Promise<void> {
  const { page, t, cell } = one;
  const place = cell.device === 'phone' ? await openDrawer(one) : page.getByRole('banner');
  const toggle = place.getByRole('button', { name: t('shell.nav.theme') });
  const renders: number[] = [];
  while (renders.length < flips && (renders.length % 2 === 0 || !renders.includes(0)))
    renders.push(await rendersOutside(page, toggle, () => press(one, toggle)));
  expect(Math.min(...renders), `components that rendered: ${renders.join(', ')}`).toBe(0);
  if (cell.device === 'phone') await closeDrawer(one);
}

/** Chooses a language by its own name; its words are what the page speaks after. */
export async function chooseLanguage(
  one: Pick<Visit, 'page' | 't' | 'cell'>,
  language: Language,
): Promise<void> {
  const { page, t, cell } = one;
  const place = cell.device === 'phone' ? await openDrawer(one) : page.getByRole('banner');
  await press(
    one,
    place.getByRole('button', {
      name: t('shell.nav.language', { language: localeRow(cell.language).endonym }),
    }),
  );
  await press(one, page.getByRole('menuitemradio', { name: localeRow(language).endonym }));
  await page.getByRole('menu').waitFor({ state: 'detached' });
  if (cell.device === 'phone') await closeDrawer({ ...one, t: words(language) });
}

/** The wallet on the page, in the platform's answer and in the books: one amount. */
export async function assertBalance(
  one: Pick<Visit, 'cell' | 'page' | 'platform' | 't'>,
  username: string,
): Promise<bigint> {
  const held = await balanceOf(one.platform, username);
  await expect.poll(() => balance(one).innerText().then(digitsOf), { timeout: 10_000 }).toBe(held);
  expect(await balanceByApi(one.page)).toBe(held);
  return held;
}

export async function assertAmountInWords(one: Visit): Promise<void> {
  const pattern = one.cell.language === 'en' ? /1,000\.00/ : /1\.000,00/;
  expect(await balance(one).innerText()).toMatch(pattern);
}

export async function hideAndShow(one: Visit): Promise<void> {
  const { t } = one;
  const box = balance(one);
  await press(one, box.getByRole('button', { name: t('shell.account.hideBalance') }));
  const show = box.getByRole('button', { name: t('shell.account.showBalance') });
  await show.waitFor();
  expect(await box.innerText()).not.toMatch(/\d/);
  await press(one, show);
  await expect.poll(() => box.innerText()).toMatch(/\d/);
}

/** A vendor's games, a search, a filter, a favourite, and the end of a wall of thousands. */
export async function lookAround(one: Visit, wall: Locator): Promise<void> {
  const { page, t } = one;
  const tabs = page.getByRole('tablist', { name: t('slots.hall.vendors') });
  const all = tabs.getByRole('tab', { name: t('shell.common.allGames'), exact: true });
  const total = 10_000;
  // A fresh hall shows its first vendor.
  await press(one, all);
  await expect.poll(() => hallCounts(one).then((now) => now.total)).toBe(total);

  const vendor = tabs.getByRole('tab').nth(2);
  const hall = await vendor.innerText();
  await press(one, vendor);
  await page.getByRole('heading', { level: 1, name: hall }).waitFor();
  await expect.poll(() => hallCounts(one).then((now) => now.total)).toBeLessThan(total);
  await press(one, all);
  await expect.poll(() => hallCounts(one).then((now) => now.total)).toBe(total);

  const search = page.getByRole('searchbox', { name: t('slots.filter.search') });
  await search.fill('dragon');
  await expect.poll(() => hallCounts(one).then((now) => now.shown)).toBeLessThan(total);
  await expect
    .poll(async () => (await wall.getByRole('link').allInnerTexts()).every((name) => /dragon/i.test(name)))
    .toBe(true);
  await search.fill('zzzzqq');
  await page.getByText(t('slots.empty.title')).waitFor();
  await press(one, page.getByRole('button', { name: t('slots.empty.clear') }));
  await expect.poll(() => hallCounts(one).then((now) => now.shown)).toBe(total);

  const filters = page.getByRole('group', { name: t('slots.filter.label') }).or(
    page.getByRole('toolbar', { name: t('slots.filter.label') }),
  ); // prettier-ignore
  const lines = filters.getByRole('button', { name: t('slots.filter.lines') });
  await press(one, lines);
  await expect.poll(() => hallCounts(one).then((now) => now.shown)).toBeLessThan(total);
  await press(one, lines);
  await expect.poll(() => hallCounts(one).then((now) => now.shown)).toBe(total);

  const name = await wall.getByRole('link').nth(1).innerText();
  await press(one, page.getByRole('button', { name: t('ds.tile.addFavourite', { name }), exact: true }));
  await page.getByRole('button', { name: t('ds.tile.removeFavourite', { name }), exact: true }).waitFor();
  const favourites = filters.getByRole('button', { name: t('slots.filter.favourites') });
  await press(one, favourites);
  await expect.poll(() => hallCounts(one).then((now) => now.shown)).toBe(1);
  await expect.poll(() => wall.getByRole('link').allInnerTexts()).toEqual([name]);
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
export async function playAndCompare(one: Visit, username: string): Promise<void> {
  const { page, t, cell } = one;
  const ways = followFrames(page);
  await page.evaluate(() => scrollTo(0, 0));
  const wall = await slotWall(one);
  const first = wall.getByRole('listitem').and(page.locator('[aria-posinset="1"]'));
  await playGame(one, first.getByRole('link'));
  const frame = await openedGame(one);
  const way = ways.find((address) => address.includes('ticket=')) ?? '';
  expect(new URL(way).origin).toBe(one.platform.gameOrigin);
  expect(way).not.toContain(await page.evaluate(() => sessionStorage.getItem('token') ?? '-'));
  expect((await fetch(way)).status, 'the ticket, used again').toBe(403);

  for (let round = 0; round < 2; round += 1) {
    const before = await balanceOf(one.platform, username);
    const { stake, win, balance: after } = await spin(one, frame);
    expect(stake).toBeGreaterThan(0n);
    expect(after).toBe(before - stake + win);
    expect(await balanceByApi(page)).toBe(after);
    const lines = (await entriesOf(one.platform, username)).slice(win > 0n ? -2 : -1);
    expect(lines.map(({ amount }) => amount)).toEqual(win > 0n ? [-stake, win] : [-stake]);
    if (cell.device === 'desktop') await assertBalance(one, username);
  }

  await press(one, page.getByRole('button', { name: t('game.frame.back') }));
  // Back in the hall of the vendor whose game was played.
  await expect.poll(() => hallCounts(one).then(({ shown }) => shown)).toBeGreaterThan(0);
  await assertBalance(one, username);
}
