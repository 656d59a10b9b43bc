import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { asyncOf, noConnection } from '#testing/asyncOf';
import { pageFrame, phone, wide } from '#testing/Frame';
import preview from '#.storybook/preview';
import type { Sheet } from '../sheet/sheet';
import { IncomeScreen, type Income } from './IncomeScreen';

const onExport = fn();
const kinds = ['rebate', 'dividend', 'wage', 'hourlyWage', 'realTimeWage', 'toDownlines', 'correction'] as const; // prettier-ignore
const figuresOf = (values: readonly number[]) => ({
  ...(Object.fromEntries(kinds.map((kind, at) => [kind, String(values[at])])) as Record<
    (typeof kinds)[number],
    string
  >),
  net: String(values.reduce((sum, value) => sum + value, 0)),
});
const byDay = [
  [20_840, 0, 0, 14_152, 86_109, -30_210, 0],
  [24_118, 0, 34_165, 16_040, 0, -12_244, 0],
  [19_802, 0, 110_160, 14_875, 0, -38_890, 0],
  [22_060, 0, 102_190, 15_508, 0, -41_022, -12_000],
  [19_044, 0, 78_320, 12_020, 0, -24_015, 0],
  [17_490, 931_132, 20_710, 9_840, 0, -280_260, 0],
];
const income: Income = {
  from: '2025-10-23',
  to: '2025-11-21',
  timeZone: 'Asia/Bangkok',
  utcOffset: 'UTC+7',
  currency: 'USD',
  balance: '884120',
  days: byDay.map((values, index) => ({ day: `2025-11-${21 - index}`, ...figuresOf(values) })),
  totals: figuresOf(kinds.map((_, at) => byDay.reduce((sum, values) => sum + (values[at] ?? 0), 0))),
};
const meta = preview.meta({
  component: IncomeScreen,
  args: {
    income: asyncOf(income),
    netBefore: '950000',
    filters: {},
    onFiltersChange: fn(),
    sort: { column: 'day', direction: 'descending' as const },
    onSortChange: fn(),
    today: '2025-11-21',
    outputs: { onExport, onPrint: fn(), onBeforePrint: fn() },
    wallet: { onMove: fn(() => Promise.resolve(true)), isMoving: false, onForget: fn() },
  },
  decorators: [pageFrame],
  ...wide,
});

export const Ready = meta.story({ tags: ['matrix', 'snapshot'] });
Ready.test('adds up: bars, totals and the figure above say the same', async ({ canvas }) => {
  const net = /11,299\.34/;
  await expect(canvas.getAllByRole('listitem').at(-1)).toHaveTextContent(net);
  await expect(canvas.getAllByRole('row').at(-1)).toHaveTextContent(net);
  await expect(
    canvas.getByText(
      /You received \$15,685\.75\. \$4,266\.41 went to your downlines\. \+18\.9% compared with/,
    ),
  ).toBeVisible();
});
Ready.test('moves a part of the income to the main wallet', async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Move to main wallet' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Move to main wallet' }));
  const amount = dialog.getByRole('textbox', { name: 'Amount' });
  await expect(amount).toHaveValue('8,841.20');
  await userEvent.clear(amount);
  await userEvent.type(amount, '9000');
  await userEvent.click(dialog.getByRole('button', { name: 'Move $9,000.00' }));
  await expect(args.wallet.onMove).not.toHaveBeenCalled();
  await userEvent.clear(amount);
  await userEvent.type(amount, '500');
  await userEvent.click(dialog.getByRole('button', { name: 'Move $500.00' }));
  await expect(args.wallet.onMove).toHaveBeenCalledWith('50000');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});
Ready.test('chooses a period and saves the days', async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole('radio', { name: '30 days' }));
  await expect(args.onFiltersChange).toHaveBeenCalledWith({ period: '30' });
  await userEvent.click(canvas.getByRole('button', { name: 'Export' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Excel (XLSX)' }));
  const [, sheet] = onExport.mock.lastCall as [string, Sheet];
  await expect(sheet.rows).toHaveLength(args.income.value?.days.length ?? 0);
  // What the page adds up, the file does too.
  await expect(String(sheet.totals?.at(-1))).toBe(args.income.value?.totals.net);
});
export const ByNet = meta.story({ args: { sort: { column: 'net', direction: 'ascending' as const } } });
ByNet.test('stands in the order of the address, in a file too', async ({ canvas, userEvent, args }) => {
  const dayIn = (row: HTMLElement | undefined) => within(row as HTMLElement).getAllByRole('rowheader')[0];
  await expect(dayIn(canvas.getAllByRole('row')[1])).toHaveTextContent('Nov 20, 2025');
  await userEvent.click(canvas.getByRole('button', { name: 'Net income' }));
  await expect(args.onSortChange).toHaveBeenCalledWith({ column: 'net', direction: 'descending' });
  await userEvent.click(canvas.getByRole('button', { name: 'Export' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'CSV' }));
  const sheet = onExport.mock.lastCall?.[1] as Sheet;
  await expect(sheet.rows.map(([day]) => day)[0]).toBe('2025-11-20');
});
/** Nothing is known of the days before, so that nothing is compared. */
export const First = meta.story({ args: { netBefore: '0' } });
First.test('compares nothing', async ({ canvas }) => {
  await expect(canvas.queryByText(/on the days before/)).toBeNull();
});
export const Phone = meta.story({ ...phone, tags: ['matrix'] });
export const Loading = meta.story({ args: { income: asyncOf() } });
export const Empty = meta.story({ args: { income: asyncOf({ ...income, days: [] }) } });
Empty.test('leads to a longer period', async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Show the quarter' }));
  await expect(args.onFiltersChange).toHaveBeenCalledWith({ period: '90' });
});
export const Failed = meta.story({
  args: { income: asyncOf(undefined, 'failed', noConnection) },
});
export const Stale = meta.story({ args: { income: asyncOf(income, 'stale') } });

export const Moved = meta.story({
  args: {
    wallet: { onMove: fn(() => Promise.resolve(true)), isMoving: false, moved: '50000', onForget: fn() },
  },
});
Moved.test('says what is in the main wallet now', async ({ canvas }) => {
  await expect(canvas.getByText('$500.00 is in your main wallet')).toBeVisible();
});

export const NothingToMove = meta.story({ args: { income: asyncOf({ ...income, balance: '0' }) } });
NothingToMove.test('has nothing to press', async ({ canvas }) => {
  await expect(canvas.getByRole('button', { name: 'Move to main wallet' })).toBeDisabled();
});
