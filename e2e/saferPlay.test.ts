import { expect, it } from 'vitest';
import {
  arun,
  assertSignedOut,
  dialog,
  logIn,
  mira,
  openAccount,
  openLogin,
  openRegister,
  playGame,
  press,
  register,
  salma,
  sendLogin,
  signOut,
  skipFirstLimit,
  slotWall,
  write,
} from './harness/actions';
import { useJourneys } from './harness/journeys';
import { openedGame } from './harness/play';
import { chosen, desktop, type Cell } from './harness/visit';
import { gameWords } from './harness/words';

const { walk, platform } = useJourneys({ isFresh: true });
const phone: Cell = { language: 'vi', theme: 'light', device: 'phone' };

it.each(chosen([desktop, phone]))(
  'whoever registers is offered a deposit limit before anything else, and finds it in their account: $language, $device',
  (cell) =>
    walk({ at: '/', cell }, async (journey) => {
      const { page, t } = journey;
      const who = { username: `limited${cell.device}`, password: 'harbour-lantern-9' };
      await openAccount(journey, await openRegister(journey), who);
      const offer = await dialog(journey, t('safer.first.title'));
      const amount = offer.getByRole('textbox', { name: t('safer.first.amount'), exact: true });
      expect(await amount.inputValue(), 'no amount is written in').toBe('');
      await expect.poll(() => amount.evaluate((box) => box === document.activeElement)).toBe(true);
      await write(journey, amount, '200');
      await press(journey, offer.getByRole('button', { name: /200/ }));
      await offer.waitFor({ state: 'detached' });
      await page.goto('/personal/saferPlay');
      const limit = page.getByRole('article', { name: t('safer.deposit') });
      await limit
        .getByText(/200[.,]00/)
        .first()
        .waitFor();
      expect(await limit.getByText(t('safer.notSet')).count()).toBe(0);
    }),
);

it.each(chosen([desktop, phone]))(
  'the first limit is offered until it is answered, after a reload and before a deposit: $language, $device',
  (cell) =>
    walk({ at: '/', cell }, async (journey) => {
      const { page, t } = journey;
      const who = { username: `asked${cell.device}`, password: 'harbour-lantern-9' };
      await openAccount(journey, await openRegister(journey), who);
      await dialog(journey, t('safer.first.title'));
      await page.reload();
      await dialog(journey, t('safer.first.title'));
      await page.goto('/personal/depositv2');
      // What would become of the money is read before it is sent.
      await page.getByRole('note').getByText(t('shell.footer.heldNone')).waitFor();
      await page.getByRole('textbox', { name: t('common.money.amount') }).fill('200');
      await journey.press('button', t('deposit.submit'));
      await skipFirstLimit(journey);
      // Answered once is answered: what was typed is still there, and now it is sent.
      await journey.press('button', t('deposit.submit'));
      await page.getByRole('img', { name: /200/ }).waitFor();
    }),
);

it('how money is held stands at the foot of the page, and leads to what that means', () =>
  walk({ at: '/', cell: desktop }, async ({ page, t }) => {
    await page
      .getByRole('contentinfo')
      .getByRole('link', { name: t('shell.footer.heldNone') })
      .click();
    await page.getByRole('heading', { level: 1, name: 'How is my money held?' }).waitFor();
  }));

it('whoever has deposited before does not read again how money is held', () =>
  walk({ at: '/personal/depositv2', as: mira, cell: desktop }, async ({ page, t }) => {
    await page.getByRole('button', { name: t('deposit.submit') }).waitFor();
    expect(await page.getByRole('note').getByText(t('shell.footer.heldNone')).count()).toBe(0);
  }));

