import type { Page } from 'playwright';
import { expect, it } from 'vitest';
import { logIn, mira, openSlots, playGame } from './harness/actions';
import { useJourneys } from './harness/journeys';
import { openedGame, spin } from './harness/play';
import { desktop, type Cell } from './harness/visit';

const { walk, platform } = useJourneys();
const phone: Cell = { language: 'vi', theme: 'light', device: 'phone' };

/** What a game says to the site. */
const says = (type: string) => ({ channel: 'game-frame', version: 1, type });

it('a game is heard from its own frame and origin alone', () =>
  walk({ at: '/rng', as: mira, hasAxe: false }, async (one) => {
    const { page, say } = one;
    await playGame(one, (await openSlots(one)).getByRole('link').first());
    await openedGame(one as never);
    const closed = page.getByText(say('game.frame.closed'));
    // Another window of the right origin, and the right words from the wrong origin.
    await page.evaluate(
      async ({ origin, message }) => {
        window.postMessage(message, '*');
        const stranger = document.createElement('iframe');
        stranger.src = `${origin}/favicon.ico`;
        document.body.append(stranger);
        await new Promise((resolve) => stranger.addEventListener('load', resolve));
      },
      { origin: platform().gameOrigin, message: says('close') },
    );
    const ofOrigin = page.frames().filter((frame) => frame.url().startsWith(platform().gameOrigin));
    const stranger = ofOrigin.find((frame) => frame.url().endsWith('/favicon.ico'));
    const game = ofOrigin.find((frame) => frame !== stranger);
    const speak = (frame: typeof game, message: object) =>
      frame?.evaluate((said) => window.parent.postMessage(said, '*'), message);
    await speak(stranger, says('close'));
    await speak(game, { ...says('close'), version: 2 });
    await speak(game, { ...says('close'), more: true });
    await page.waitForTimeout(300);
    expect(await closed.count()).toBe(0);
    await speak(game, says('close'));
    await closed.waitFor();
  }));

for (const cell of [desktop, phone])
  it(`the bar says how long, how much and what is left; back leads to where one came from: ${cell.device}`, () =>
    walk({ at: '/rng', as: mira, cell, hasAxe: false }, async (one) => {
      const { page, say } = one;
      await playGame({ ...one, cell }, (await openSlots({ ...one, cell })).getByRole('link').first());
      const { stake, win } = await spin(one as never, await openedGame(one as never));
      const net = page.getByLabel(say('game.frame.net'), { exact: true });
      await net.waitFor();
      // Of this sitting, which other games of the file may have begun: at least this round is in it.
      await expect.poll(() => net.innerText().then((text) => /\d/.test(text))).toBe(true);
      expect(stake + win).toBeGreaterThan(0n);
      await page
        .getByText(say('game.frame.minutes', { count: 0 }))
        .or(page.getByText(/\d+ (minutes?|phút)/))
        .first()
        .waitFor();
      await page.getByRole('button', { name: say('game.frame.back') }).press('Enter');
      await page.waitForURL('**/rng');
    }));

it('a vendor that is being serviced says so, and until when', () =>
  walk({ at: '/rng?page=VELORA', as: mira, hasAxe: false }, async (one) => {
    const { page, say, watch } = one;
    watch.expect(/launchGame/);
    const write = (value: object) =>
      platform().query(
        `INSERT INTO system_state (key, value, updated_at) VALUES ('serviced', $1, now())
         ON CONFLICT (key) DO UPDATE SET value = excluded.value`,
        [JSON.stringify(value)],
      );
    await write({ VELORA: '2099-01-05T06:00:00.000Z' });
    try {
      await page.locator('main a[href*="vassalage=VELORA"]').first().press('Enter');
      const panel = page.getByRole('alert').filter({ hasText: say('game.frame.service') });
      await panel.waitFor();
      expect(await panel.innerText()).toContain('2099');
      await panel.getByRole('button', { name: say('game.frame.back') }).press('Enter');
      await page.waitForURL('**/rng?page=VELORA');
    } finally {
      await write({});
    }
  }));

it('houses of lotteries start as the specification says', () =>
  walk({ at: '/elott?page=GPI', as: mira, hasAxe: false }, async ({ page, say, press }) => {
    // By route: the lobby with its own lotteries.
    const bets = page.getByRole('main').locator('a[href^="/lottery?game="]');
    await expect.poll(() => bets.count()).toBeGreaterThan(0);
    await expect.poll(() => page.locator('main a[href="/lottery?game=SSC_60"]').count()).toBe(0);
    // A list of games to choose from.
    await press('radio', 'TCG Lottery');
    const list = page.getByRole('dialog', { name: say('lottery.vendor.title', { vendor: 'TCG Lottery' }) });
    await list.getByRole('link', { name: 'Daily 3' }).press('Enter');
    await page.waitForURL('**/lottery?game=LF_3');
    await page.goBack();
    // A window of its own.
    await page.goto('/elott?page=TCG_SEA');
    const sea = page.getByRole('dialog', { name: say('lottery.vendor.title', { vendor: 'SEA Lottery' }) });
    const opened = page.waitForEvent('popup');
    await sea.getByRole('link').first().press('Enter');
    const own: Page = await opened;
    await own.waitForURL('**/lottery?game=*');
    await own.getByRole('button', { name: say('lottery.random') }).waitFor();
    await own.close();
    // Results first.
    await page.goto('/elott?page=TCG_LOTTO_VN');
    await page.waitForURL('**/vnlottery');
    await page.getByRole('heading', { level: 1, name: say('lottery.vn.title') }).waitFor();
  }));

it('a brand that asks for a login first shows nothing without one, and leads back', () =>
  walk({ at: '/', hasAxe: false }, async (one) => {
    const { page, say } = one;
    await page.route('**/*', async (route) => {
      if (route.request().resourceType() !== 'document') return route.fallback();
      const response = await route.fetch();
      const body = (await response.text()).replace('"facts":{', '"facts":{"requiresLogin":true,');
      return route.fulfill({ response, body });
    });
    await page.goto('/elott?page=GPI');
    await page.waitForURL((url) => url.pathname === '/login');
    expect(new URL(page.url()).searchParams.get('to')).toBe('/elott?page=GPI');
    const login = page.getByRole('dialog', { name: say('session.form.login') });
    await login.waitFor();
    // The exemptions stay open.
    for (const path of ['/download', '/helpmc']) {
      await page.goto(path);
      await page.getByRole('main').getByRole('heading').first().waitFor();
      expect(new URL(page.url()).pathname).toBe(path);
    }
    await page.goto('/login?to=%2Felott%3Fpage%3DGPI');
    await logIn(one as never, login, mira);
    await page.waitForURL('**/elott?page=GPI');
    // Nobody is sent elsewhere by an address.
    await page.goto('/login?to=https%3A%2F%2Fevil.test%2F');
    await page.waitForTimeout(300);
    expect(new URL(page.url()).origin).toBe(platform().siteOrigin);
  }));
