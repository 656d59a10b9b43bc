import { expect, waitFor } from 'storybook/test';
import { phoneFrame } from '#testing/Frame';
import { Matrix } from '#testing/Matrix';
import preview from '#.storybook/preview';
import { LineChart } from '.';

const day = 86_400_000;
const first = Date.UTC(2026, 10, 15);
const times = [0, 1, 2, 3, 4, 5, 6].map((index) => first + index * day);
const series = [
  { id: 'deposits', name: 'Deposits', values: [12_400, 18_650, 15_020, null, 21_400, 26_900, 24_310] },
  { id: 'withdrawals', name: 'Withdrawals', values: [8100, 9400, 12_000, 11_250, 10_800, 16_500, 13_740] },
];
const six = ['Slots', 'Live', 'Sports', 'Lottery', 'Fishing', 'Cards'].map((name, at) => ({
  id: name,
  name,
  values: times.map((_, index) => 2000 * (at + 1) + ((index * 37 + at * 11) % 17) * 120),
}));

const meta = preview.meta({
  component: LineChart,
  args: {
    title: 'Deposits and withdrawals',
    description: 'Last 7 days, USD',
    times,
    timeName: 'Day',
    series,
  },
});

export const Default = meta.story();
Default.test('moves through the days by keyboard, and reads each', async ({ canvas, userEvent }) => {
  await userEvent.tab();
  await expect(canvas.getByRole('button', { name: 'Show as table' })).toHaveFocus();
  await userEvent.tab();
  const days = canvas.getAllByRole('img');
  await expect(days).toHaveLength(7);
  await expect(days[0]).toHaveFocus();
  await expect(days[0]).toHaveAccessibleName('Nov 15, 2026, Deposits 12,400, Withdrawals 8,100');
  await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}');
  await expect(days[3]).toHaveFocus();
  await expect(days[3]).toHaveAccessibleName('Nov 18, 2026, Withdrawals 11,250');
  await userEvent.keyboard('{End}');
  await expect(days[6]).toHaveFocus();
});
Default.test('shows the values of a day that is pointed at', async ({ canvas, userEvent }) => {
  await expect(canvas.queryByText('26,900')).not.toBeInTheDocument();
  await userEvent.hover(canvas.getByRole('img', { name: /Nov 20/ }));
  await waitFor(() => expect(canvas.getByText('26,900')).toBeVisible());
});
Default.test('shows the same data as a table', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Show as table' }));
  await expect(canvas.getByRole('table', { name: 'Deposits and withdrawals' })).toBeVisible();
  await expect(canvas.getByRole('columnheader', { name: 'Withdrawals' })).toBeVisible();
  await expect(canvas.getAllByRole('row')).toHaveLength(8);
  await expect(canvas.getByRole('row', { name: /Nov 20, 2026/ })).toHaveTextContent('26,900');
  await userEvent.click(canvas.getByRole('button', { name: 'Show as chart' }));
  await expect(canvas.getAllByRole('img')).toHaveLength(7);
});

export const SixSeries = meta.story({ args: { title: 'Valid bets', series: six } });
/** Read at one place, by pointer or by keyboard. */
export const States = meta.story({
  play: ({ canvas }) => {
    canvas.getAllByRole('img')[2]?.focus();
  },
});
export const LongText = meta.story({
  decorators: [phoneFrame],
  args: {
    title: 'Deposits and withdrawals of all direct and indirect members of the team',
    series: six.map((one) => ({ ...one, name: `${one.name} and everything like it` })),
  },
});
export const Empty = meta.story({ args: { times: [], series: [] } });
export const AllThemes = meta.story({
  tags: ['matrix', '!autodocs'],
  render: (args) => (
    <Matrix>
      {({ brand, theme }) => <LineChart {...args} title={`Money ${brand} ${theme}`} series={six} />}
    </Matrix>
  ),
});
