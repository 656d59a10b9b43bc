import { expect, fn } from 'storybook/test';
import { Button } from '#ds/Button';
import { Money } from '#ds/Money';
import { Stack } from '#ds/Stack';
import { phoneFrame } from '#testing/Frame';
import { Matrix } from '#testing/Matrix';
import preview from '#.storybook/preview';
import { LimitCard, type LimitCardProps } from '.';

const onChange = fn();
const args: LimitCardProps = {
  title: 'Deposits in a day',
  value: <Money amount="50000" currency="USD" />,
  used: 0.4,
  usedLabel: '$200.00 used, $300.00 left',
  line: 'A lower limit works at once. A higher one waits 24 hours.',
  action: (
    <Button size="sm" tone="neutral" onPress={onChange}>
      Change
    </Button>
  ),
};
const meta = preview.meta({ component: LimitCard, args, decorators: [phoneFrame] });
const Gallery = () => (
  <Stack gap={3}>
    <LimitCard {...args} />
    <LimitCard {...args} title="Losses in a week" used={0.7} foot="From tomorrow, 10:05: $800.00" />
    <LimitCard {...args} title="Stakes in a month" used={1} line="You cannot place bets until 30 Nov." />
    <LimitCard title="One session" value="Not set" />
  </Stack>
);

export const Default = meta.story();
Default.test('says how much is used', async ({ canvas, userEvent }) => {
  await expect(canvas.getByRole('progressbar', { name: 'Deposits in a day' })).toHaveAttribute(
    'aria-valuetext',
    '$200.00 used, $300.00 left',
  );
  await userEvent.click(canvas.getByRole('button', { name: 'Change' }));
  await expect(onChange).toHaveBeenCalled();
});
export const Levels = meta.story({ render: () => <Gallery /> });
export const LongText = meta.story({
  args: {
    title: 'Everything that may be paid into this account in one day',
    line: `${args.line?.toString()} `.repeat(4),
  },
});
export const AllThemes = meta.story({
  tags: ['matrix', '!autodocs'],
  render: () => <Matrix>{() => <Gallery />}</Matrix>,
});
