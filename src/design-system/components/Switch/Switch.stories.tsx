import { expect, fn } from 'storybook/test';
import { Matrix } from '#testing/Matrix';
import { State } from '#testing/State';
import preview from '#.storybook/preview';
import { Switch } from '.';

const meta = preview.meta({ component: Switch, args: { children: 'Sound', onChange: fn() } });

const Gallery = () => (
  <div style={{ display: 'grid', gap: 12, maxInlineSize: 380 }}>
    <Switch>Off</Switch>
    <Switch defaultSelected description="Wins and draws">
      On
    </Switch>
    <Switch defaultSelected isAtEnd description="In the list of settings">
      Push messages
    </Switch>
    <State is={['focus-visible']} on="label">
      <Switch>Focused</Switch>
    </State>
    <Switch isDisabled>Disabled</Switch>
    <Switch isDisabled defaultSelected>
      Disabled and on
    </Switch>
  </div>
);

export const Default = meta.story();
Default.test('turns with a press and with the space bar', async ({ canvas, userEvent, args }) => {
  const control = canvas.getByRole('switch', { name: 'Sound' });
  await userEvent.click(canvas.getByText('Sound'));
  await expect(control).toBeChecked();
  control.focus();
  await userEvent.keyboard(' ');
  await expect(control).not.toBeChecked();
  await expect(args.onChange).toHaveBeenCalledTimes(2);
});

export const States = meta.story({ render: () => <Gallery /> });
export const LongText = meta.story({
  decorators: [(Story) => <div style={{ inlineSize: 220 }}>{Story()}</div>],
  args: { children: 'Tell me by message when a promotion that I have joined is about to end', isAtEnd: true },
});
export const AllThemes = meta.story({
  tags: ['matrix', '!autodocs'],
  render: () => <Matrix>{() => <Gallery />}</Matrix>,
});
