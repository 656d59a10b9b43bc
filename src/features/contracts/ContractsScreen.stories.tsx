import { expect, fn, screen, within } from 'storybook/test';
import { asyncOf, noConnection, pagesOf } from '#testing/asyncOf';
import { pageFrame, phone, wide } from '#testing/Frame';
import type { AgentContract } from '#contract';
import preview from '#.storybook/preview';
import type { Sheet } from '../sheet/sheet';
import { ContractsScreen } from './ContractsScreen';
import type { DueViewProps } from './DueView';
import { realTimeFigures, running, sampleGiven, sampleMine, sampleSlip, slipList } from './samples';

const reports = {
  bets: '#bets',
  won: '#won',
  lost: '#lost',
  rebates: '#rebates',
  bonuses: '#bonuses',
  wages: '#wages',
};
const slips = {
  list: pagesOf(slipList),
  kindName: 'Dividend',
  side: 'mine' as const,
  onSideChange: fn(),
  filters: {},
  onFiltersChange: fn(),
  sort: { column: 'time', direction: 'descending' as const },
  onSortChange: fn(),
  today: '2025-11-21',
  onPageChange: fn(),
  onExport: fn(),
  onPrint: fn(),
  onBeforePrint: fn(),
  open: undefined,
  openId: undefined,
  onOpen: fn(),
  onPrintSlip: fn(),
  reportsOf: () => reports,
};
const onDueExport = fn();
const duePays: NonNullable<DueViewProps['due']['value']> = {
  currency: 'USD',
  timeZone: 'Asia/Bangkok',
  at: '2025-11-21T07:30:00Z',
  rows: [
    { with: { id: 'd', account: 'mai.vu' }, running, due: running.amount, owed: '42000' },
    { with: { id: 'h', account: 'hoang.le' }, running: { ...running, amount: '0' }, due: '0', owed: '0' },
    { with: { id: 'x', account: 'bao88' }, due: '0', owed: '1500' },
  ],
  totals: { due: running.amount, owed: '43500' },
  income: '250000',
};
const due: DueViewProps = {
  due: asyncOf(duePays),
  kindName: 'Dividend',
  filters: {},
  onFiltersChange: fn(),
  sort: { column: 'due', direction: 'descending' },
  onSortChange: fn(),
  outputs: { onExport: onDueExport, onPrint: fn(), onBeforePrint: fn() },
  openId: undefined,
  onOpen: fn(),
  reportsOf: () => reports,
};
const contractsOf = (rows: readonly AgentContract[]) => asyncOf({ rows, currency: 'USD' });
const meta = preview.meta({
  component: ContractsScreen,
  args: {
    kind: 'dividend' as const,
    kindName: 'Dividend',
    view: 'mine' as const,
    onViewChange: fn(),
    contracts: contractsOf(sampleMine),
    onAct: fn(),
    onOffer: fn(),
    running,
    reportsOf: () => reports,
    outputs: { onExport: fn(), onPrint: fn(), onBeforePrint: fn() },
    due,
    slips,
  },
  decorators: [pageFrame],
  ...wide,
});

