import { expect } from 'storybook/test';
import { Money } from '#ds/Money';
import { phone } from '#testing/Frame';
import { Matrix } from '#testing/Matrix';
import preview from '#.storybook/preview';
import { DivergingBar, type DivergingEntry } from '.';

const entries: DivergingEntry[] = [
  ['Slots', 36240],
  ['Live casino', -20150],
  ['Lottery', 4120],
  ['Sports', -800],
].map(([label, value]) => ({
  id: String(label),
  label: String(label),
  value: Number(value),
  figure: <Money amount={String(value)} currency="USD" tone="change" />,
}));
const meta = preview.meta({ component: DivergingBar, args: { 'aria-label': 'By kind of game', entries } });

export const Default = meta.story();
Default.test('writes each figure beside its bar', async ({ canvas }) => {
  await expect(canvas.getAllByRole('listitem')[1]).toHaveTextContent(/Live casino.*201\.50/);
});
export const Phone = meta.story(phone);
export const LongText = meta.story({
  args: {
    entries: entries.map((entry) => ({ ...entry, label: `${entry.id} and everything else of that kind` })),
  },
});
export const AllThemes = meta.story({
  tags: ['matrix', '!autodocs'],
  render: (args) => (
    <Matrix>
      <DivergingBar {...args} />
    </Matrix>
  ),
});
