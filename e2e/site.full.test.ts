import { describe, expect, it } from 'vitest';
import { assertNoAxeViolations } from './harness/axe';
import {
  dialog,
  assertSignedOut,
  logIn,
  mira,
  openLogin,
  openSlots,
  playGame,
  press,
} from './harness/actions';
import { pressKeysTo, typeInto } from './harness/keyboard';
import { openedGame, spin } from './harness/play';
import { chooseLanguage } from './harness/steps';
import { desktop, smallPage, useSite, type Cell, type Visit } from './harness/visit';
import { everyCall } from './harness/watch';
import { gameWords, words } from './harness/words';

const { visit, platform } = useSite({ isFresh: true });

const looks: Cell[] = [
  { language: 'en', theme: 'dark', device: 'desktop' },
  { language: 'vi', theme: 'light', device: 'phone' },
];

const hotGames = ({ page, t }: Visit) =>
  page.getByRole('region', { name: t('home.section.hot') }).getByRole('link');

describe('the page of the site', () => {
  it('comes with a policy whose nonce is new each time', async () => {
    const pages = await Promise.all(
      [1, 2].map(async () => {
        const response = await fetch(`${platform().siteOrigin}/`);
        const policy = response.headers.get('content-security-policy') ?? '';
        const nonce = /script-src 'nonce-([^']+)' 'strict-dynamic'/.exec(policy)?.[1] ?? '';
        return { policy, nonce, html: await response.text(), headers: response.headers };
      }),
    );
    for (const { policy, nonce, html, headers } of pages) {
      expect(nonce.length).toBeGreaterThanOrEqual(16);
      const scripts = [...html.matchAll(/<script\b[^>]*>/g)].filter(
        ([tag]) => !tag.includes('application/json'),
      );
      expect(scripts.length).toBeGreaterThan(0);
      for (const [tag] of scripts) expect(tag).toContain(`nonce="${nonce}"`);
      for (const directive of [
        "default-src 'none'",
        `style-src 'nonce-${nonce}'`,
        "frame-ancestors 'none'",
        "require-trusted-types-for 'script'",
        `frame-src ${platform().gameOrigin}`,
      ])
        expect(policy.split('; ')).toContain(directive);
      expect(policy).not.toMatch(/unsafe|\*/);
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('cross-origin-opener-policy')).toBe('same-origin-allow-popups');
    }
    expect(pages[0]?.nonce).not.toBe(pages[1]?.nonce);
  });

  it.each([
    ['aurora', 18],
    ['lotus', 18],
    ['solar', 20],
  ])('wears the brand %s, for people of %i and over', (brand, age) =>
    visit(desktop, async (one) => {
      const { page, t } = one;
      await page.goto(`/?brand=${brand}`);
      await hotGames(one).nth(3).waitFor();
      expect(await page.locator('html').getAttribute('data-brand')).toBe(brand);
      expect((await page.title()).toLowerCase()).toContain(brand);
      await page
        .getByRole('banner')
        .getByRole('link', { name: new RegExp(brand, 'i') })
        .first()
        .waitFor();
      await page.getByRole('img', { name: t('shell.footer.ageLabel', { age }) }).waitFor();
    }),
  );
});

it.each(looks)(
  'every brand asks for its age once, and turns nobody away for good: $language, $device',
  (cell) =>
    visit({ ...cell, isFirstVisit: true }, async (one) => {
      const { page, t, watch } = one;
      watch.allowRequestErrors(everyCall);
      for (const [brand, age] of [
        ['solar', 20],
        ['lotus', 18],
      ] as const) {
        await page.goto(`/aboutUs?brand=${brand}`);
        await press(one, page.getByRole('button', { name: t('shell.age.no') }));
        await page.getByText(t('shell.age.closedTitle')).waitFor();
        await press(one, page.getByRole('button', { name: t('shell.age.back') }));
        await page.getByRole('heading', { name: t('shell.age.title', { age }) }).waitFor();
        // Nothing of the page is to be seen before.
        expect(await page.getByRole('contentinfo').count()).toBe(0);
        await expect(page.locator('.server-page:visible').count()).resolves.toBe(0);
      }
      await press(one, page.getByRole('button', { name: t('shell.age.yes', { age: 18 }) }));
      await assertSignedOut(one);
      await page.reload();
      await assertSignedOut(one);
    }),
);

