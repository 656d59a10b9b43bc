import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { mira } from './harness/actions';

import { openedGame, spin } from './harness/play';
import { signInByApi } from './harness/session';
import { chosen, desktop, useSite, type Cell } from './harness/visit';
import { gameWords } from './harness/words';

const { visit } = useSite({ isFresh: true });
const phone: Cell = { language: 'th', theme: 'light', device: 'phone' };

it.each(
  chosen([
    ['desktop', desktop],
    ['phone, Thai', phone],
  ] as const),
)('a player sets a seed, spins, and checks the spin in the browser and by the file: %s', (_, cell) =>
  visit(cell, async (one) => {
    const { page } = one;
    await signInByApi(one, mira);
    await page.goto('/game?id=g0&vassalage=VELORA');
    const t = gameWords(one.cell.language);
    const frame = await openedGame(one);
    const button = (name: string) => frame.getByRole('button', { name, exact: true });
    const shot = (name: string) =>
      process.env['E2E_SHOTS'] &&
      page.screenshot({ path: `${process.env['E2E_SHOTS']}/check-${name}-${cell.device}.png` });
    const open = async () => {
      await button(t('payTable')).press('Enter');
      await button(t('check.title')).press('Enter');
      const dialog = frame.getByRole('dialog', { name: t('check.title') });
      await expect.poll(() => dialog.getByText(/^[0-9a-f]{64}$/).count()).toBeGreaterThanOrEqual(2);
      return dialog;
    };
    const close = async () => {
      // The check stands over the pay table.
      await page.keyboard.press('Escape');
      await page.keyboard.press('Escape');
      await frame.getByRole('dialog').waitFor({ state: 'hidden' });
    };

    let check = await open();
    const seed = check.getByRole('textbox', { name: t('check.clientSeed') });
    await seed.fill('no spaces please');
    await seed.press('Enter');
    await check.getByText(t('check.clientSeedRule')).waitFor();
    const announced = await check.locator('[data-part="nextSeedHash"]').innerText();
    await seed.fill('harbour-9');
    await seed.press('Enter');
    // The seed that was announced is the one in use now.
    await expect.poll(() => check.locator('[data-part="seedHash"]').innerText()).toBe(announced);
    await shot('inUse');
    await close();
    await spin(one, frame);

    check = await open();
    await check.getByRole('button', { name: t('check.reveal') }).press('Enter');
    await check.getByText(t('check.hashMatches')).waitFor();
    await check.getByText(t('check.sameStops')).waitFor();
    await shot('revealed');
    const stops = await check.locator('[data-part="stops"]').getAttribute('aria-label');
    const [node = '', file = '', ...args] = (await check.locator('[data-part="command"]').innerText()).split(
      ' ',
    );
    expect([node, file, args[2]]).toEqual(['node', 'check-spin.mjs', 'harbour-9']);
    // The file as a player takes it along, in a folder that has nothing else.
    const link = check.getByRole('link');
    const address = new URL((await link.getAttribute('href')) ?? '', one.platform.gameOrigin);
    const copy = join(tmpdir(), `check-${process.pid}-${cell.device}.mjs`);
    writeFileSync(copy, await (await page.request.get(address.href)).text());
    const output = execFileSync('node', [copy, ...args], { encoding: 'utf8' });
    const numbers = /: ([\d ]+)\n$/.exec(output)?.[1] ?? '?';
    expect(output).toMatch(/^The hash fits/);
    expect(stops).toContain(numbers);
    await check.getByRole('textbox', { name: t('check.spin') }).fill('5');
    await check.getByText(t('check.noSpin')).waitFor();

    // What is typed while seeds are on their way does not drop them.
    const inUse = () => check.locator('[data-part="seedHash"]').innerText();
    const before = await inUse();
    await page.route('**/api/seeds', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 800));
      await route.continue();
    });
    await check.getByRole('button', { name: t('check.reveal') }).press('Enter');
    await check.getByRole('textbox', { name: t('check.spin') }).fill('0');
    await expect.poll(inUse).not.toBe(before);
    await check.getByText(t('check.noSpins')).waitFor();
    await page.unroute('**/api/seeds');
    await close();
  }),
);
