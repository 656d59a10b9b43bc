import { expect, fn } from 'storybook/test';
import { asyncOf } from '#testing/asyncOf';
import { phone, wide } from '#testing/Frame';
import preview from '#.storybook/preview';
import { LocalGamesScreen, type LocalGamesScreenProps } from './LocalGamesScreen';
import { sampleLotteries, sampleNow } from './samples';

const args: LocalGamesScreenProps = {
  games: asyncOf(sampleLotteries.filter(({ everySeconds }) => everySeconds <= 300)),
  now: sampleNow,
  onDrawClose: fn(),
};
const meta = preview.meta({ component: LocalGamesScreen, args });

export const Ready = meta.story({ ...wide, tags: ['matrix'] });
Ready.test('leads to each game', async ({ canvas }) => {
  await expect(canvas.getByRole('link', { name: 'Five Digits 1′' })).toHaveAttribute(
    'href',
    '/lottery?game=SSC_60',
  );
});
export const Phone = meta.story({ ...phone });
export const Empty = meta.story({ args: { games: asyncOf([]) } });
export const Loading = meta.story({ args: { games: asyncOf() } });
export const Failed = meta.story({ args: { games: asyncOf(undefined, 'failed') } });
Failed.test('can be asked for again', async ({ canvas, userEvent, args: given }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
  await expect(given.games.retry).toHaveBeenCalledOnce();
});
