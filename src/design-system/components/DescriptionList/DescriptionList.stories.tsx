import { expect } from 'storybook/test';
import { Badge } from '#ds/Badge';
import { Money } from '#ds/Money';
import { Matrix } from '#testing/Matrix';
import { phoneFrame } from '#testing/Frame';
import preview from '#.storybook/preview';
import { DescriptionList } from '.';

const items = [
  { label: 'Amount', value: <Money amount="50000" currency="USD" /> },
  { label: 'Fee', value: <Money amount="0" currency="USD" /> },
  { label: 'Status', value: <Badge tone="info">In process</Badge> },
  { label: 'Reference', value: 'DEP-20261124-0098127364512' },
];
const meta = preview.meta({ component: DescriptionList, args: { items, isDivided: true } });

export const Default = meta.story({ decorators: [phoneFrame] });
Default.test('pairs each value with its name', async ({ canvas }) => {
  const names = canvas.getAllByRole('term').map((term) => term.textContent);
  await expect(names).toEqual(['Amount', 'Fee', 'Status', 'Reference']);
  await expect(canvas.getAllByRole('definition')[0]).toHaveTextContent('$500.00');
});
export const LongText = meta.story({
  args: {
    items: [
      {
        label: 'What the bank asks for in the transfer',
        value: 'A text that does not fit beside its name '.repeat(3),
      },
    ],
  },
  decorators: [phoneFrame],
});
export const AllThemes = meta.story({
  tags: ['matrix', '!autodocs'],
  render: () => (
    <Matrix>
      <DescriptionList items={items} isDivided />
    </Matrix>
  ),
});
