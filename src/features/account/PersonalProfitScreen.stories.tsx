import { expect, fn } from 'storybook/test';
import { asyncOf, noConnection } from '#testing/asyncOf';
import { phone, wide } from '#testing/Frame';
import preview from '#.storybook/preview';
import { PersonalProfitScreen, type PersonalProfit } from './PersonalProfitScreen';

const sums = (result: number) => ({
  count: 40,
  stake: '64000',
  payout: String(64_000 + result),
  validBet: '64000',
  result: String(result),
  rebate: '0',
  bonus: '0',
  reward: '0',
  fee: '0',
  net: String(result),
});
const profit: PersonalProfit = {
  from: '2025-11-01',
  to: '2025-11-21',
  timeZone: 'Asia/Bangkok',
  utcOffset: 'UTC+7',
  currency: 'USD',
  days: [13_800, -6_100, -14_200, 6_100, -2_000, -6_600, 4_000, 1_200, -11_000, -5_800].map(
    (result, index) => ({
      day: `2025-11-${String(index + 1).padStart(2, '0')}`,
      ...sums(result),
    }),
  ),
  gameTypes: [
    { gameType: 'RNG', ...sums(-33_760) },
    { gameType: 'LIVE', ...sums(17_850) },
    { gameType: 'SPORTS', ...sums(-16_540) },
    { gameType: 'ELOTT', ...sums(-10_000) },
    { gameType: 'LOTT', ...sums(-8_500) },
  ],
  totals: {
    ...sums(-41_260),
    stake: '1820400',
    payout: '1779140',
    rebate: '3620',
    bonus: '10000',
    reward: '2800',
    net: '-24840',
  },
};
const meta = preview.meta({
  component: PersonalProfitScreen,
  args: {
    profit: asyncOf(profit),
    filters: {},
    onFiltersChange: fn(),
    today: '2025-11-21',
    outputs: { onExport: fn(), onPrint: fn(), onBeforePrint: fn() },
    limitsHref: '#limits',
  },
  ...wide,
});

export const Ready = meta.story({ tags: ['matrix', 'snapshot'] });
Ready.test('is one sum, and shows the same numbers as a table', async ({ canvas, userEvent }) => {
  await expect(canvas.getByText(/You staked \$18,204\.00 and won back \$17,791\.40/)).toBeVisible();
  await userEvent.click(canvas.getByRole('button', { name: /table/i }));
  await expect(await canvas.findByRole('table')).toHaveTextContent('-$142.00');
});
Ready.test('shows both kinds of lottery as one', async ({ canvas }) => {
  const [line, ...others] = canvas.getAllByText('Lottery');
  await expect(others).toHaveLength(0);
  await expect(line?.parentElement).toHaveTextContent(/185\.00/);
});
Ready.test('changes the period', async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole('radio', { name: '30 days' }));
  await expect(args.onFiltersChange).toHaveBeenCalledWith({ period: '30' });
});
export const Phone = meta.story({ ...phone, tags: ['matrix'] });
export const Loading = meta.story({ args: { profit: asyncOf() } });
export const Empty = meta.story({ args: { profit: asyncOf({ ...profit, days: [] }) } });
export const Failed = meta.story({ args: { profit: asyncOf(undefined, 'failed', noConnection) } });
