import IconSearch from '@tabler/icons-react/dist/esm/icons/IconSearch.mjs';
import { expect, fn } from 'storybook/test';
import { Button } from '#ds/Button';
import { Stack } from '#ds/Stack';
import { Matrix } from '#testing/Matrix';
import { phoneFrame } from '#testing/Frame';
import preview from '#.storybook/preview';
import { EmptyState } from '.';

const onWiden = fn();
const action = (
  <Button size="sm" tone="neutral" onPress={onWiden}>
    Last 30 days
  </Button>
);
const meta = preview.meta({
  component: EmptyState,
});
const none = {
  title: 'No bets in this period',
  description: 'Choose a longer period, or start with a hot game.',
  action,
};

export const Default = meta.story({ args: none });
Default.test('offers its way on', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Last 30 days' }));
  await expect(onWiden).toHaveBeenCalled();
});
export const Untitled = meta.story({ render: () => <EmptyState /> });
Untitled.test('has a title of its own', async ({ canvas }) => {
  await expect(canvas.getByText('Nothing here yet')).toBeVisible();
});
export const AsHeading = meta.story({ args: { ...none, icon: IconSearch, headingLevel: 2 } });
AsHeading.test('is found by its heading', async ({ canvas }) => {
  await expect(canvas.getByRole('heading', { level: 2, name: 'No bets in this period' })).toBeVisible();
});
export const Failed = meta.story({
  args: {
    description: 'The list took longer to load. Check your network.',
    isFailed: true,
    onRetry: onWiden,
  },
});
Failed.test('is announced, and repeats by pointer and by keyboard', async ({ canvas, userEvent }) => {
  await expect(canvas.getByRole('alert')).toHaveTextContent('Something went wrong');
  await expect(canvas.getByRole('alert')).toHaveTextContent('Check your network');
  const retry = canvas.getByRole('button', { name: 'Try again' });
  await userEvent.click(retry);
  retry.focus();
  await userEvent.keyboard('{Enter}');
  await expect(onWiden).toHaveBeenCalledTimes(2);
});
const Gallery = () => (
  <Stack gap={4}>
    {(['sm', 'md'] as const).map((size) => (
      <Stack key={size} gap={4}>
        <EmptyState size={size} description="Choose a longer period." action={action} />
        <EmptyState size={size} isFailed title="Your bets could not be loaded" onRetry={onWiden} />
      </Stack>
    ))}
  </Stack>
);
export const Sizes = meta.story({ render: () => <Gallery /> });
export const LongText = meta.story({
  args: {
    title: 'There are no bets in the period that you have chosen for this report',
    description:
      'Choose a longer period, widen the filters above the table, or start with one of the hot games. '.repeat(
        2,
      ),
  },
  decorators: [phoneFrame],
});
export const AllThemes = meta.story({
  tags: ['matrix', '!autodocs'],
  render: () => (
    <Matrix>
      <Gallery />
    </Matrix>
  ),
});
