import { expect } from 'storybook/test';
import { phoneFrame } from '#testing/Frame';
import { Matrix } from '#testing/Matrix';
import preview from '#.storybook/preview';
import { SplitBar, type SplitPart } from '.';

const parts: SplitPart[] = [
  { id: 'main', label: 'Main wallet', value: 12480, figure: '$12,480.25' },
  { id: 'velora', label: 'Velora', value: 2000, figure: '$2,000.00' },
  { id: 'pitch', label: 'Pitchline', value: 724, figure: '$724.50' },
];
const meta = preview.meta({
  component: SplitBar,
  args: { 'aria-label': 'Where the money is', parts },
  decorators: [phoneFrame],
});

export const Default = meta.story();
Default.test('writes each part with its figure', async ({ canvas }) => {
  await expect(canvas.getAllByRole('listitem')[1]).toHaveTextContent('Velora $2,000.00');
});
export const LongText = meta.story({
  args: {
    parts: parts.map((part) => ({ ...part, label: `${part.id}, the wallet of the games of one maker` })),
  },
});
export const AllThemes = meta.story({
  tags: ['matrix', '!autodocs'],
  render: (args) => (
    <Matrix>
      <SplitBar {...args} />
    </Matrix>
  ),
});
