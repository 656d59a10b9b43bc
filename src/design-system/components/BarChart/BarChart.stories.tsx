import { expect, waitFor } from 'storybook/test';
import { phoneFrame } from '#testing/Frame';
import { Matrix } from '#testing/Matrix';
import preview from '#.storybook/preview';
import { BarChart } from '.';

const categories = ['Slots', 'Live', 'Sports', 'Lottery', 'Fishing'];
const series = [
  { id: 'bets', name: 'Valid bets', values: [31_844, 20_661, 19_041, 16_470, 9384] },
  { id: 'result', name: 'Game result', values: [1163, -2247, 3005, -1308, 926] },
];
const meta = preview.meta({
  component: BarChart,
  args: { title: 'Games of the week', categories, categoryName: 'Game type', series },
});

export const Default = meta.story();
Default.test('moves through the categories by keyboard, and reads each', async ({ canvas, userEvent }) => {
  const bars = canvas.getAllByRole('img');
  await userEvent.tab();
  await userEvent.tab();
  await userEvent.keyboard('{ArrowRight}');
  await expect(bars[1]).toHaveFocus();
  await expect(bars[1]).toHaveAccessibleName('Live, Valid bets 20,661, Game result -2,247');
  await userEvent.keyboard('{Home}{ArrowLeft}');
  await expect(bars[0]).toHaveFocus();
});
Default.test('shows values by pointer, and a table that sorts', async ({ canvas, userEvent }) => {
  await userEvent.hover(canvas.getByRole('img', { name: /Lottery/ }));
  await waitFor(() => expect(canvas.getByText('16,470')).toBeVisible());
  await userEvent.click(canvas.getByRole('button', { name: 'Show as table' }));
  await userEvent.click(canvas.getByRole('button', { name: 'Game result' }));
  await expect(canvas.getAllByRole('rowheader')[0]).toHaveTextContent('Live');
});

export const OneSeries = meta.story({ args: { series: series.slice(0, 1) } });
/** Read at one place, by pointer or by keyboard. */
export const States = meta.story({
  play: ({ canvas }) => {
    canvas.getAllByRole('img')[2]?.focus();
  },
});
export const LongText = meta.story({
  decorators: [phoneFrame],
  args: { categories: categories.map((name) => `${name} with all of its variants`) },
});
export const AllThemes = meta.story({
  tags: ['matrix', '!autodocs'],
  render: (args) => (
    <Matrix>{({ brand, theme }) => <BarChart {...args} title={`Games ${brand} ${theme}`} />}</Matrix>
  ),
});
