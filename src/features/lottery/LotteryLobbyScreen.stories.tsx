import { expect, fn } from 'storybook/test';
import { phone, wide } from '#testing/Frame';
import preview from '#.storybook/preview';
import { LotteryLobbyScreen, type LotteryLobbyScreenProps } from './LotteryLobbyScreen';
import { sampleLotteries, sampleNow } from './samples';

const args: LotteryLobbyScreenProps = {
  state: 'ready',
  lotteries: sampleLotteries,
  families: ['SSC'],
  now: sampleNow,
  onDrawClose: fn(),
  onRetry: fn(),
};
const meta = preview.meta({ component: LotteryLobbyScreen, args });

export const Ready = meta.story({ ...wide, tags: ['matrix'] });
Ready.test('leads to the betting page of what can be bet on', async ({ canvas }) => {
  await expect(canvas.getByRole('link', { name: 'Bet on Five Digits 1′' })).toHaveAttribute(
    'href',
    '/lottery?game=SSC_60',
  );
  await expect(canvas.getAllByRole('link')).toHaveLength(1);
});
export const Phone = meta.story({ ...phone });
export const Loading = meta.story({ args: { state: 'loading', lotteries: [] } });
export const Failed = meta.story({ args: { state: 'failed', lotteries: [] } });
Failed.test('can be asked for again', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
  await expect(args.onRetry).toHaveBeenCalledOnce();
});