export const Mine = meta.story({ tags: ['matrix', 'snapshot'] });
Mine.test('reviews an offer and ends a contract', async ({ canvas, userEvent, args }) => {
  await expect(canvas.getByText('1 offer is waiting for your answer')).toBeVisible();
  await userEvent.click(canvas.getByRole('button', { name: 'Review, minh.agency' }));
  await expect(args.onAct).toHaveBeenCalledWith(sampleMine[0]);
  await userEvent.click(canvas.getByRole('button', { name: 'End contract, minh.agency' }));
  await expect(args.onAct).toHaveBeenCalledWith(sampleMine[1]);
});
Mine.test(
  'says what the period brings so far, and which condition the next tier misses',
  async ({ canvas }) => {
    const slip = within(canvas.getByRole('region', { name: 'This period so far' }));
    await expect(slip.getByText(/Next tier \(3\)/)).toHaveTextContent('Team net loss 46,534.2 of 120,000');
    await expect(slip.getByRole('link', { name: 'See the bets' })).toHaveAttribute('href', '#bets');
    // Wages are 0 and lead nowhere.
    await expect(
      slip.getAllByRole('link', { name: 'See the payments' }).map((link) => link.getAttribute('href')),
    ).toEqual(['#rebates', '#bonuses']);
  },
);
Mine.test('shows those given, and payslips', async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole('radio', { name: 'Payslips' }));
  await expect(args.onViewChange).toHaveBeenCalledWith('slips');
});
export const Given = meta.story({
  args: { view: 'given', contracts: contractsOf(sampleGiven) },
  tags: ['matrix'],
});
Given.test('takes an offer back, and offers one', async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Withdraw offer, hoang.le' }));
  await expect(args.onAct).toHaveBeenCalledWith(sampleGiven[0]);
  await userEvent.click(canvas.getByRole('button', { name: 'Offer a contract' }));
  await expect(args.onOffer).toHaveBeenCalled();
  await expect(canvas.getByText('Reason: Same as before, please.')).toBeVisible();
});
export const Sent = meta.story({
  args: { view: 'given', contracts: contractsOf(sampleGiven), sentTo: 'hoang.le' },
});
Sent.test('says so', async ({ canvas }) => {
  await expect(canvas.getByRole('status')).toHaveTextContent('The offer was sent to hoang.le.');
});
export const Due = meta.story({ args: { view: 'due' }, tags: ['matrix'] });
Due.test(
  'says what is due to each downline so far, and leaves out who gets nothing',
  async ({ canvas, userEvent }) => {
    const rows = canvas.getAllByRole('row').map((row) => row.textContent);
    await expect(rows[1]).toMatch(/mai\.vu.*\$1,920,448\.20.*\$6,348\.63\$420\.00/);
    await expect(rows[2]).toMatch(/bao88.*\$0\.00\$15\.00/);
    await expect(canvas.queryByText('hoang.le')).toBeNull();
    await expect(canvas.getByText(/1 zero row hidden/)).toBeVisible();
    await expect(canvas.getByRole('region', { name: 'Dividend · Due so far' })).toHaveTextContent(
      'In your income wallet$2,500.00',
    );
    await userEvent.click(canvas.getByRole('switch', { name: 'Hide zero rows' }));
    await expect(due.onFiltersChange).toHaveBeenCalledWith({ zero: '0' });
    await userEvent.click(canvas.getByRole('button', { name: 'mai.vu' }));
    await expect(due.onOpen).toHaveBeenCalledWith('d');
  },
);
Due.test('goes as a file with the same sums', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Export' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'CSV' }));
  const sheet = onDueExport.mock.lastCall?.[1] as Sheet;
  await expect(sheet.rows).toHaveLength(2);
  await expect(sheet.totals?.map(String)).toEqual(expect.arrayContaining([running.amount, '43500']));
});
export const DueOpen = meta.story({ args: { view: 'due', due: { ...due, openId: 'd' } } });
DueOpen.test('shows how it comes about', async ({ canvas }) => {
  const slip = within(canvas.getByRole('region', { name: 'This period so far' }));
  await expect(slip.getByText('Rate of tier 2')).toBeVisible();
  await expect(slip.getByRole('link', { name: 'See the bets' })).toHaveAttribute('href', '#bets');
});
export const DuePhone = meta.story({ ...phone, args: { view: 'due' } });
export const NothingDue = meta.story({
  args: { view: 'due', due: { ...due, due: asyncOf({ ...duePays, rows: [] }) } },
});
export const DueFailed = meta.story({
  args: { view: 'due', due: { ...due, due: asyncOf(undefined, 'failed') } },
});
/** Nobody is active in a team of nobody. */
export const WithoutTeam = meta.story({
  args: { running: { ...running, members: 0, activeMembers: 0 } },
});
WithoutTeam.test('counts no active members', async ({ canvas }) => {
  await expect(canvas.getByRole('region', { name: 'This period so far' })).not.toHaveTextContent(/active/i);
});
export const Slips = meta.story({ args: { view: 'slips' }, tags: ['matrix'] });
Slips.test('opens one', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getAllByRole('button', { name: /Nov 1, 2025/ })[0] as HTMLElement);
  await expect(slips.onOpen).toHaveBeenCalledWith('slip');
});
Slips.test('says of each what it is for, with whom, how much and how it stands', async ({ canvas }) => {
  const [, owed, paid] = canvas.getAllByRole('row');
  await expect(owed).toHaveTextContent(
    /Nov 1, 2025 to Nov 15, 2025DV-251101-04K7minh\.agency.*\$6,348\.63\$6,000\.00\$348\.63Owed/,
  );
  await expect(paid).toHaveTextContent(/the house.*Paid/);
  await expect(canvas.getByRole('region', { name: 'Total' })).toHaveTextContent('$12,697.26');
});
Slips.test(
  'is filtered by state, sorted, and turned beyond the first page',
  async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /All statuses/ }));
    await userEvent.click(await screen.findByRole('option', { name: 'Owed' }));
    await expect(slips.onFiltersChange).toHaveBeenCalledWith({ state: 'owed' });
    await userEvent.click(canvas.getByRole('button', { name: 'Amount' }));
    await expect(slips.onSortChange).toHaveBeenCalledWith({ column: 'amount', direction: 'ascending' });
    await userEvent.click(canvas.getByRole('button', { name: 'Page 3' }));
    await expect(slips.onPageChange).toHaveBeenCalledWith(3);
  },
);
Slips.test('leaves out those by which nothing is due, and says how many', async ({ canvas, userEvent }) => {
  await expect(canvas.getByText(/4 zero rows hidden/)).toBeVisible();
  await userEvent.click(canvas.getByRole('switch', { name: 'Hide zero rows' }));
  await expect(slips.onFiltersChange).toHaveBeenCalledWith({ zero: '0' });
});
export const SlipsPhone = meta.story({ ...phone, args: { view: 'slips' } });
/** Hours in place of days, and no result of the team. */
export const SlipsOfHours = meta.story({
  args: {
    view: 'slips',
    slips: {
      ...slips,
      list: pagesOf({ ...slipList, rows: slipList.rows.map((slip) => ({ ...slip, ...realTimeFigures })) }),
    },
  },
});
SlipsOfHours.test('counts no result of the team', async ({ canvas }) => {
  await expect(canvas.queryByRole('columnheader', { name: 'Team win/loss' })).toBeNull();
});
export const OnlyZeroSlips = meta.story({
  args: {
    view: 'slips',
    slips: { ...slips, list: pagesOf({ ...slipList, rows: [], total: 0 }, 'empty') },
  },
});
OnlyZeroSlips.test('says how many there are, and shows them', async ({ canvas, userEvent }) => {
  await expect(canvas.getByText('4 zero rows hidden')).toBeVisible();
  await userEvent.click(canvas.getByRole('button', { name: 'Show' }));
  await expect(slips.onFiltersChange).toHaveBeenCalledWith({ zero: '0' });
});
export const SlipOpen = meta.story({
  args: { view: 'slips', slips: { ...slips, open: asyncOf(sampleSlip), openId: 'slip' } },
  tags: ['matrix'],
});
SlipOpen.test('says what is paid and owed, and prints', async ({ canvas, userEvent }) => {
  const slip = within(canvas.getByRole('region', { name: 'Payslip DV-251101-04K7' }));
  await expect(slip.getByText(/owed/)).toHaveTextContent('Paid $6,000.00, owed $348.63');
  await userEvent.click(slip.getByText('Print · Payslip DV-251101-04K7'));
  await expect(slips.onPrintSlip).toHaveBeenCalled();
});
SlipOpen.test(
  'prints the payslip, and not the list behind it, when the browser prints',
  async ({ canvas }) => {
    window.dispatchEvent(new Event('beforeprint'));
    await expect(slips.onBeforePrint).not.toHaveBeenCalled();
    await expect(canvas.getByRole('button', { name: 'Print · Payslips' })).toBeVisible();
  },
);
Slips.test('prints the list when the browser prints', async () => {
  window.dispatchEvent(new Event('beforeprint'));
  await expect(slips.onBeforePrint).toHaveBeenCalled();
});
export const SlipLoading = meta.story({
  args: { view: 'slips', slips: { ...slips, open: asyncOf(), openId: 'slip' } },
});
export const SlipUnknown = meta.story({
  args: {
    view: 'slips',
    slips: {
      ...slips,
      open: asyncOf(undefined, 'failed', { title: 'This is not there (any more)' }),
      openId: 'x',
    },
  },
});
export const SlipsGiven = meta.story({ args: { view: 'slips', slips: { ...slips, side: 'given' } } });
export const NoSlips = meta.story({
  args: {
    view: 'slips',
    slips: { ...slips, list: pagesOf({ ...slipList, rows: [], total: 0, hiddenRows: 0 }, 'empty') },
  },
});
export const SlipsFailed = meta.story({
  args: { view: 'slips', slips: { ...slips, list: pagesOf(undefined, 'failed') } },
});
const inMinutes = (count: number) => new Date(Date.now() + count * 60_000).toISOString();
export const RealTime = meta.story({
  args: {
    kind: 'realTime',
    kindName: 'Real-time commission',
    running: { ...running, ...realTimeFigures, from: inMinutes(-2), settlesAt: inMinutes(9) },
  },
});
RealTime.test('counts down to the next settlement', async ({ canvas }) => {
  await expect(canvas.getByRole('timer', { name: /^Next settlement/ })).toHaveTextContent(/00:0\d:/);
});
RealTime.test('leads to the bets that were won, and lost', async ({ canvas }) => {
  await expect(
    canvas.getAllByRole('link', { name: 'See the bets' }).map((link) => link.getAttribute('href')),
  ).toEqual(['#won', '#lost']);
});
RealTime.test('counts no active members, of whom single bets know nothing', async ({ canvas }) => {
  await expect(canvas.getByRole('region', { name: 'This period so far' })).not.toHaveTextContent(/active/i);
});
export const NoContract = meta.story({ args: { contracts: contractsOf([]), running: undefined } });
export const NoneGiven = meta.story({ args: { view: 'given', contracts: contractsOf([]) } });
export const Loading = meta.story({ args: { contracts: asyncOf(), running: undefined } });
export const Failed = meta.story({
  args: {
    contracts: asyncOf(undefined, 'failed', noConnection),
    running: undefined,
  },
});
export const Phone = meta.story({ ...phone, tags: ['matrix'] });