it.each(looks)('a gateway can send whom it locks out to a page that says so: $language, $device', (cell) =>
  visit(cell, async (one) => {
    const { page, t, watch } = one;
    watch.allowRequestErrors(everyCall);
    await page.goto('/accessDenied');
    const title = t('shell.start.deniedTitle');
    // As the specification spells it.
    if (cell.language === 'en') expect(title).toBe('Accces Denied');
    await page.getByRole('heading', { name: title, exact: true }).waitFor();
    await page.getByText('127.0.0.1', { exact: true }).waitFor();
    await page.getByRole('link', { name: t('shell.start.contactUs') }).waitFor();
    // Of the site there is nothing but the choice of language, which changes the page in front of the visitor.
    const banner = page.getByRole('banner');
    expect(await banner.getByRole('button').count()).toBe(1);
    await press(one, banner.getByRole('button'));
    await press(one, page.getByRole('menuitemradio', { name: /日本語/ }));
    await page.getByRole('heading', { name: 'アクセス拒否', exact: true }).waitFor();
    expect(await page.locator('html').getAttribute('lang')).toBe('ja');
  }),
);

it('names customer service in the language that somebody chooses, and in it from then on', () =>
  visit(desktop, async (one) => {
    const { page, t } = one;
    await page.goto(smallPage);
    await page.getByRole('link', { name: t('session.ended.contact'), exact: true }).waitFor();
    await chooseLanguage(one, 'vi');
    const named = page.getByRole('link', { name: words('vi')('session.ended.contact'), exact: true });
    await named.waitFor();
    await page.reload();
    await named.waitFor();
  }));

it('can be used with the keyboard alone, from the first page to a spin and out again', () =>
  visit(desktop, async (one) => {
    const { page, t } = one;
    await page.goto('/');
    await hotGames(one).nth(3).waitFor();
    await page.keyboard.press('Tab');
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe(t('ds.nav.skip'));

    const banner = page.getByRole('banner');
    const opener = banner.getByRole('button', { name: t('shell.common.logIn'), exact: true });
    await pressKeysTo(page, opener);
    await page.keyboard.press('Enter');
    const login = await dialog(one, t('shell.common.logIn'));
    const name = login.getByRole('textbox', { name: t('common.label.username') });
    await expect.poll(() => name.evaluate((input) => input === document.activeElement)).toBe(true);
    await page.keyboard.press('Escape');
    await login.waitFor({ state: 'detached' });
    await expect.poll(() => opener.evaluate((button) => button === document.activeElement)).toBe(true);

    await page.keyboard.press('Enter');
    await login.waitFor();
    await typeInto(page, name, mira.username);
    await typeInto(page, login.getByRole('textbox', { name: t('session.form.password'), exact: true }), mira.password); // prettier-ignore
    await page.keyboard.press('Enter');
    await login.waitFor({ state: 'detached' });
    const goOn = page.getByRole('button', { name: t('common.action.continue'), exact: true });
    await goOn.waitFor();
    await pressKeysTo(page, goOn);
    await page.keyboard.press('Enter');
    await goOn.waitFor({ state: 'detached' });

    const slots = page
      .getByRole('navigation', { name: t('shell.nav.games') })
      .getByRole('link', { name: t('shell.gameType.RNG'), exact: true });
    await pressKeysTo(page, slots);
    // Enter opens the menu of vendors here; its first entry leads to all of them.
    await page.keyboard.press('Enter');
    const menu = page.getByRole('link', { name: 'Velora', exact: false }).first();
    await menu.waitFor();
    await page.keyboard.press('Escape');
    // The first link of the section leads to all hot games.
    await pressKeysTo(page, hotGames(one).nth(1));
    await page.keyboard.press('Enter');
    const frame = await openedGame(one);
    await pressKeysTo(page, frame.getByRole('button', { name: gameWords('en')('spin'), exact: true }));
    const { stake } = await spin(one, frame);
    expect(stake).toBeGreaterThan(0n);
  }));

describe.each(looks)('axe finds nothing in $theme on a $device', (cell) => {
  it('on the home page, in the login dialog, in the hall and around a game', () =>
    visit(cell, async (one) => {
      const { page } = one;
      await page.goto('/');
      await hotGames(one).nth(3).waitFor();
      await assertNoAxeViolations(page);
      const login = await openLogin(one);
      await assertNoAxeViolations(page, '[role=dialog]');
      await logIn(one, login, mira);
      await page.getByRole('dialog').waitFor({ state: 'detached' });
      const wall = await openSlots(one);
      await assertNoAxeViolations(page);
      await playGame(one, wall.getByRole('link').first());
      await openedGame(one);
      await assertNoAxeViolations(page);
    }));
});
