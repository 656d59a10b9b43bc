import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { asyncOf, noConnection, pagesOf } from '#testing/asyncOf';
import { pageFrame, phone, wide } from '#testing/Frame';
import preview from '#.storybook/preview';
import type { BonusBetList } from './BonusBets';
import { BonusScreen } from './BonusScreen';
import type { BonusRecordProps } from './BonusRecord';
import { sampleBets, sampleBonuses, sampleCashback, sampleFreeSpins, sampleRecord } from './samples';

const record: BonusRecordProps = {
  list: pagesOf(sampleRecord),
  filters: {},
  onFiltersChange: fn(),
  today: '2025-11-21',
  onPageChange: fn(),
  onExport: fn(),
  onBeforePrint: fn(),
  onPrint: fn(),
  detail: undefined,
  onOpen: fn(),
  onCloseDetail: fn(),
};

const meta = preview.meta({
  component: BonusScreen,
  args: {
    bonuses: asyncOf({
      list: sampleBonuses.slice(0, 1),
      own: '1237345',
      currency: 'USD',
      freeSpins: [],
      cashback: [],
    }),
    record,
    view: 'active' as const,
    onViewChange: fn(),
    betsOf: (): BonusBetList => ({ status: 'ready', rows: sampleBets, hasMore: true }),
    onMore: fn(),
    onGiveUp: fn(),
    onClose: fn(),
    rewardsHref: '#rewards',
  },
  decorators: [pageFrame],
  ...wide,
});

