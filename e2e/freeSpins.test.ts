import { expect, it } from 'vitest';
import { mira, press } from './harness/actions';
import { openedGame, spin } from './harness/play';
import { signInByApi } from './harness/session';
import { chosen, desktop, useSite, type Cell } from './harness/visit';
import { gameWords } from './harness/words';

const { visit, platform } = useSite({ isFresh: true });
const phone: Cell = { language: 'en', theme: 'light', device: 'phone' };

it.each(
  chosen([
    ['desktop', desktop, 2],
    ['phone', phone, 3],
  ] as const),
)(
  'a member uses free spins that the operator gave, and finds them in the record: %s',
  (device, cell, count) =>
    visit(cell, async (one) => {
      const { page, t } = one;
      const until = new Date(Date.now() + 7 * 86_400_000).toISOString();
      const said = await platform().operator(
        ...['bonus', 'spins', 'mira', String(count), '--brand', 'aurora', '--game', 'g0', '--stake', '0.20'],
        ...['--until', until, '--id', `spins-${device}`],
      );
      expect(said).toContain('mira at aurora has free spins: ');
      await signInByApi(one, mira);
      await page.goto('/personal/bonusDetails');
      const spins = page.getByRole('region', { name: new RegExp(`^${t('bonus.freeSpins', { count })} · `) });
      await spins.getByText(t('bonus.spinsLeft', { left: String(count), count: String(count) })).waitFor();
      await spins.getByText(t('bonus.winsFree')).waitFor();
      await press(one, spins.getByRole('link', { name: t('bonus.useSpins') }));

      const frame = await openedGame(one);
      const say = gameWords(one.cell.language);
      const left = async (spinsLeft: number): Promise<void> => {
        const [words = ''] = say('freeSpins', { count: spinsLeft, amount: '|' }).split('|');
        await frame.getByText(words).waitFor();
      };
      await left(count);
      // What a spin is worth is fixed.
      expect(await frame.getByRole('button', { name: say('raiseStake') }).getAttribute('aria-disabled')).toBe(
        'true',
      );
      let { balance } = await spin(one, frame);
      for (let used = 1; used < count; used += 1) {
        await left(count - used);
        const round = await spin(one, frame);
        expect(round).toMatchObject({ stake: 0n, balance: balance + round.win });
        balance = round.balance;
      }
      // Own money is taken again, once they are used and the player says so by the next press.
      await expect.poll(() => frame.locator('[data-part="freeSpins"]').isHidden()).toBe(true);
      const own = await spin(one, frame);
      expect(own).toMatchObject({ stake: 20n, balance: balance - 20n + own.win });

      await page.goto('/personal/personalHistoryCopy');
      const free = page.getByText(t('records.betting.freeSpin'));
      await expect.poll(() => free.count()).toBeGreaterThanOrEqual(count);
      await page.goto('/personal/bonusDetails');
      await spins.getByText(t('bonus.spinsLeft', { left: '0', count: String(count) })).waitFor();
      expect(await spins.getByRole('link').count()).toBe(0);
    }),
);
