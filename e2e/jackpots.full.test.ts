import { expect, it } from 'vitest';
import { useJourneys, type Journey } from './harness/journeys';
import { desktop } from './harness/visit';

const { walk } = useJourneys();

/** What the largest jackpot shows. */
const grandOf = ({ page, t }: Journey) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: t('slots.jackpot.grand') }) });

it.each([
  ['desktop', desktop],
  ['phone', { ...desktop, device: 'phone' as const }],
])('jackpots are found from the slots, grow by themselves, and lead to their games: %s', (_, cell) =>
  walk({ at: '/rng', cell }, async (journey) => {
    const { page, t, press } = journey;
    await press('link', t('slots.hall.jackpots'));
    await page.getByRole('heading', { level: 1, name: t('slots.hall.jackpots') }).waitFor();
    await page
      .getByRole('region', { name: t('slots.jackpot.winners') })
      .getByRole('listitem')
      .first()
      .waitFor();
    const grand = grandOf(journey);
    const before = await grand.innerText();
    // These visitors want little to move: it grows every ten seconds.
    await expect.poll(() => grand.innerText(), { timeout: 15_000 }).not.toBe(before);
    const games = page.getByRole('list', { name: t('slots.hall.jackpots') });
    await games.getByRole('link').first().waitFor();
  }),
);

it('jackpots that do not come are said in words, with a way to have them', () =>
  // From another page: one that is opened by its address brings them along.
  walk({ at: '/rng', hasAxe: false }, async (journey) => {
    const { page, t, watch, press } = journey;
    let isAway = true;
    await page.route('**/MCSFE_getJackpots', (route) => (isAway ? route.abort() : route.continue()));
    watch.allowRequestErrors(/MCSFE_getJackpots/);
    await press('link', t('slots.hall.jackpots'));
    const again = page.getByRole('button', { name: t('ds.common.retry') }).first();
    await again.waitFor();
    isAway = false;
    await again.press('Enter');
    await grandOf(journey).waitFor();
  }));
