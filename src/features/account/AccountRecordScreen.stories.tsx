import { expect, fn, screen } from 'storybook/test';
import type { Movement } from '#contract';
import { noConnection, pagesOf } from '#testing/asyncOf';
import { pageFrame, phone, wide } from '#testing/Frame';
import preview from '#.storybook/preview';
import { AccountRecordScreen, type MovementList } from './AccountRecordScreen';

const movement = (id: string, change: Partial<Movement>): Movement => ({
  id,
  at: '2025-11-21T07:26:00.000Z',
  day: '2025-11-21',
  type: 'deposit',
  amount: '50037',
  balanceAfter: '1248025',
  inGames: '0',
  gamesFrom: '2025-11-21',
  detail: 'AU7Q44KD',
  ...change,
});
const list: MovementList = {
  currency: 'USD',
  timeZone: 'Asia/Bangkok',
  utcOffset: 'UTC+7',
  rows: [
    movement('1', { inGames: '-12000', gamesFrom: '2025-11-20' }),
    movement('2', { type: 'bonus', amount: '10000', balanceAfter: '1209988', detail: 'Weekend reload' }),
    movement('3', {
      type: 'withdrawal',
      amount: '-200000',
      balanceAfter: '1199988',
      detail: 'Northline •• 8831',
      at: '2025-11-20T11:03:00.000Z',
    }),
    movement('4', {
      type: 'rebate',
      amount: '1747',
      balanceAfter: '1399988',
      detail: '',
      at: '2025-11-20T02:12:00.000Z',
    }),
  ],
  totals: { in: '61784', out: '200000', change: '-138216', countIn: 3, countOut: 1 },
  balance: '1248025',
  total: 84,
  page: 1,
  pageCount: 5,
  pageSize: 20,
};
const meta = preview.meta({
  component: AccountRecordScreen,
  args: {
    list: pagesOf(list),
    filters: {},
    onFiltersChange: fn(),
    sort: { column: 'time', direction: 'descending' as const },
    onSortChange: fn(),
    today: '2025-11-21',
    onPageChange: fn(),
    onExport: fn(),
    onBeforePrint: fn(),
    onPrint: fn(),
    betsHrefOf: ({ from, to }) => `#bets/${from}/${to}`,
  },
  ...wide,
});

