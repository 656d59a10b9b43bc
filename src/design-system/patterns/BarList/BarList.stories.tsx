import { expect, within } from 'storybook/test';
import { Money } from '#ds/Money';
import { Stack } from '#ds/Stack';
import { phone, phoneFrame } from '#testing/Frame';
import { Matrix } from '#testing/Matrix';
import preview from '#.storybook/preview';
import { BarList, type BarListItem } from '.';

const items: BarListItem[] = [
  { id: 'slots', label: 'Slots', value: 1, figure: '100%' },
  { id: 'sports', label: 'Sports', value: 1, figure: '100%' },
  { id: 'lottery', label: 'Lottery', value: 0.5, figure: '50%' },
  { id: 'live', label: 'Live casino', value: 0.1, figure: '10%' },
  { id: 'pvp', label: 'PVP', value: 0, figure: '0%' },
];
const points: BarListItem[] = [
  { id: 'slots', label: 'Slots', value: 1_940, figure: '+1,940' },
  { id: 'lottery', label: 'Lottery', value: 612, figure: '+612' },
  { id: 'deposit', label: 'Deposits', value: 40, figure: '+40' },
];
const changes = Object.entries({ Slots: 36240, 'Live casino': -20150, Lottery: 4120, Sports: -800 }).map(
  ([label, value]): BarListItem => ({
    id: label,
    label,
    value,
    figure: <Money amount={BigInt(value)} currency="USD" tone="change" />,
  }),
);
const wallets: BarListItem[] = [
  { id: 'main', label: 'Main wallet', value: 12480, figure: '$12,480.25' },
  { id: 'velora', label: 'Velora', value: 2000, figure: '$2,000.00' },
  { id: 'pitch', label: 'Pitchline', value: 724, figure: '$724.50' },
];
const meta = preview.meta({
  component: BarList,
  tags: ['new'],
  args: { 'aria-label': 'How much each game counts', items },
  decorators: [phoneFrame],
});
const textsOf = (list: HTMLElement) =>
  within(list)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);

export const Default = meta.story();
Default.test('says each size in figures', async ({ canvas }) => {
  const list = canvas.getByRole('list', { name: 'How much each game counts' });
  await expect(textsOf(list)).toEqual(['Slots100%', 'Sports100%', 'Lottery50%', 'Live casino10%', 'PVP0%']);
});
const Gallery = () => (
  <Stack gap={8}>
    <BarList aria-label="How much each game counts" items={items} max={1} tone="accent" />
    <BarList aria-label="Where points came from" items={points} tone="highlight" />
    <BarList aria-label="By kind of game" items={changes} tone="change" />
    <BarList aria-label="Where the money is" items={wallets} isSplit />
  </Stack>
);
export const Tones = meta.story({ render: () => <Gallery /> });
export const Changes = meta.story({
  args: { 'aria-label': 'By kind of game', items: changes, tone: 'change' },
});
Changes.test('draws gains and losses to both sides of one zero', async ({ canvas }) => {
  const [gain, loss] = canvas.getAllByRole('listitem').map((row) => {
    const fill = row.querySelector<HTMLElement>('[style]')?.getBoundingClientRect();
    if (!fill) throw new Error('no bar');
    return fill;
  });
  await expect(Math.abs((gain?.left ?? 0) - (loss?.right ?? 0))).toBeLessThan(1);
  await expect(canvas.getAllByRole('listitem')[1]).toHaveTextContent(/Live casino.*201\.50/);
});
export const Phone = meta.story({ ...phone, args: { items: changes, tone: 'change' } });
export const Split = meta.story({
  args: { 'aria-label': 'Where the money is', items: wallets, isSplit: true },
});
Split.test('writes each part with its figure', async ({ canvas }) => {
  const group = canvas.getByRole('group', { name: 'Where the money is' });
  await expect(textsOf(group)[1]).toBe('Velora $2,000.00');
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
      <Gallery />
    </Matrix>
  ),
});
