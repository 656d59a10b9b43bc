import { expect, fn, screen, within } from 'storybook/test';
import type { ProfitFigures } from '#contract';
import { noConnection, pagesOf } from '#testing/asyncOf';
import { phone, tablet, wide } from '#testing/Frame';
import preview from '#.storybook/preview';
import { chosenColumns, firstColumns, type ProfitList, type ProfitRow } from './profit';
import { ProfitScreen } from './ProfitScreen';
import type { SheetMaker } from '../RecordPage';

const figuresOf = (index: number): ProfitFigures => {
  const stake = 31_844_300 - index * 2_960_100;
  const result = (index % 2 === 0 ? 1 : -1) * (116_325 + index * 41_300);
  return {
    bets: 418 - index * 20,
    deposit: String(9_642_000 - index * 810_000),
    withdrawal: String(6_079_500 - index * 420_000),
    stake: String(stake),
    validBet: String(stake),
    payout: String(stake + result),
    result: String(result),
    bonus: '63689',
    rebate: '127377',
    reward: '0',
    fee: '0',
    net: String(result + 191_066),
  };
};
const names = ['hoang.le', 'nam.cao', 'bao88', 'gia.bach', 'thanh.do', 'linh.pham'];
const rows: ProfitRow[] = names.map((account, index) => ({
  kind: 'account',
  key: account,
  id: account,
  account,
  type: index === 4 ? 0 : 1,
  level: index === 5 ? 0 : 1,
  members: index === 4 ? 0 : 418 - index * 70,
  of: index === 5 ? 'own' : 'team',
  cumulative: String((index + 1) * 307_391),
  ...figuresOf(index),
}));
const days: ProfitRow[] = [15, 16, 17, 18, 19].map((day, index) => ({
  kind: 'day',
  key: String(day),
  day: `2025-11-${day}`,
  cumulative: String((index + 1) * 307_391),
  ...figuresOf(index),
}));
const list: ProfitList = {
  rows,
  currency: 'USD',
  path: [{ id: 'linh', account: 'linh.pham' }],
  totals: figuresOf(0),
  total: 100_000,
  page: 5,
  pageCount: 2_000,
  pageSize: 50,
  utcOffset: 'UTC+7',
};
const onExport = fn();
const meta = preview.meta({
  component: ProfitScreen,
  args: {
    list: pagesOf(list),
    view: 'direct' as const,
    filters: {},
    onFiltersChange: fn(),
    today: '2025-11-21',
    sort: { column: 'validBet', direction: 'descending' as const },
    onSortChange: fn(),
    onOpen: fn(),
    onPageChange: fn(),
    columns: chosenColumns.map((id) => ({ id, isShown: firstColumns.has(id) })),
    onColumnsChange: fn(),
    onColumnsReset: fn(),
    density: 'comfortable' as const,
    onDensityChange: fn(),
    onExport,
    onBeforePrint: fn(),
    onPrint: fn(),
  },
  ...wide,
});

