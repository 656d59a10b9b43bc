import { expect, fn } from 'storybook/test';
import { Link } from '#ds/Link';
import { Matrix } from '#testing/Matrix';
import { State } from '#testing/State';
import preview from '#.storybook/preview';
import { Checkbox } from '.';

const meta = preview.meta({
  component: Checkbox,
  args: { children: 'Keep me logged in for 1 day', onChange: fn() },
});

const Gallery = () => (
  <div style={{ display: 'grid', gap: 12, maxInlineSize: 380 }}>
    <Checkbox>Off</Checkbox>
    <Checkbox defaultSelected>On</Checkbox>
    <Checkbox isIndeterminate>Some of them</Checkbox>
    <State is={['hovered']} on="label">
      <Checkbox>Hovered</Checkbox>
    </State>
    <State is={['focus-visible']} on="label">
      <Checkbox defaultSelected>Focused</Checkbox>
    </State>
    <Checkbox isDisabled>Disabled</Checkbox>
    <Checkbox isDisabled defaultSelected>
      Disabled and on
    </Checkbox>
    <Checkbox errorMessage="Accept the terms to go on">
      I am 18 or older and I accept the <Link href="#terms">terms</Link>.
    </Checkbox>
  </div>
);

export const Default = meta.story();
Default.test('is ticked by pointer and by the space bar', async ({ canvas, userEvent, args }) => {
  const box = canvas.getByRole('checkbox', { name: 'Keep me logged in for 1 day' });
  await userEvent.click(canvas.getByText('Keep me logged in for 1 day'));
  await expect(box).toBeChecked();
  box.focus();
  await userEvent.keyboard(' ');
  await expect(box).not.toBeChecked();
  await expect(args.onChange).toHaveBeenCalledTimes(2);
});

export const WithError = meta.story({
  args: { errorMessage: 'Accept the terms to go on', description: 'Needed by law' },
});
WithError.test('reads its error out', async ({ canvas }) => {
  await expect(canvas.getByRole('checkbox')).toHaveAccessibleDescription(/Accept the terms/);
});

export const States = meta.story({ render: () => <Gallery /> });
export const LongText = meta.story({
  decorators: [(Story) => <div style={{ inlineSize: 220 }}>{Story()}</div>],
  args: {
    children: 'I have read how long an exclusion lasts and that nobody can end it before its time is over',
  },
});
export const AllThemes = meta.story({
  tags: ['matrix', '!autodocs'],
  render: () => <Matrix>{() => <Gallery />}</Matrix>,
});