export const Ready = meta.story({ tags: ['matrix', 'snapshot'] });
Ready.test('says how far it is and why each bet counted what it did', async ({ canvas, userEvent, args }) => {
  await expect(canvas.getByRole('progressbar')).toHaveAccessibleName('Progress of Weekend reload');
  await expect(canvas.getByText('$311.80 to go')).toBeVisible();
  await expect(canvas.getByText('Above the highest bet')).toBeVisible();
  await userEvent.click(canvas.getByRole('button', { name: 'Show more' }));
  await expect(args.onMore).toHaveBeenCalledWith('reload');
});
Ready.test('asks before it is given up, with what is lost', async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Forfeit bonus' }));
  const dialog = within(await screen.findByRole('alertdialog'));
  await waitFor(() => expect(dialog.getByText(/You’ll lose \$134\.20/)).toBeVisible());
  await userEvent.click(dialog.getByRole('button', { name: 'Forfeit bonus' }));
  await expect(args.onGiveUp).toHaveBeenCalledWith('reload');
});
Ready.test('keeps its terms as they were', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: /^Terms as they were on Nov 18/ }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Terms of Weekend reload' }));
  await waitFor(() => expect(dialog.getByText('50%')).toBeVisible());
  await expect(dialog.getByText('What you win with it above $500.00 is not paid.')).toBeVisible();
  await expect(dialog.getByText(/One bonus a person/)).toBeVisible();
  await userEvent.click(dialog.getByRole('button', { name: 'Close' }));
});
Ready.test('says which money is one’s own, and what is held', async ({ canvas }) => {
  const order = within(canvas.getByRole('region', { name: 'Order of money' }));
  await expect(order.getByText('Your own money, free to withdraw')).toBeVisible();
  await expect(order.getByText(/12,373/)).toBeVisible();
  await expect(order.getByText('Weekend reload, held until it’s wagered')).toBeVisible();
});
export const Cashback = meta.story({
  args: {
    bonuses: asyncOf({ list: [], own: '1237345', currency: 'USD', freeSpins: [], cashback: sampleCashback }),
  },
  tags: ['matrix'],
});
Cashback.test('says of each share which loss it is of', async ({ canvas }) => {
  const shares = within(canvas.getByRole('region', { name: 'Cashback' }));
  await expect(shares.getByText(/Weekly cashback.*Nov 10.* – .*Nov 16/)).toBeVisible();
  await expect(shares.getByText('8% of $260.00 lost')).toBeVisible();
  await expect(shares.getByText(/A quiet day.*Nov 9[^–]*$/)).toBeVisible();
  await expect(shares.getAllByRole('link', { name: 'To claim' })).toHaveLength(1);
  await expect(canvas.queryByText('No bonus here')).toBeNull();
});
export const FreeSpins = meta.story({
  args: {
    bonuses: asyncOf({ list: [], own: '1237345', currency: 'USD', freeSpins: sampleFreeSpins, cashback: [] }),
  },
  tags: ['matrix'],
});
FreeSpins.test(
  'says what is left, its worth and what becomes of wins, and leads to the game',
  async ({ canvas }) => {
    const comet = within(canvas.getByRole('region', { name: /50 free spins.*Comet/ }));
    await expect(comet.getByText(/^32 of 50 left · .?\$0\.20 each/)).toBeVisible();
    await expect(comet.getByText(/wager them 10× within 7 days/)).toBeVisible();
    await expect(comet.getByText('$100.00')).toBeVisible();
    await expect(comet.getByRole('link', { name: 'Use spins' })).toHaveAttribute(
      'href',
      '/game?id=g0&vassalage=VELORA',
    );
    const used = within(canvas.getByRole('region', { name: /Ember Fox/ }));
    await expect(used.getByText('Wins go to your main wallet. No wagering.')).toBeVisible();
    const late = within(canvas.getByRole('region', { name: /1 free spin.*Lantern Night/ }));
    await expect(late.getByText(/^Expired Nov 27/)).toBeVisible();
    await expect(canvas.getAllByRole('link', { name: 'Use spins' })).toHaveLength(1);
  },
);
FreeSpins.test('keeps the terms of wins as they were', async ({ canvas, userEvent }) => {
  const comet = within(canvas.getByRole('region', { name: /Comet/ }));
  await userEvent.click(comet.getByRole('button', { name: /^Terms as they were on Nov 20/ }));
  const dialog = within(await screen.findByRole('dialog', { name: /Terms of 50 free spins/ }));
  await waitFor(() => expect(dialog.getByText('50%')).toBeVisible());
  await userEvent.click(dialog.getByRole('button', { name: 'Close' }));
});
export const FreeSpinsOnPhone = meta.story({ ...phone, args: FreeSpins.input.args ?? {}, tags: ['matrix'] });
export const Record = meta.story({ args: { view: 'record' }, tags: ['matrix', 'snapshot'] });
Record.test('says what became of each bonus, and what all come to', async ({ canvas, userEvent }) => {
  const table = within(canvas.getByRole('table', { name: 'All bonuses' }));
  await expect(table.getAllByRole('row')).toHaveLength(4);
  await expect(table.getByRole('row', { name: /Autumn spins.*Forfeited/ })).toBeVisible();
  await expect(canvas.getByText('Expired or forfeited')).toBeVisible();
  await userEvent.click(table.getByRole('button', { name: 'Welcome' }));
  await expect(record.onOpen).toHaveBeenCalledWith('met');
  await userEvent.click(canvas.getByRole('button', { name: 'Export' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'CSV' }));
  await expect(record.onExport).toHaveBeenCalledWith('csv', expect.any(Function));
});
export const RecordOnPhone = meta.story({ ...phone, args: { view: 'record' }, tags: ['matrix'] });
RecordOnPhone.test('opens a bonus from its row', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: /Autumn spins/ }));
  await expect(record.onOpen).toHaveBeenCalledWith('gone');
});
const earned = sampleBonuses[1];
export const RecordWithPanel = meta.story({
  args: { view: 'record', record: { ...record, detail: earned } },
});
RecordWithPanel.test('cannot be given up any more', async () => {
  const panel = within(await screen.findByRole('dialog', { name: 'Welcome' }));
  await expect(panel.getByText(/^Earned/)).toBeInTheDocument();
  await expect(panel.getByText('Above it, not paid').nextElementSibling).toHaveTextContent('$120.50');
  await expect(panel.queryByRole('button', { name: 'Forfeit bonus' })).toBeNull();
});
export const RecordEmpty = meta.story({
  args: {
    view: 'record',
    record: { ...record, list: pagesOf({ ...sampleRecord, rows: [], total: 0 }, 'empty') },
  },
});
RecordEmpty.test('offers a longer period', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Last 12 months' }));
  await expect(record.onFiltersChange).toHaveBeenCalledWith({ period: '365' });
});
export const RecordLoading = meta.story({
  args: { view: 'record', record: { ...record, list: pagesOf() } },
});
export const RecordFailed = meta.story({
  args: { view: 'record', record: { ...record, list: pagesOf(undefined, 'failed') } },
});
export const ExportFailed = meta.story({
  args: {
    view: 'record',
    record: { ...record, exportFailure: { tone: 'danger', title: 'No connection' } },
  },
});
export const NoBets = meta.story({ args: { betsOf: () => ({ status: 'ready', rows: [], hasMore: false }) } });
export const BetsFailed = meta.story({
  args: { betsOf: () => ({ status: 'failed', rows: [], hasMore: false }) },
});
BetsFailed.test('lets the bets be asked for again', async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
  await expect(args.onMore).toHaveBeenCalledWith('reload');
});
export const Phone = meta.story({ ...phone, tags: ['matrix'] });
export const Loading = meta.story({ args: { bonuses: asyncOf() } });
export const Empty = meta.story({
  args: { bonuses: asyncOf({ list: [], own: '0', currency: 'USD', freeSpins: [], cashback: [] }) },
});
Empty.test('leads to the rewards', async ({ canvas }) => {
  await expect(canvas.getByRole('link', { name: 'Reward center' })).toHaveAttribute('href', '#rewards');
});
export const Failed = meta.story({
  args: { bonuses: asyncOf(undefined, 'failed', noConnection) },
});
