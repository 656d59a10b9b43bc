import { expect, fn } from 'storybook/test';
import { Money } from '#ds/Money';
import { phoneFrame } from '#testing/Frame';
import { Matrix } from '#testing/Matrix';
import preview from '#.storybook/preview';
import { TransferPair } from '.';

const meta = preview.meta({
  component: TransferPair,
  args: {
    from: { label: 'From', name: 'Main wallet', amount: <Money amount="1248025" currency="USD" /> },
    to: { label: 'To', name: 'Velora', amount: <Money amount="50000" currency="USD" /> },
    onSwap: fn(),
    swapLabel: 'Change the direction',
  },
  decorators: [phoneFrame],
});

export const Default = meta.story();
Default.test('changes both ends over', async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Change the direction' }));
  canvas.getByRole('button', { name: 'Change the direction' }).focus();
  await userEvent.keyboard('{Enter}');
  await expect(args.onSwap).toHaveBeenCalledTimes(2);
});
export const LongText = meta.story({
  args: {
    from: {
      label: 'From',
      name: 'The wallet of the games of the house',
      amount: <Money amount="124802512300" currency="VND" />,
    },
  },
});
export const AllThemes = meta.story({
  tags: ['matrix', '!autodocs'],
  render: (args) => (
    <Matrix>
      <TransferPair {...args} />
    </Matrix>
  ),
});
