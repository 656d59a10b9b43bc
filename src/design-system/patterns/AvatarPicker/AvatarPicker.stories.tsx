import { expect, fn } from 'storybook/test';
import { phoneFrame } from '#testing/Frame';
import { Matrix } from '#testing/Matrix';
import { forceState } from '#testing/State';
import preview from '#.storybook/preview';
import { AvatarPicker } from '.';

const options = Array.from({ length: 11 }, (_, index) => ({
  id: String(index + 1),
  src: `/avatars/${index + 1}.svg`,
  label: `Picture ${index + 1}`,
}));
const meta = preview.meta({
  component: AvatarPicker,
  args: { label: 'Choose a picture', options, value: '3', onChange: fn() },
  decorators: [phoneFrame],
});

export const Default = meta.story({ args: { description: 'Other players see it.' } });
Default.test('takes one by pointer and by keyboard', async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole('radio', { name: 'Picture 5' }));
  await expect(args.onChange).toHaveBeenLastCalledWith('5');
  canvas.getByRole('radio', { name: 'Picture 3' }).focus();
  await userEvent.keyboard('{ArrowRight}');
  await expect(args.onChange).toHaveBeenLastCalledWith('4');
});
export const States = meta.story({
  play: ({ canvas }) => {
    const labelOf = (name: string) => canvas.getByRole('radio', { name }).closest('label');
    const [hovered, focused] = [labelOf('Picture 1'), labelOf('Picture 2')];
    if (hovered) forceState(hovered, 'hovered');
    if (focused) forceState(focused, 'focus-visible');
  },
});
export const LongText = meta.story({
  args: { value: null, errorMessage: 'Choose one of the pictures, or take one of your own from your device' },
});
export const AllThemes = meta.story({
  tags: ['matrix', '!autodocs'],
  render: (args) => (
    <Matrix>
      <AvatarPicker {...args} options={options.slice(0, 4)} />
    </Matrix>
  ),
});
