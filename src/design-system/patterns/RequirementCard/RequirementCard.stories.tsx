import { expect, fn } from 'storybook/test';
import { Button } from '#ds/Button';
import { Stack } from '#ds/Stack';
import { phoneFrame } from '#testing/Frame';
import { Matrix } from '#testing/Matrix';
import preview from '#.storybook/preview';
import { RequirementCard, type RequirementCardProps } from '.';

const onGiveUp = fn();
const args: RequirementCardProps = {
  title: 'Bet $480.00 more to free the bonus',
  isMet: false,
  children: 'Only the bonus and its winnings are held.',
  progress: { label: 'Bets that count', value: 320, maxValue: 800, valueLabel: '$320.00 of $800.00' },
  action: (
    <Button size="sm" tone="neutral" onPress={onGiveUp}>
      Give the bonus up
    </Button>
  ),
};
const meta = preview.meta({ component: RequirementCard, args, decorators: [phoneFrame] });

export const Default = meta.story();
Default.test('says how far it is, and offers a way out', async ({ canvas, userEvent }) => {
  await expect(canvas.getByRole('progressbar', { name: 'Bets that count' })).toHaveAttribute(
    'aria-valuenow',
    '320',
  );
  await userEvent.click(canvas.getByRole('button', { name: 'Give the bonus up' }));
  await expect(onGiveUp).toHaveBeenCalled();
});
export const Met = meta.story({
  args: { isMet: true, title: 'Every requirement is met', action: undefined },
});
Met.test('draws no bar once it is met', async ({ canvas }) => {
  await expect(canvas.queryByRole('progressbar')).toBeNull();
});
export const LongText = meta.story({
  args: {
    title: 'Bet four hundred and eighty dollars more on slots or on live casino to free the bonus of Friday',
  },
});
export const AllThemes = meta.story({
  tags: ['matrix', '!autodocs'],
  render: () => (
    <Matrix>
      <Stack gap={3}>
        <RequirementCard {...args} />
        <RequirementCard title="Every requirement is met" isMet />
      </Stack>
    </Matrix>
  ),
});