export const Direct = meta.story({ tags: ['matrix', 'snapshot'] });
Direct.test('opens a team, sorts and turns pages', async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Open the team of hoang.le' }));
  await expect(args.onOpen).toHaveBeenCalledWith('hoang.le');
  await userEvent.click(canvas.getByRole('button', { name: 'Net P/L' }));
  await expect(args.onSortChange).toHaveBeenCalledWith({ column: 'net', direction: 'ascending' });
  await userEvent.click(canvas.getByRole('button', { name: /\b6\b/ }));
  await expect(args.onPageChange).toHaveBeenCalledWith(6);
});
Direct.test('names own figures, and never opens what has no team', async ({ canvas }) => {
  await expect(canvas.getByRole('rowheader', { name: 'linh.pham (own)' })).toBeVisible();
  await expect(within(canvas.getByRole('rowheader', { name: 'thanh.do' })).queryByRole('button')).toBeNull();
});
Direct.test('exports all rows', async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Export' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Excel (XLSX)' }));
  await expect(args.onExport).toHaveBeenCalledWith('xlsx', expect.any(Function));
});
export const Below = meta.story({
  args: {
    list: pagesOf({
      ...list,
      path: [
        { id: 'linh', account: 'linh.pham' },
        { id: 'hoang', account: 'hoang.le' },
        { id: 'bao', account: 'bao88' },
      ],
    }),
  },
});
Below.test('leads back up', async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'hoang.le' }));
  await expect(args.onOpen).toHaveBeenCalledWith('hoang');
  await userEvent.click(canvas.getByRole('button', { name: 'linh.pham' }));
  await expect(args.onOpen).toHaveBeenCalledWith('');
});
export const ByDay = meta.story({
  args: {
    view: 'day',
    filters: { view: 'day' },
    list: pagesOf({ ...list, rows: days, total: 5, page: 1, pageCount: 1 }),
  },
});
ByDay.test('sorts by a figure, and its file says days in that order', async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Day' }));
  await expect(args.onSortChange).toHaveBeenCalledWith({ column: 'day', direction: 'ascending' });
  await userEvent.click(canvas.getByRole('button', { name: 'Export' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'CSV' }));
  const [, sheetOf] = onExport.mock.lastCall as unknown as [string, SheetMaker<ProfitList>];
  const sheet = sheetOf(args.list.value as ProfitList);
  await expect(sheet.columns[0]).toEqual({ name: 'Day', kind: 'day' });
  // The greatest valid turnover first.
  await expect(sheet.rows.map(([day]) => day)).toEqual([15, 16, 17, 18, 19].map((day) => `2025-11-${day}`));
});
export const ZeroRowsHidden = meta.story({ args: { list: pagesOf({ ...list, hiddenRows: 12 }) } });
ZeroRowsHidden.test('says how many, and shows them when told so', async ({ canvas, userEvent, args }) => {
  await expect(canvas.getByText(/12 zero rows hidden/)).toBeVisible();
  await userEvent.click(canvas.getByRole('switch', { name: 'Hide zero rows' }));
  await expect(args.onFiltersChange).toHaveBeenCalledWith({ zero: '0' });
});
export const Everyone = meta.story({
  args: {
    view: 'all',
    filters: { view: 'all', search: 'o' },
    list: pagesOf({
      ...list,
      rows: rows.map((row, index) =>
        row.kind === 'account'
          ? {
              ...row,
              of: 'own' as const,
              level: index,
              path: names.slice(0, index).map((account) => ({ id: account, account })),
            }
          : row,
      ),
    }),
  },
});
Everyone.test('says where in a deep tree each stands, and on which level', async ({ canvas }) => {
  await expect(canvas.getByRole('rowheader', { name: '… › gia.bach › thanh.do' })).toBeVisible();
  await expect(canvas.getByText('Member, level 4')).toBeVisible();
});
export const NoHit = meta.story({
  args: {
    filters: { view: 'all', search: 'zoe', period: '30' },
    view: 'all',
    list: pagesOf({ ...list, rows: [], total: 0 }, 'empty'),
  },
});
NoHit.test('says what was looked for, and lets go of it alone', async ({ canvas, userEvent, args }) => {
  await expect(canvas.getByText('Nothing matches “zoe”')).toBeVisible();
  await userEvent.click(canvas.getByRole('button', { name: 'Clear all' }));
  await expect(args.onFiltersChange).toHaveBeenCalledWith({ view: 'all', search: '', period: '30' });
});
export const LinkCopied = meta.story({
  beforeEach: () => {
    const before = navigator.clipboard.writeText.bind(navigator.clipboard);
    navigator.clipboard.writeText = fn(() => Promise.resolve());
    return () => {
      navigator.clipboard.writeText = before;
    };
  },
});
LinkCopied.test('copies the address with what is shown, and says so', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Copy link' }));
  await expect(navigator.clipboard.writeText).toHaveBeenCalledWith(location.href);
  await expect(await canvas.findByRole('button', { name: 'Copied' })).toBeVisible();
});
export const LinkRefused = meta.story({
  beforeEach: () => {
    const before = navigator.clipboard.writeText.bind(navigator.clipboard);
    navigator.clipboard.writeText = fn(() => Promise.reject(new DOMException('refused', 'NotAllowedError')));
    return () => {
      navigator.clipboard.writeText = before;
    };
  },
});
LinkRefused.test('shows the address where it cannot be copied', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Copy link' }));
  await expect(await screen.findByRole('dialog', { name: 'Copy link' })).toHaveTextContent(location.href);
});
/** Of one type of games: what belongs to no game is not shown as if there were none. */
export const OneGameType = meta.story({ args: { filters: { type: 'RNG' } } });
OneGameType.test('shows what games have, and says what is left out', async ({ canvas }) => {
  for (const name of ['Deposit', 'Withdrawal', 'Bonus', 'Net P/L'])
    await expect(canvas.queryByText(name)).toBeNull();
  await expect(canvas.getByRole('columnheader', { name: /Payout/ })).toBeVisible();
  await expect(
    canvas.getByText(/Deposits, withdrawals, bonuses and fees belong to no game type/),
  ).toBeVisible();
});
export const Compact = meta.story({
  args: { density: 'compact', columns: chosenColumns.map((id) => ({ id, isShown: true })) },
});
export const Tablet = meta.story({ globals: tablet });
export const Phone = meta.story({ ...phone, tags: ['matrix'] });
export const Loading = meta.story({ args: { list: pagesOf() } });
export const Empty = meta.story({ args: { list: pagesOf({ ...list, rows: [], total: 0 }, 'empty') } });
Empty.test('offers a longer period', async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Last 30 days' }));
  await expect(args.onFiltersChange).toHaveBeenCalledWith({ view: '', period: '30' });
});
export const Failed = meta.story({ args: { list: pagesOf(undefined, 'failed', noConnection) } });
export const Stale = meta.story({
  args: { list: { ...pagesOf(list, 'stale', noConnection), loadedAt: Date.UTC(2025, 10, 21, 7, 30) } },
});
export const ExportFailed = meta.story({ args: { exportFailure: { tone: 'danger', ...noConnection } } });

export const Behind = meta.story({
  args: {
    list: pagesOf({ ...list, timeZone: 'Asia/Bangkok', readAt: '2025-11-21T07:32:05.120Z' }),
  },
});
Behind.test('says as of when it is, by the clock of its days', async ({ canvas }) => {
  await expect(canvas.getByText(/As of 11\/21\/25, 2:32:05\sPM/)).toBeVisible();
});
