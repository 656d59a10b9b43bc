// What WCAG 2.2 AA asks of whole pages, and no rule of axe looks at. Each stands in docs/accessibility.md by its title.
import { expect, it } from 'vitest';
import { fewestLetters, findTextFaults } from '../scripts/textFaults';
import { logIn, mira, openLogin, openSlots, playGame } from './harness/actions';
import { open } from './harness/openPage';
import { openedGame, spin } from './harness/play';
import { signInByApi } from './harness/session';
import { desktop, smallPage, useSite } from './harness/visit';

const { visit } = useSite();

/** One of each kind of page, with the whole chrome. */
const pages = ['/', '/rng', '/help', '/promotions', '/personal/transactionHistory', '/personal/withdraw'];

/** Runs in the page: the values of success criterion 1.4.12, as an extension of a reader's browser sets them. */
function spaceText(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(
    '*{line-height:1.5!important;letter-spacing:.12em!important;word-spacing:.16em!important}p{margin-block-end:2em!important}',
  );
  document.adoptedStyleSheets.push(sheet);
}

it('text keeps its place in a page whose lines, words and letters a reader has spaced', () =>
  visit(desktop, async (one) => {
    await signInByApi(one, mira);
    for (const path of pages) {
      await open(one.page, path);
      await one.page.evaluate(spaceText);
      await expect
        .poll(() => one.page.evaluate(findTextFaults, fewestLetters), { message: path })
        .toEqual([]);
    }
  }));

it('a page is read at four hundred per cent, and held either way, without scrolling sideways', () =>
  visit(desktop, async (one) => {
    await signInByApi(one, mira);
    for (const path of pages)
      for (const [width, height] of [
        [320, 256],
        [844, 390],
        [390, 844],
      ] as const) {
        await one.page.setViewportSize({ width, height });
        await open(one.page, path);
        const wide = () =>
          one.page.evaluate(
            () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
          );
        await expect.poll(wide, { message: `${path} at ${width} × ${height}` }).toBeLessThanOrEqual(1);
      }
  }));

/** Runs in the page: what lies over the whole of the element that has the focus, in words; empty when it can be seen. */
function findCover(): string {
  const focused = document.activeElement;
  if (!focused || focused === document.body || focused instanceof HTMLIFrameElement) return '';
  const box = (focused.closest('label') ?? focused).getBoundingClientRect();
  // What only speaks has no place.
  if (box.width <= 1 || box.height <= 1) return '';
  const places = [0.1, 0.5, 0.9].flatMap((x) => [0.1, 0.5, 0.9].map((y) => [x, y] as const));
  const above = places.map(([x, y]) =>
    document.elementFromPoint(box.left + box.width * x, box.top + box.height * y),
  );
  const isSeen = above.some((each) => each && (focused.contains(each) || each.contains(focused)));
  return isSeen
    ? ''
    : `${focused.outerHTML.slice(0, 160)} is under ${above[4]?.outerHTML.slice(0, 120) ?? 'nothing'}`;
}

it('whatever has the keyboard’s focus is seen, and Tab leads on from everywhere', () =>
  visit(desktop, async (one) => {
    await signInByApi(one, mira);
    const { page } = one;
    for (const path of pages) {
      await page.setViewportSize({ width: 1280, height: 600 });
      await open(page, path);
      const covered = new Set<string>();
      const met = new Set<string>();
      for (let presses = 0; presses < 70; presses += 1) {
        await page.keyboard.press('Tab');
        const found = await page.evaluate(findCover);
        if (found) covered.add(`${path}: ${found}`);
        met.add(await page.evaluate(() => `${document.activeElement?.outerHTML.slice(0, 300)}`));
      }
      expect([...covered], path).toEqual([]);
      expect(met.size, `${path}: stops of the keyboard`).toBeGreaterThan(15);
    }
  }));

it('who cannot read the picture of letters logs in without it', () =>
  visit(desktop, async (one) => {
    const { page, t, watch } = one;
    watch.allowRequestErrors(/\/wps\//);
    await open(page, '/aboutUs');
    const login = await openLogin(one);
    await logIn(one, login, { ...mira, password: 'not-the-password' });
    await login.getByRole('img', { name: t('session.form.captchaImage') }).waitFor();
    await login.getByRole('checkbox', { name: t('session.form.captchaWithout') }).press('Space');
    await logIn(one, login, mira);
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await page.getByRole('button', { name: mira.username }).waitFor();
  }));

it('the end of a round is heard once, from the game whose own line says it', () =>
  visit(desktop, async (one) => {
    const { page, t } = one;
    await signInByApi(one, mira);
    await page.goto(smallPage);
    const wall = await openSlots(one);
    await playGame(one, wall.getByRole('link').first());
    const frame = await openedGame(one);
    const { win } = await spin(one, frame);
    const [shown] = t('game.frame.round', { net: win > 0n ? 'win' : 'none', amount: '@' }).split('@');
    const bar = page.locator('[data-page-bar]');
    await bar.getByText(shown?.trim() ?? '').waitFor();
    expect(await bar.getByRole('status').innerText()).toBe('');
    expect(await frame.getByRole('status').first().innerText()).not.toBe('');
  }));

it('the numbers beside the pages of a centre say what they count', () =>
  visit(desktop, async (one) => {
    const { page, t } = one;
    await signInByApi(one, mira);
    await open(page, '/personal/transferFund');
    const nav = page.getByRole('navigation', { name: t('center.frame.personal') });
    const named = async (label: string, words: (count: number) => string): Promise<void> => {
      const link = nav.getByRole('link', { name: label });
      await link.getByText(/\d/).first().waitFor();
      const count = Number(await link.locator('[aria-hidden]').filter({ hasText: /^\d+$/ }).innerText());
      expect(count).toBeGreaterThan(0);
      await nav.getByRole('link', { name: `${label} ${words(count)}`, exact: true }).waitFor();
    };
    await named(t('center.personal.messageV2'), (count) => t('shell.account.unread', { count }));
    await named(t('center.personal.missionLeaderboard'), (count) =>
      t('center.frame.missionsToAccept', { count }),
    );
  }));
