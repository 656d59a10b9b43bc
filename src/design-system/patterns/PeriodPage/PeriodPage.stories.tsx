import { expect, fn } from 'storybook/test';
import { Card } from '#ds/Card';
import { pageFrame, phone, wide } from '#testing/Frame';
import { Matrix } from '#testing/Matrix';
import preview from '#.storybook/preview';
import { PeriodPage } from '.';

const meta = preview.meta({
  component: PeriodPage,
  args: {
    state: 'ready' as const,
    periods: [
      { id: '7', label: 'Week' },
      { id: '', label: 'Month' },
      { id: '90', label: 'Quarter' },
    ],
    filters: {},
    onFiltersChange: fn(),
    today: '2025-11-21',
    labels: { period: 'Period', dates: 'Dates' },
    empty: { title: 'Nothing in these days' },
    failure: { title: 'The report could not be loaded', onRetry: fn() },
    children: <Card>+$24,678.70</Card>,
  },
  decorators: [pageFrame],
  ...wide,
});

export const Default = meta.story();
Default.test('asks for another period', async ({ canvas, userEvent, args }) => {
  await expect(canvas.getByRole('radio', { name: 'Month' })).toBeChecked();
  await userEvent.click(canvas.getByRole('radio', { name: 'Quarter' }));
  await expect(args.onFiltersChange).toHaveBeenCalledWith({ period: '90' });
});
export const Loading = meta.story({ args: { state: 'loading' } });
export const Empty = meta.story({ args: { state: 'empty' } });
export const Failed = meta.story({ args: { state: 'failed' } });
Failed.test('can be asked for again', async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole('button', { name: /again/i }));
  await expect(args.failure.onRetry).toHaveBeenCalled();
});
export const Refreshing = meta.story({ args: { state: 'refreshing' } });
export const Stale = meta.story({ args: { state: 'stale' } });
export const Offline = meta.story({ args: { state: 'offline' } });
export const Phone = meta.story(phone);
export const AllThemes = meta.story({
  tags: ['matrix', '!autodocs'],
  render: (args) => (
    <Matrix>
      <PeriodPage {...args} />
    </Matrix>
  ),
});
