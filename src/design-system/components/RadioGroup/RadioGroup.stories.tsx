import { expect, fn } from 'storybook/test';
import { Matrix } from '#testing/Matrix';
import { State } from '#testing/State';
import { phoneFrame } from '#testing/Frame';
import preview from '#.storybook/preview';
import { Radio, RadioGroup } from '.';

const radios = (
  <>
    <Radio value="day">One day</Radio>
    <Radio value="week" description="Ends by itself after seven days">
      One week
    </Radio>
    <Radio value="month">One month</Radio>
  </>
);
const meta = preview.meta({
  component: RadioGroup,
  args: { label: 'Pause for', children: radios, defaultValue: 'day', onChange: fn() },
});

const Gallery = () => (
  <div style={{ display: 'grid', gap: 20, maxInlineSize: 380 }}>
    <RadioGroup label="Pause for" defaultValue="week">
      {radios}
    </RadioGroup>
    <RadioGroup label="Side by side" orientation="horizontal" isRequired errorMessage="Choose how long">
      <Radio value="day">One day</Radio>
      <State is={['focus-visible']} on="label">
        <Radio value="week">One week</Radio>
      </State>
    </RadioGroup>
    <RadioGroup label="Disabled" isDisabled defaultValue="month">
      {radios}
    </RadioGroup>
  </div>
);

export const Default = meta.story();
Default.test('moves with the arrow keys and takes a press', async ({ canvas, userEvent, args }) => {
  await expect(canvas.getByRole('radiogroup', { name: 'Pause for' })).toBeVisible();
  await userEvent.click(canvas.getByText('One month'));
  await expect(args.onChange).toHaveBeenLastCalledWith('month');
  await userEvent.keyboard('{ArrowUp}');
  await expect(canvas.getByRole('radio', { name: /One week/ })).toBeChecked();
});

export const States = meta.story({ render: () => <Gallery /> });
export const LongText = meta.story({
  decorators: [phoneFrame],
  args: {
    label: 'How long the account pauses, from the moment at which the pause is confirmed',
    errorMessage: 'Choose how long the account pauses. A pause that has begun cannot be made shorter',
    children: (
      <>
        <Radio value="day">Until the same time of the day that follows</Radio>
        <Radio
          value="week"
          description="Ends by itself after seven days, and can be made longer on each of them"
        >
          Until the same day of the week that follows
        </Radio>
      </>
    ),
  },
});
export const AllThemes = meta.story({
  tags: ['matrix', '!autodocs'],
  render: () => <Matrix>{() => <Gallery />}</Matrix>,
});
