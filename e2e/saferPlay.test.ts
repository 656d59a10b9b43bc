import { it } from 'vitest';
import { mira } from './harness/actions';
import { useJourneys } from './harness/journeys';
import { chosen, desktop, type Cell } from './harness/visit';

const { walk } = useJourneys({ isFresh: true });
const phone: Cell = { language: 'vi', theme: 'light', device: 'phone' };

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

it('a break closes games at once, and leaves the records', () =>
  walk({ at: '/personal/saferPlay?part=break', as: mira }, async ({ page, t, press, watch }) => {
    watch.expect(/launchGame/);
    await page.getByRole('radio', { name: /^1 day/ }).press('Space');
    await press('button', t('safer.start', { length: '1 day' }));
    await press('button', t('safer.startYes'));
    await page.getByRole('heading', { name: /^You are taking a break until/ }).waitFor();
    await page.goto('/game?id=g0&vassalage=VELORA');
    await page.getByText(t('error.playPaused')).waitFor();
    await page.goto('/personal/personalHistoryCopy');
    await page.getByRole('heading', { name: t('center.personal.personalHistoryCopy') }).waitFor();
  }));
