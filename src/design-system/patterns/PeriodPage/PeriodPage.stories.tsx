import { expect, fn } from 'storybook/test';
import { Card } from '#ds/Card';
import { asyncOf } from '#testing/asyncOf';
import { pageFrame, phone, wide } from '#testing/Frame';
import { Matrix } from '#testing/Matrix';
import preview from '#.storybook/preview';
import { PeriodPage } from '.';

const meta = preview.meta({
  component: PeriodPage,
  args: {
    of: asyncOf<unknown>({}),
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
    failure: { title: 'The report could not be loaded' },
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
export const Loading = meta.story({ args: { of: asyncOf() } });
export const Empty = meta.story({ args: { isEmpty: true } });
export const Failed = meta.story({ args: { of: asyncOf(undefined, 'failed') } });
Failed.test('can be asked for again', async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole('button', { name: /again/i }));
  await expect(args.of.retry).toHaveBeenCalled();
});
export const Refreshing = meta.story({ args: { of: asyncOf({}, 'refreshing') } });
export const Stale = meta.story({ args: { of: asyncOf({}, 'stale') } });
export const Offline = meta.story({ args: { of: asyncOf({}, 'offline') } });
export const Phone = meta.story(phone);
export const AllThemes = meta.story({
  tags: ['matrix', '!autodocs'],
  render: (args) => (
    <Matrix>
      <PeriodPage {...args} />
    </Matrix>
  ),
});
