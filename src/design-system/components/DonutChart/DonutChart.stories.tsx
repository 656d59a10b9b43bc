import { expect, within } from 'storybook/test';
import { phoneFrame } from '#testing/Frame';
import { Matrix } from '#testing/Matrix';
import preview from '#.storybook/preview';
import { DonutChart } from '.';

const slices = [
  { id: 'slots', name: 'Slots', value: 31_800 },
  { id: 'live', name: 'Live', value: 20_700 },
  { id: 'sports', name: 'Sports', value: 19_000 },
  { id: 'lottery', name: 'Lottery', value: 16_500 },
  { id: 'rest', name: 'All others', value: 12_000 },
];
const meta = preview.meta({
  component: DonutChart,
  args: { title: 'Valid bets by game type', slices, sliceName: 'Game type', valueName: 'Valid bets' },
});

export const Default = meta.story();
Default.test('writes every part, its share and the total', async ({ canvas }) => {
  const parts = canvas.getAllByRole('listitem');
  await expect(parts).toHaveLength(5);
  await expect(within(parts[0] as HTMLElement).getByText('31,800')).toBeVisible();
  await expect(parts[0]).toHaveTextContent('31.8%');
  await expect(canvas.getByRole('figure', { name: 'Valid bets by game type' })).toHaveTextContent(
    'Total100,000',
  );
});
Default.test('turns into a table and back by keyboard', async ({ canvas, userEvent }) => {
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  await expect(canvas.getByRole('row', { name: /Lottery/ })).toHaveTextContent('16,500');
  await expect(canvas.getByRole('button', { name: 'Show as chart' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect(canvas.queryByRole('grid')).not.toBeInTheDocument();
});
Default.test('turns into a table by press', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Show as table' }));
  await expect(canvas.getByRole('grid', { name: 'Valid bets by game type' })).toHaveTextContent('100,000');
});

export const LongText = meta.story({
  decorators: [phoneFrame],
  args: { slices: slices.map((one) => ({ ...one, name: `${one.name} and everything that belongs to it` })) },
});
export const AllThemes = meta.story({
  tags: ['matrix', '!autodocs'],
  render: (args) => (
    <Matrix>{({ brand, theme }) => <DonutChart {...args} title={`Bets ${brand} ${theme}`} />}</Matrix>
  ),
});