it.each(chosen([desktop, phone]))('whoever says no twice has no limit: $language, $device', (cell) =>
  walk({ at: '/', cell }, async (journey) => {
    const { page, t } = journey;
    const who = { username: `unlimited${cell.device}`, password: 'harbour-lantern-9' };
    await register(journey, await openRegister(journey), who);
    await page.goto('/personal/saferPlay');
    const limit = page.getByRole('article', { name: t('safer.deposit') });
    await limit.getByText(t('safer.notSet')).waitFor();
  }),
);

it.each(chosen([desktop, phone]))(
  'whoever has not looked at limits for six months is asked at each log-in until they look: $language, $device',
  (cell) =>
    walk({ at: '/', cell }, async (journey) => {
      const { page, t } = journey;
      await platform().query(
        `UPDATE accounts SET limits_seen_at = now() - interval '7 months' WHERE id = 'aurora-salma'`,
      );
      const asked = page.getByRole('dialog').getByText(t('session.after.lookTitle'));
      const answer = async (name: string): Promise<void> => {
        await asked.waitFor();
        await press(journey, page.getByRole('dialog').getByRole('button', { name, exact: true }));
        await asked.waitFor({ state: 'detached' });
      };
      // Put off, the log-in goes on to what it was for.
      await page.goto('/rng');
      await playGame(journey, (await slotWall(journey)).getByRole('link').first());
      await sendLogin(journey, await dialog(journey, t('shell.common.logIn')), salma);
      await answer(t('common.action.notNow'));
      await openedGame(journey);
      await page.goto('/');
      await signOut(journey, 'Salma');
      await assertSignedOut(journey);

      await sendLogin(journey, await openLogin(journey), salma);
      const told = page.waitForResponse((response) => response.url().includes('MCSFE_lookAtLimits'));
      await answer(t('session.after.look'));
      await page.getByRole('article', { name: t('safer.deposit') }).waitFor();
      expect((await told).ok()).toBe(true);
      await page.goto('/');
      await signOut(journey, 'Salma');
      await assertSignedOut(journey);

      // With the greeting of every day: its button would be another one if the look were still due.
      await logIn(journey, await openLogin(journey), salma);
      expect(await asked.count()).toBe(0);
    }),
);

it.each(chosen([desktop, phone]))('a member limits deposits, and asks for more: $language, $device', (cell) =>
  walk({ at: '/personal/saferPlay', as: mira, cell }, async ({ page, t, press }) => {
    const limit = t('safer.deposit');
    const ask = async (amount: string): Promise<void> => {
      await page.getByRole('button', { name: new RegExp(`: ${limit}$`) }).press('Enter');
      const dialog = page.getByRole('dialog', { name: limit });
      await dialog.getByRole('textbox', { name: t('safer.newLimit') }).fill(amount);
      await page.keyboard.press('Enter');
      await dialog.waitFor({ state: 'hidden' });
    };
    // Lower than what another journey may have left, so that it holds at once.
    await ask(cell === desktop ? '500' : '400');
    if (cell === desktop)
      await page.getByRole('article', { name: limit }).getByText('$500.00').first().waitFor();
    // A higher one waits for a day, and is called off.
    await ask('900');
    await press('button', t('safer.callOff'));
    await page.getByRole('button', { name: t('safer.callOff') }).waitFor({ state: 'hidden' });
  }),
);

it('a spin above the own limit is refused by the name of the limit, and leads to it', () =>
  walk({ at: '/personal/saferPlay', as: mira }, async (journey) => {
    const { page, t, press, watch, cell } = journey;
    await press('button', new RegExp(`: ${t('safer.stake')}$`));
    const dialog = page.getByRole('dialog', { name: t('safer.stake') });
    await dialog.getByRole('textbox', { name: t('safer.newLimit') }).fill('0.01');
    await page.keyboard.press('Enter');
    await dialog.waitFor({ state: 'hidden' });
    watch.allowRequestErrors(/api\/spin/);
    await page.goto('/game?id=g0&vassalage=VELORA');
    const frame = await openedGame(journey);
    const game = gameWords(cell.language);
    await frame.getByRole('button', { name: game('spin'), exact: true }).press('Enter');
    await frame.getByText(game('playStakeLimit')).waitFor();
    await frame.getByRole('button', { name: game('saferPlay') }).press('Enter');
    await page.getByRole('article', { name: t('safer.stake') }).waitFor();
  }));

