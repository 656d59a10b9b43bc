import { expect, fn } from 'storybook/test';
import { wide } from '#testing/Frame';
import { Matrix } from '#testing/Matrix';
import { State } from '#testing/State';
import preview from '#.storybook/preview';
import { AvatarButton, type AvatarButtonProps } from '.';

const args: AvatarButtonProps = { name: 'Minh Tran', label: 'Account of Minh Tran', onPress: fn() };
const meta = preview.meta({ component: AvatarButton, args });

const Gallery = () => (
  <div style={{ display: 'flex', gap: 12, flexWrap: 'wrap' }}>
    <AvatarButton {...args} />
    <AvatarButton {...args} isNamed />
    <State is={['hovered']}>
      <AvatarButton {...args} />
    </State>
    <State is={['focus-visible']}>
      <AvatarButton {...args} />
    </State>
    <AvatarButton {...args} isPending />
  </div>
);

export const Default = meta.story();
Default.test('says whose account it opens, by pointer and keyboard', async ({ canvas, userEvent, args }) => {
  const button = canvas.getByRole('button', { name: 'Account of Minh Tran' });
  await userEvent.click(button);
  button.focus();
  await userEvent.keyboard('{Enter}');
  await expect(args.onPress).toHaveBeenCalledTimes(2);
});

export const Named = meta.story({ ...wide, args: { isNamed: true } });
export const States = meta.story({ render: () => <Gallery /> });
export const LongText = meta.story({
  ...wide,
  args: {
    isNamed: true,
    name: 'Nguyen Thi Phuong Thao of Ho Chi Minh City',
    label: 'Account of Nguyen Thi Phuong Thao',
  },
});
export const AllThemes = meta.story({
  tags: ['matrix', '!autodocs'],
  render: () => <Matrix>{() => <Gallery />}</Matrix>,
});
