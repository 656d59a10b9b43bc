import { expect } from 'storybook/test';
import { Money } from '#ds/Money';
import { phone } from '#testing/Frame';
import { Matrix } from '#testing/Matrix';
import preview from '#.storybook/preview';
import { TotalsStrip, type Total } from '.';

const money = (amount: string, tone?: 'change') => (
  <Money amount={amount} currency="USD" {...(tone && { tone })} />
);
const totals: Total[] = [
  { id: 'bets', label: 'Bets', value: '128' },
  { id: 'stake', label: 'Stake', value: money('421650') },
  { id: 'valid', label: 'Valid bet', value: money('409650') },
  { id: 'payout', label: 'Payout', value: money('457890') },
  { id: 'profit', label: 'Profit', value: money('36240', 'change'), line: 'Three bets are open' },
];
const meta = preview.meta({ component: TotalsStrip, args: { 'aria-label': 'Totals', totals } });

export const Default = meta.story();
Default.test('says each figure with what it counts', async ({ canvas }) => {
  const strip = canvas.getByRole('region', { name: 'Totals' });
  await expect(strip).toHaveTextContent('Bets128');
  await expect(canvas.getAllByRole('definition').length).toBeGreaterThan(4);
});
export const Loading = meta.story({ args: { isLoading: true } });
export const Phone = meta.story({ ...phone });
export const LongText = meta.story({
  args: {
    totals: totals.map((total) => ({
      ...total,
      label: `${total.label} of all bets that were settled in the period`,
    })),
  },
});
export const AllThemes = meta.story({
  tags: ['matrix', '!autodocs'],
  render: () => (
    <Matrix>
      {({ brand, theme }) => <TotalsStrip aria-label={`Totals ${brand} ${theme}`} totals={totals} />}
    </Matrix>
  ),
});
