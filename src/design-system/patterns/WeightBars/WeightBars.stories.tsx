import { expect, within } from 'storybook/test';
import { Stack } from '#ds/Stack';
import { phoneFrame } from '#testing/Frame';
import { Matrix } from '#testing/Matrix';
import preview from '#.storybook/preview';
import { WeightBars, type WeightBarsItem } from '.';

const items: WeightBarsItem[] = [
  { id: 'slots', label: 'Slots', value: 1, figure: '100%' },
  { id: 'sports', label: 'Sports', value: 1, figure: '100%' },
  { id: 'lottery', label: 'Lottery', value: 0.5, figure: '50%' },
  { id: 'live', label: 'Live casino', value: 0.1, figure: '10%' },
  { id: 'pvp', label: 'PVP', value: 0, figure: '0%' },
];
const points: WeightBarsItem[] = [
  { id: 'slots', label: 'Slots', value: 1_940, figure: '+1,940' },
  { id: 'lottery', label: 'Lottery', value: 612, figure: '+612' },
  { id: 'deposit', label: 'Deposits', value: 40, figure: '+40' },
];
const meta = preview.meta({
  component: WeightBars,
  args: { 'aria-label': 'How much each game counts', items, max: 1 },
  decorators: [phoneFrame],
});

export const Default = meta.story();
Default.test('says each size in figures', async ({ canvas }) => {
  const list = within(canvas.getByRole('list', { name: 'How much each game counts' }));
  await expect(list.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Slots100%',
    'Sports100%',
    'Lottery50%',
    'Live casino10%',
    'PVP0%',
  ]);
});
export const Tones = meta.story({
  render: () => (
    <Stack gap={8}>
      <WeightBars aria-label="How much each game counts" items={items} max={1} tone="accent" />
      <WeightBars aria-label="Where points came from" items={points} tone="highlight" />
    </Stack>
  ),
});
export const LongText = meta.story({
  args: {
    items: items.map((item) => ({ ...item, label: `${String(item.label)}, of every maker of games` })),
  },
});
export const AllThemes = meta.story({
  tags: ['matrix', '!autodocs'],
  render: () => (
    <Matrix>
      <WeightBars aria-label="Where points came from" items={points} tone="highlight" />
    </Matrix>
  ),
});