export const Ready = meta.story({ tags: ['matrix', 'snapshot'] });
Ready.test('filters by transaction, turns pages and exports', async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole('button', { name: /All transactions/ }));
  await userEvent.click(await screen.findByRole('option', { name: 'Withdrawal' }));
  await expect(args.onFiltersChange).toHaveBeenCalledWith({ type: 'withdrawal' });
  await userEvent.click(canvas.getByRole('button', { name: /\b2\b/ }));
  await expect(args.onPageChange).toHaveBeenCalledWith(2);
  await userEvent.click(canvas.getByRole('button', { name: 'Export' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'CSV' }));
  await expect(args.onExport).toHaveBeenCalledWith('csv', expect.any(Function));
});
Ready.test('adds up from line to line, and leads to the bets in between', async ({ canvas, args }) => {
  const lines = (args.list.value?.rows ?? []).map(({ amount, inGames = '0', balanceAfter = '0' }) => ({
    before: BigInt(balanceAfter) - BigInt(amount) - BigInt(inGames),
    after: BigInt(balanceAfter),
  }));
  for (const [place, { before }] of lines.slice(0, -1).entries())
    await expect(before).toBe(lines[place + 1]?.after);
  const bets = canvas.getByRole('link', { name: /^In games -\$120\.00: see the bets$/ });
  await expect(bets).toHaveAttribute('href', '#bets/2025-11-20/2025-11-21');
  await expect(canvas.getByText(/Balance after = previous balance/)).toBeVisible();
});
export const Team = meta.story({
  args: {
    isTeam: true,
    list: pagesOf<MovementList>({
      ...list,
      totals: { in: '61784', out: '200000', change: '-138216' },
      rows: list.rows.map(({ id, at, type, amount, balanceAfter = '0' }, index) => ({
        id,
        at,
        type,
        amount,
        balanceAfter,
        account: `hoang.le${index}`,
        reference: `AU7Q44K${index}`,
        ...(type === 'deposit' && { method: 'qr' as const }),
        status: type === 'withdrawal' ? ('pending' as const) : ('done' as const),
      })),
    }),
  },
});
Team.test('says whose each is, how it was paid, its reference and how it stands', async ({ canvas }) => {
  const [, deposit, , withdrawal] = canvas.getAllByRole('row');
  await expect(deposit).toHaveTextContent(/hoang\.le0.*QR transfer.*AU7Q44K0.*\$12,480\.25Done/);
  await expect(withdrawal).toHaveTextContent(/hoang\.le2.*–.*AU7Q44K2.*Pending/);
  await expect(canvas.queryByText('Balance now')).toBeNull();
});
Team.test(
  'is searched by account or reference, and filtered by method and status',
  async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Account or reference' }), 'a');
    await expect(args.onFiltersChange).toHaveBeenCalledWith({ search: 'a' });
    await userEvent.click(canvas.getByRole('button', { name: /All methods/ }));
    await userEvent.click(await screen.findByRole('option', { name: 'Card' }));
    await expect(args.onFiltersChange).toHaveBeenCalledWith({ method: 'card' });
    await userEvent.click(canvas.getByRole('button', { name: /All statuses/ }));
    await userEvent.click(await screen.findByRole('option', { name: 'Returned' }));
    await expect(args.onFiltersChange).toHaveBeenCalledWith({ status: 'returned' });
  },
);
Team.test('is sorted by time and amount', async ({ canvas, userEvent, args }) => {
  await expect(canvas.getByRole('columnheader', { name: 'Time' })).toHaveAttribute('aria-sort', 'descending');
  await userEvent.click(canvas.getByRole('button', { name: 'Amount' }));
  await expect(args.onSortChange).toHaveBeenCalledWith({ column: 'amount', direction: 'ascending' });
});
export const ByAmount = meta.story({
  args: { sort: { column: 'amount', direction: 'descending' as const } },
});
ByAmount.test('does not say that lines add up from one to the next', async ({ canvas }) => {
  await expect(canvas.queryByText(/Balance after = previous balance/)).toBeNull();
});
/** Between the gutters of its page: the area of a tag's button for touch reaches over its end. */
export const OfADividend = meta.story({
  decorators: [pageFrame],
  args: {
    ...Team.input.args,
    filters: { from: '2025-11-01', to: '2025-11-15', under: 'd', of: 'dividend', type: 'rebate' },
    list: pagesOf({ ...list, path: [{ account: 'arun' }, { account: 'bao88' }] }),
  },
});
OfADividend.test(
  'says whose team and which payments, and lets go of either',
  async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByText('bao88')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /Paid to the team/ }));
    await expect(args.onFiltersChange).toHaveBeenCalledWith({ from: '2025-11-01', to: '2025-11-15', under: 'd', of: '', type: 'rebate' }); // prettier-ignore
  },
);
export const Phone = meta.story({ ...phone, tags: ['matrix'] });
export const Loading = meta.story({ args: { list: pagesOf() } });
export const Empty = meta.story({ args: { list: pagesOf({ ...list, rows: [], total: 0 }, 'empty') } });
Empty.test('offers a longer period', async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Last 90 days' }));
  await expect(args.onFiltersChange).toHaveBeenCalledWith({ period: '90' });
});
export const Failed = meta.story({ args: { list: pagesOf(undefined, 'failed', noConnection) } });
Failed.test('asks again', async ({ canvas, userEvent, args }) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'Try again' }));
  await expect(args.list.retry).toHaveBeenCalledOnce();
});
export const Stale = meta.story({
  args: { list: { ...pagesOf(list, 'stale', noConnection), loadedAt: Date.UTC(2025, 10, 21, 7, 30) } },
});
export const ExportFailed = meta.story({ args: { exportFailure: { tone: 'danger', ...noConnection } } });
