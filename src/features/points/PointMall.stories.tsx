import { expect, fn, within } from 'storybook/test';
import { phone, wide } from '#testing/Frame';
import { stay } from '#testing/stay';
import preview from '#.storybook/preview';
import { PointMallScreen } from './PointMallScreen';
import { sampleConfig, sampleItems, sampleRecords, sampleRedemptions } from './samples';

const meta = preview.meta({
  component: PointMallScreen,
  decorators: [stay],
  ...wide,
  args: {
    view: 'mall' as const,
    onViewChange: fn(),
    points: 24_860,
    held: 18_000,
    art: { image: '/brand/mall/hero-1280.webp', imageSmall: '/brand/mall/hero-640.webp' },
    onLogIn: fn(),
    onConvert: fn(),
    filter: { category: '' as const, sort: 'popular' as const, isAffordable: false },
    onFilterChange: fn(),
    state: 'ready' as const,
    items: sampleItems,
    redemptions: sampleRedemptions,
    records: sampleRecords,
    config: sampleConfig,
    currency: 'USD',
    imageOf: (path: string) => path,
    onRedeem: fn(),
    onRetry: fn(),
  },
});

export const Mall = meta.story({ tags: ['matrix', 'snapshot'] });
Mall.test(
  'redeems what the points are enough for, and says what is missing',
  async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Redeem, Wrist watch' }));
    await expect(args.onRedeem).toHaveBeenCalledWith(sampleItems[0]);
    const far = within(canvas.getAllByRole('listitem')[3] ?? canvas.getByRole('list'));
    await expect(far.getByText('21,140 points to go')).toBeVisible();
    await expect(far.queryByRole('button')).toBeNull();
    await expect(canvas.getByRole('button', { name: 'Sold out' })).toBeDisabled();
  },
);
Mall.test('converts, and shows something else', async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Convert to money' }));
  await expect(args.onConvert).toHaveBeenCalled();
  await userEvent.click(canvas.getByRole('radio', { name: 'Redeemed' }));
  await expect(args.onViewChange).toHaveBeenCalledWith('history');
  await userEvent.click(canvas.getByRole('button', { name: 'How points are earned' }));
  await expect(args.onViewChange).toHaveBeenLastCalledWith('rules');
});
export const Visitor = meta.story({ args: { points: undefined, held: 0 } });
Visitor.test('is asked to log in', async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Log in' }));
  await expect(args.onLogIn).toHaveBeenCalled();
  await expect(canvas.queryByRole('radio', { name: 'Redeemed' })).toBeNull();
});
export const History = meta.story({ args: { view: 'history' } });
History.test('says why something was rejected', async ({ canvas }) => {
  await expect(canvas.getByText('The number does not answer')).toBeVisible();
});
export const Records = meta.story({ args: { view: 'records' } });
Records.test('shows what came and went', async ({ canvas }) => {
  const rows = within(canvas.getByRole('list', { name: 'Points record' })).getAllByRole('listitem');
  await expect(rows[0]).toHaveTextContent(/Wrist watch.*18,000.*Balance 24,860/);
});
export const Rules = meta.story({ args: { view: 'rules' } });
Rules.test('say what a point is worth', async ({ canvas }) => {
  await expect(canvas.getByText(/100 points are/)).toHaveTextContent('100 points are worth $1.00.');
});
export const Redeemed = meta.story({ args: { redeemed: 'Wrist watch' } });
export const Converted = meta.story({ args: { converted: '1000' } });
export const NoItems = meta.story({ args: { items: [] } });
export const NoHistory = meta.story({ args: { view: 'history', redemptions: [] } });
export const NoRecords = meta.story({ args: { view: 'records', records: [] } });
export const Loading = meta.story({ args: { state: 'loading', items: [] } });
export const Failed = meta.story({
  args: { state: 'failed', items: [], failure: { tone: 'danger', title: 'No connection' } },
});
export const Phone = meta.story({ ...phone, tags: ['matrix'] });
