import { expect, fn, screen, within } from 'storybook/test';
import { asyncOf, noConnection, pagesOf } from '#testing/asyncOf';
import { phone, tablet, wide } from '#testing/Frame';
import { blockNavigation } from '#testing/blockNavigation';
import preview from '#.storybook/preview';
import { PointMallScreen } from './PointMallScreen';
import { PointRecords, type PointLedger } from './PointRecords';
import {
  longRedemptions,
  sampleConfig,
  sampleItems,
  sampleRecords,
  sampleRedemptions,
  sampleSources,
} from './samples';

const ledger: PointLedger = {
  filter: { type: '', from: '2025-11-01', to: '2025-11-21' },
  onFilterChange: fn(),
  today: '2025-11-21',
  timeZone: 'Asia/Singapore',
  records: pagesOf({ rows: sampleRecords, sources: sampleSources }),
};

/** As the page gives them, with these instead of its own. */
const recordsOf = (instead: Partial<PointLedger> = {}) => (
  <PointRecords ledger={{ ...ledger, ...instead }} config={sampleConfig} rulesHref="/pointMall?view=rules" />
);

const meta = preview.meta({
  component: PointMallScreen,
  decorators: [blockNavigation],
  ...wide,
  args: {
    view: 'mall' as const,
    onViewChange: fn(),
    points: 24_860,
    held: 18_000,
    inProcess: 1,
    month: sampleSources,
    brand: 'aurora' as const,
    art: { image: '/brand/mall/hero-1280.webp', imageSmall: '/brand/mall/hero-640.webp' },
    onLogIn: fn(),
    onConvert: fn(),
    filter: { category: '' as const, sort: 'popular' as const, isAffordable: false },
    onFilterChange: fn(),
    items: asyncOf({ list: sampleItems }),
    redemptions: asyncOf({ list: sampleRedemptions }),
    status: '' as const,
    onStatusChange: fn(),
    records: recordsOf(),
    config: asyncOf(sampleConfig),
    imageOf: (path: string) => path,
    onRedeem: fn(),
  },
});