it('a limit of casino alone refuses a spin by its name, on a phone', () =>
  walk({ at: '/personal/saferPlay', as: arun, cell: { ...phone, language: 'en' } }, async (journey) => {
    const { page, t, press, watch, cell } = journey;
    await press('button', new RegExp(`: ${t('safer.stake')}$`));
    const dialog = page.getByRole('dialog', { name: t('safer.stake') });
    await dialog.getByRole('button', { name: new RegExp(`^${t('shell.common.allGames')}`) }).press('Enter');
    await page.getByRole('option', { name: t('safer.casino') }).press('Enter');
    await dialog.getByRole('textbox', { name: t('safer.newLimit') }).fill('0.01');
    await page.keyboard.press('Enter');
    await dialog.waitFor({ state: 'hidden' });
    await page.getByRole('article', { name: `${t('safer.stake')} · ${t('safer.casino')}` }).waitFor();
    watch.allowRequestErrors(/api\/spin/);
    await page.goto('/game?id=g0&vassalage=VELORA');
    const frame = await openedGame(journey);
    const game = gameWords(cell.language);
    await frame.getByRole('button', { name: game('spin'), exact: true }).press('Enter');
    await frame.getByText(game('playStakeLimitOfProduct')).waitFor();
  }));

it.each([
  { at: '/sports', cell: desktop },
  { at: '/esports', cell: phone },
  { at: '/lottery?game=SSC_1200', cell: desktop },
  { at: '/game?id=g0&vassalage=VELORA', cell: phone },
])(
  'whoever can bet sees how long they have been there, and what it cost a press away: $at, $cell.device',
  ({ at, cell }) =>
    walk({ at, as: mira, cell }, async ({ page, t, press }) => {
      const bar = page.getByRole('region', { name: t('safer.bar') });
      if (cell.device === 'phone') {
        await page.getByText(/ · \d/).filter({ visible: true }).first().waitFor();
        expect(await bar.count()).toBe(0);
        await press('button', t('shell.nav.menu'));
      } else {
        await bar.getByText(/UTC/).waitFor();
        await bar.getByRole('button', { name: t('safer.netPosition') }).press('Enter');
      }
      const shown = page.getByRole('dialog').filter({ hasText: t('safer.sinceLogin') });
      await shown.getByText(t('safer.sinceLoginNote')).waitFor();
      if (cell.device !== 'phone') await page.keyboard.press('Escape');
      const from = cell.device === 'phone' ? shown : bar;
      await from.getByRole('link', { name: t('safer.break') }).press('Enter');
      await page.waitForURL('**/personal/saferPlay?part=break');
    }),
);

it('a break closes games at once, and leaves the records', () =>
  walk({ at: '/personal/saferPlay?part=break', as: mira }, async ({ page, t, press, watch }) => {
    watch.allowRequestErrors(/launchGame/);
    await page.getByRole('radio', { name: /^1 day/ }).press('Space');
    await press('button', t('safer.start', { length: '1 day' }));
    await press('button', t('safer.startYes'));
    await page.getByRole('heading', { name: /^You are taking a break until/ }).waitFor();
    await page.goto('/game?id=g0&vassalage=VELORA');
    await page.getByText(t('error.playPaused')).waitFor();
    await page.goto('/personal/personalHistoryCopy');
    await page.getByRole('heading', { name: t('center.personal.personalHistoryCopy') }).waitFor();
    await page.goto('/aboutUs');
    const said = page.getByRole('banner').getByRole('link', { name: t('shell.account.playPaused') });
    expect(await said.getAttribute('href')).toBe('/personal/saferPlay');
  }));
