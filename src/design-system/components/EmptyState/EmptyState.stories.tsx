import IconSearch from '@tabler/icons-react/dist/esm/icons/IconSearch.mjs';
import { expect, fn } from 'storybook/test';
import { Button } from '#ds/Button';
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
  args: {
    title: 'No bets in this period',
    description: 'Choose a longer period, or start with a hot game.',
    action,
  },
});

export const Default = meta.story();
Default.test('offers its way on', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Last 30 days' }));
  await expect(onWiden).toHaveBeenCalled();
});
export const Untitled = meta.story({ render: () => <EmptyState /> });
Untitled.test('has a title of its own', async ({ canvas }) => {
  await expect(canvas.getByText('Nothing here yet')).toBeVisible();
});
export const AsHeading = meta.story({ args: { icon: IconSearch, headingLevel: 2 } });
AsHeading.test('is found by its heading', async ({ canvas }) => {
  await expect(canvas.getByRole('heading', { level: 2, name: 'No bets in this period' })).toBeVisible();
});
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
  render: (args) => (
    <Matrix>
      <EmptyState {...args} />
    </Matrix>
  ),
});