export const Mall = meta.story({ tags: ['matrix', 'snapshot'] });
Mall.test(
  'redeems what the points are enough for, and says what is missing',
  async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Redeem, Wrist watch' }));
    await expect(args.onRedeem).toHaveBeenCalledWith(sampleItems[0]);
    const rewards = within(canvas.getByRole('list', { name: 'Rewards' }));
    const far = within(rewards.getAllByRole('listitem')[3] ?? document.body);
    await expect(far.getByText('21,140 points to go')).toBeVisible();
    await expect(far.queryByRole('button')).toBeNull();
    await expect(canvas.getByRole('button', { name: 'Sold out' })).toBeDisabled();
  },
);
Mall.test('converts, and shows something else', async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Convert to money' }));
  await expect(args.onConvert).toHaveBeenCalled();
  await userEvent.click(canvas.getByRole('tab', { name: 'Redeemed 1 in process' }));
  await expect(args.onViewChange).toHaveBeenCalledWith('history');
  await userEvent.click(canvas.getByRole('button', { name: 'How points are earned' }));
  await expect(args.onViewChange).toHaveBeenLastCalledWith('rules');
});
Mall.test('says what came and went this month, the most first', async ({ canvas }) => {
  const month = within(canvas.getByRole('list', { name: 'This month' }));
  await expect(month.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Slots+1,940',
    'Lottery+612',
    'Live casino+488',
    'Deposits+300',
    expect.stringMatching(/Redeemed or converted.19,000/),
  ]);
});
Mall.test('filters and sorts, by pointer and by keyboard', async ({ canvas, userEvent, args }) => {
  const { filter, onFilterChange } = args;
  await userEvent.click(canvas.getByRole('radio', { name: 'Vouchers' }));
  await expect(onFilterChange).toHaveBeenLastCalledWith({ ...filter, category: 'voucher' });
  canvas.getByRole('switch', { name: 'Within my points' }).focus();
  await userEvent.keyboard(' ');
  await expect(onFilterChange).toHaveBeenLastCalledWith({ ...filter, isAffordable: true });
  await userEvent.click(canvas.getByRole('button', { name: /Sort by/ }));
  await userEvent.click(await screen.findByRole('option', { name: 'Fewest points' }));
  await expect(onFilterChange).toHaveBeenLastCalledWith({ ...filter, sort: 'fewest' });
});
export const NothingThisMonth = meta.story({ args: { month: [], inProcess: 0, held: 0 } });
export const Visitor = meta.story({
  args: { points: undefined, held: 0, inProcess: 0, month: undefined, records: undefined },
});
Visitor.test('is asked to log in', async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Log in' }));
  await expect(args.onLogIn).toHaveBeenCalled();
  await expect(canvas.getAllByRole('tab')).toHaveLength(2);
  await expect(canvas.queryByRole('region', { name: 'This month' })).toBeNull();
  await expect(canvas.queryByRole('switch')).toBeNull();
});
export const History = meta.story({ args: { view: 'history' }, tags: ['matrix'] });
History.test('says how far each is, and why something was rejected', async ({ canvas, userEvent, args }) => {
  const [waits, done, refused] = within(canvas.getByRole('list', { name: 'Redeemed' }))
    .getAllByRole('list')
    .map((steps) => within(steps).getAllByRole('listitem'));
  await expect(waits?.[1]).toHaveAttribute('aria-current', 'step');
  await expect(waits?.[1]).toHaveTextContent('In process');
  await expect(done?.map(({ textContent }) => textContent)).toEqual([
    'RequestedCompleted',
    'CheckedCompleted',
    'ApprovedCompleted',
  ]);
  await expect(refused?.[2]).toHaveTextContent('RejectedFailed');
  await expect(canvas.getByText('The number does not answer')).toBeVisible();
  await expect(canvas.getByText(/2,400 points were returned on/)).toBeVisible();
  await userEvent.click(canvas.getByRole('radio', { name: 'Rejected' }));
  await expect(args.onStatusChange).toHaveBeenCalledWith('rejected');
});
export const HistoryLong = meta.story({
  args: { view: 'history', redemptions: asyncOf({ list: longRedemptions }) },
  tags: ['matrix'],
});
export const HistoryPhone = meta.story({ ...phone, args: { view: 'history' }, tags: ['matrix'] });
export const Records = meta.story({ args: { view: 'records' }, tags: ['matrix'] });
Records.test('shows what came and went, and where it came from', async ({ canvas }) => {
  const rows = within(canvas.getByRole('list', { name: 'Points record' })).getAllByRole('listitem');
  await expect(rows[1]).toHaveTextContent(/Redeemed or converted.*Wrist watch.*18,000.*Balance 24,776/);
  await expect(rows[4]).toHaveTextContent('Convert points to money');
  const sources = within(canvas.getByRole('list', { name: 'Where your points came from' }));
  await expect(sources.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Slots+1,940',
    'Lottery+612',
    'Live casino+488',
    'Deposits+300',
  ]);
  await expect(canvas.getByRole('link', { name: 'How points are earned' })).toHaveAttribute(
    'href',
    '/pointMall?view=rules',
  );
});
Records.test('asks for one type, and for older ones', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: /Category/ }));
  await userEvent.click(await screen.findByRole('option', { name: 'Deposits' }));
  await expect(ledger.onFilterChange).toHaveBeenCalledWith({ ...ledger.filter, type: 'deposit' });
  await userEvent.click(canvas.getByRole('button', { name: 'Show more' }));
  await expect(ledger.records.loadMore).toHaveBeenCalled();
});
export const RecordsTablet = meta.story({ ...tablet, args: { view: 'records' } });
export const RecordsPhone = meta.story({ ...phone, args: { view: 'records' }, tags: ['matrix'] });
export const Rules = meta.story({ args: { view: 'rules' } });
Rules.test('say what a point is worth', async ({ canvas }) => {
  await expect(canvas.getByText(/100 points are/)).toHaveTextContent('100 points are worth $1.00.');
  await expect(canvas.getByText(/They never expire/)).toBeVisible();
});
export const Redeemed = meta.story({ args: { redeemed: 'Wrist watch' } });
export const Converted = meta.story({ args: { converted: '1000' } });
export const NoItems = meta.story({ args: { items: asyncOf({ list: [] }) } });
export const NoHistory = meta.story({ args: { view: 'history', redemptions: asyncOf({ list: [] }) } });
export const NoneRejected = meta.story({
  args: { view: 'history', redemptions: asyncOf({ list: [] }), status: 'rejected' },
});
export const NoRecords = meta.story({
  args: {
    view: 'records',
    records: recordsOf({ records: { ...pagesOf({ rows: [], sources: [] }, 'empty'), hasMore: false } }),
  },
});
export const RecordsFailed = meta.story({
  args: {
    view: 'records',
    records: recordsOf({ records: pagesOf(undefined, 'failed', noConnection) }),
  },
});
export const Loading = meta.story({ args: { items: asyncOf() } });
export const Failed = meta.story({
  args: { items: asyncOf(undefined, 'failed', noConnection) },
});
export const Phone = meta.story({ ...phone, tags: ['matrix'] });
