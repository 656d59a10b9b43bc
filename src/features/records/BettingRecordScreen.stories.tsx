import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { pagesOf } from '#testing/asyncOf';
import { pageFrame, phone, tablet, wide } from '#testing/Frame';
import preview from '#.storybook/preview';
import { BettingRecordScreen, type BettingRecordScreenProps } from './BettingRecordScreen';
import {
  betList,
  correctedBet,
  correctedHalfBet,
  freeSpinBet,
  halfWonBet,
  lineBets,
  partlySoldBet,
  recordedBet,
} from './samples';

const onFiltersChange = fn();
const onOpen = fn();
const onExport = fn();
const onPageChange = fn();
const onCloseDetail = fn();
const loadedAt = Date.UTC(2025, 10, 21, 7, 38);
const args: BettingRecordScreenProps = {
  list: pagesOf(betList),
  filters: {},
  onFiltersChange,
  sort: { column: 'time', direction: 'descending' },
  onSortChange: fn(),
  vendors: [
    { id: 'TAMARIND', label: 'Tamarind' },
    { id: 'EASTGATE', label: 'Eastgate' },
  ],
  today: '2025-11-21',
  onPageChange,
  detail: undefined,
  onOpen,
  onCloseDetail,
  onExport,
  onBeforePrint: fn(),
  onPrint: fn(),
};
const meta = preview.meta({ component: BettingRecordScreen, args });

export const Ready = meta.story({ ...wide, tags: ['matrix'] });
Ready.test('filters, opens a bet, turns the page and exports', async ({ canvas, userEvent }) => {
  await expect(canvas.getByRole('table', { name: 'Bets' })).toBeVisible();
  await userEvent.click(canvas.getByRole('radio', { name: '30 days' }));
  await expect(onFiltersChange).toHaveBeenLastCalledWith({ period: '30' });
  await userEvent.click(canvas.getByRole('button', { name: /Halden City v Port Varna/ }));
  await expect(onOpen).toHaveBeenCalledWith('99203766');
  canvas.getByRole('button', { name: 'Page 4' }).focus();
  await userEvent.keyboard('{Enter}');
  await expect(onPageChange).toHaveBeenCalledWith(4);
  await userEvent.click(canvas.getByRole('button', { name: 'Export' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'CSV' }));
  await expect(onExport).toHaveBeenCalledWith('csv', expect.any(Function));
});
Ready.test('adds up the filter above and the page below', async ({ canvas }) => {
  const totals = canvas.getByRole('region', { name: /Totals/ });
  await expect(totals).toHaveTextContent('128');
  await expect(canvas.getByText('This page')).toBeVisible();
  await expect(canvas.getByText('Rows 41–47 of 128')).toBeVisible();
});
Ready.test('keeps the time at which a bet was placed, also once it is settled', async ({ canvas }) => {
  const row = (name: RegExp) => canvas.getByRole('row', { name });
  await expect(row(/Halden City/)).toHaveTextContent(/11\/21\/25, 1:47:33.PMPlaced 11\/20\/25, 11:12:05.PM/);
  await expect(row(/Golden Shoal/)).not.toHaveTextContent(/Placed/);
});

Ready.test('is sorted by time and by each amount', async ({ canvas, userEvent, args }) => {
  await expect(canvas.getByRole('columnheader', { name: 'Time' })).toHaveAttribute('aria-sort', 'descending');
  await userEvent.click(canvas.getByRole('button', { name: 'Stake' }));
  await expect(args.onSortChange).toHaveBeenCalledWith({ column: 'stake', direction: 'ascending' });
});
/** More rows than can be sorted by an amount. */
export const TooManyToSort = meta.story({
  ...wide,
  args: {
    list: pagesOf({ ...betList, total: 120_000 }),
    mostSorted: 100_000,
    sort: { column: 'stake', direction: 'descending' },
  },
});
TooManyToSort.test('says so, and stands in the order of time', async ({ canvas }) => {
  await expect(canvas.getByText(/^Lists of more than 100,000 rows are sorted by time/)).toBeVisible();
  await expect(canvas.getByRole('columnheader', { name: 'Time' })).toHaveAttribute('aria-sort', 'descending');
  await expect(canvas.queryByRole('button', { name: 'Stake' })).toBeNull();
});

export const Tablet = meta.story(tablet);
export const OfAnHour = meta.story({
  ...wide,
  args: {
    filters: {
      from: '2025-11-21',
      to: '2025-11-21',
      since: '2025-11-21T07:00:00.000Z',
      until: '2025-11-21T08:00:00.000Z',
    },
  },
});
OfAnHour.test('says the hour, and leads to its whole day', async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole('button', { name: /2:00\sPM – 3:00\sPM/ }));
  await expect(args.onFiltersChange).toHaveBeenCalledWith({ from: '2025-11-21', to: '2025-11-21', since: '', until: '' }); // prettier-ignore
});
/** Between the gutters of its page: the area of a tag's button for touch reaches over its end. */
export const OfARealTimeWage = meta.story({
  decorators: [pageFrame],
  ...wide,
  args: {
    isTeam: true,
    filters: { under: 'd', stakeFrom: '5000' },
    list: pagesOf({ ...betList, path: [{ account: 'arun' }, { account: 'bao88' }, { account: 'mai.vu' }] }),
  },
});
OfARealTimeWage.test(
  'says the team and the stake, and lets go of either',
  async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByText('bao88 › mai.vu')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /Stake ≥ \$50\.00/ }));
    await expect(args.onFiltersChange).toHaveBeenCalledWith({ under: 'd', stakeFrom: '' });
  },
);
export const Team = meta.story({
  ...wide,
  args: {
    isTeam: true,
    list: pagesOf({
      ...betList,
      rows: betList.rows.map((bet, index) => ({ ...bet, account: `hoang.le${index}` })),
    }),
  },
});
Team.test('says whose each bet is, and looks for an account', async ({ canvas, userEvent }) => {
  await expect(canvas.getByText('hoang.le1')).toBeVisible();
  await userEvent.click(canvas.getByRole('searchbox', { name: 'Account' }));
  await userEvent.paste('nam');
  await waitFor(() => expect(onFiltersChange).toHaveBeenCalledWith({ account: 'nam' }));
});
export const Phone = meta.story({ ...phone, tags: ['matrix'], args: { draftCount: 41 } });
Phone.test(
  'shows rows under their day, and filters in a sheet that counts',
  async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Golden Shoal/ }));
    await expect(onOpen).toHaveBeenCalledWith('99202471');
    await userEvent.click(canvas.getByRole('button', { name: /Filter/ }));
    await userEvent.click(await screen.findByRole('radio', { name: 'Won' }));
    await userEvent.click(screen.getByRole('button', { name: 'Show 41 bets' }));
    await expect(onFiltersChange).toHaveBeenLastCalledWith({ status: 'won' });
  },
);

export const Detail = meta.story({
  ...wide,
  args: { detail: { status: 'ready', id: recordedBet.id, bet: recordedBet } },
});
Detail.test('tells what happened, and why the valid bet is what it is', async ({ userEvent }) => {
  const panel = await screen.findByRole('dialog', { name: 'Bet 99203766' });
  // The panel slides in.
  await waitFor(() => expect(within(panel).getByText('Odds too low to count')).toBeVisible());
  await expect(within(panel).getAllByRole('listitem')).toHaveLength(3);
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(onCloseDetail).toHaveBeenCalled());
});
export const PhoneDetail = meta.story({
  ...phone,
  args: { detail: { status: 'ready', id: recordedBet.id, bet: recordedBet } },
});
const onLines = {
  list: pagesOf({ ...betList, rows: lineBets, total: lineBets.length, page: 1, pageCount: 1 }),
};
export const OnLines = meta.story({ ...wide, args: onLines });
OnLines.test('says half won, half lost and push, with both halves', async ({ canvas }) => {
  const row = (name: RegExp) => canvas.getByRole('row', { name });
  await expect(row(/Over 2\.75/)).toHaveTextContent(/Half won2\.5 · Won3 · Push/);
  await expect(row(/Riverside −0\.25/)).toHaveTextContent(/Half lost−0\.5 · Lost0 · Push/);
  await expect(row(/Under 3/)).toHaveTextContent(/Push/);
  await expect(row(/Over 2\.25/)).toHaveTextContent(/Open22\.5/);
  await expect(row(/Halden City to win/)).toHaveTextContent(/Cashed out/);
});
export const PhoneOnLines = meta.story({ ...phone, args: onLines });
PhoneOnLines.test('says the word of the line', async ({ canvas }) => {
  await expect(canvas.getByText(/^Half won · Stake/)).toBeVisible();
});
export const DetailHalves = meta.story({
  ...wide,
  args: { detail: { status: 'ready', id: halfWonBet.id, bet: halfWonBet } },
});
DetailHalves.test('has both halves with what they paid, and why half counts', async () => {
  const panel = await screen.findByRole('dialog', { name: 'Bet 99147710' });
  await waitFor(() => expect(within(panel).getByText('The half that went back doesn’t count')).toBeVisible());
  await expect(panel).toHaveTextContent(/Half on .?2\.5.?\$38\.00Won · Stake \$20\.00/);
  await expect(panel).toHaveTextContent(/Half on .?3.?\$20\.00Push · Stake \$20\.00/);
});
export const PhoneDetailHalves = meta.story({
  ...phone,
  args: { detail: { status: 'ready', id: halfWonBet.id, bet: halfWonBet } },
});
export const DetailCashedOut = meta.story({
  ...wide,
  args: { detail: { status: 'ready', id: partlySoldBet.id, bet: partlySoldBet } },
});
DetailCashedOut.test('says what was paid for a part of it, and that only the rest counts', async () => {
  const panel = await screen.findByRole('dialog', { name: 'Bet 99147715' });
  await waitFor(() => expect(within(panel).getByText('Only what stayed in play counts')).toBeVisible());
  const [, sold] = within(panel).getAllByRole('listitem');
  await expect(sold).toHaveTextContent(/Cashed out.*\$22\.80/);
});
export const PhoneDetailCashedOut = meta.story({
  ...phone,
  args: { detail: { status: 'ready', id: partlySoldBet.id, bet: partlySoldBet } },
});
export const FreeSpin = meta.story({
  ...wide,
  args: {
    list: pagesOf({ ...betList, rows: [freeSpinBet], total: 1, page: 1, pageCount: 1 }),
    detail: { status: 'ready', id: freeSpinBet.id, bet: freeSpinBet },
  },
});
FreeSpin.test('says that it was one, that it took nothing, and what it won', async ({ canvas }) => {
  await expect(
    canvas.getByRole('row', { name: /Lantern Night · Free spin/, hidden: true }),
  ).toHaveTextContent(/Won/);
  const panel = await screen.findByRole('dialog', { name: 'Bet 99204417' });
  await waitFor(() => expect(within(panel).getByText('No result, nothing counts')).toBeVisible());
  await expect(panel).toHaveTextContent(/Stake\$0\.00Free spin\$1\.25Payout\$0\.00/);
});
export const PhoneFreeSpin = meta.story({ ...phone, args: { list: FreeSpin.input.args.list } });
PhoneFreeSpin.test('says it in its row', async ({ canvas }) => {
  await expect(canvas.getByText(/ · Free spin$/)).toBeVisible();
});
export const DetailCorrected = meta.story({
  ...wide,
  args: { detail: { status: 'ready', id: correctedBet.id, bet: correctedBet } },
});
DetailCorrected.test(
  'says what was corrected, how the bet stood before, and where both entries are',
  async () => {
    const panel = within(await screen.findByRole('dialog', { name: 'Bet 99198207' }));
    await waitFor(() => expect(panel.getByRole('note')).toBeVisible());
    await expect(panel.getByRole('note')).toHaveTextContent(/Harbour – Lanterns was corrected to .?2–1/);
    const table = panel.getByRole('table', { name: 'Before and after the correction' });
    const row = (name: string) => within(table).getByRole('row', { name: new RegExp(`^${name}`) });
    await expect(row('Final score')).toHaveTextContent(/1–1.*2–1/);
    await expect(row('Status')).toHaveTextContent(/Won.*Lost/);
    await expect(row('Payout')).toHaveTextContent(/\$51\.00.*\$0\.00/);
    await expect(row('Profit')).toHaveTextContent(/\+\$36\.00.*−\$15\.00/);
    await expect(panel.getByRole('link', { name: 'Account record' })).toHaveAttribute(
      'href',
      '/personal/transactionHistory',
    );
    await expect(panel.getAllByRole('listitem').at(-1)).toHaveTextContent(/Taken back.*\$51\.00/);
  },
);
export const PhoneDetailCorrected = meta.story({
  ...phone,
  tags: ['matrix'],
  args: { detail: { status: 'ready', id: correctedBet.id, bet: correctedBet } },
});
export const DetailCorrectedHalf = meta.story({
  ...wide,
  args: { detail: { status: 'ready', id: correctedHalfBet.id, bet: correctedHalfBet } },
});
DetailCorrectedHalf.test('says of which half the goals are', async () => {
  const note = await screen.findByRole('note');
  await waitFor(() => expect(note).toHaveTextContent(/was corrected to .?2–1.? \(first half\)/));
});
export const DetailLoading = meta.story({ ...wide, args: { detail: { status: 'loading', id: '1' } } });
export const DetailFailed = meta.story({
  ...wide,
  args: {
    detail: {
      status: 'failed',
      id: '1',
      notice: { tone: 'danger', title: 'The platform does not answer' },
    },
  },
});
export const Loading = meta.story({ ...wide, args: { list: pagesOf() } });
export const PhoneLoading = meta.story({ ...phone, args: { list: pagesOf() } });
export const Empty = meta.story({
  ...wide,
  args: { list: pagesOf({ ...betList, rows: [], total: 0, pageCount: 1 }, 'empty') },
});
Empty.test('leads to a longer period', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Last 30 days' }));
  await expect(onFiltersChange).toHaveBeenLastCalledWith({ period: '30' });
});
export const Failed = meta.story({ ...wide, args: { list: pagesOf(undefined, 'failed') } });
Failed.test('asks again', async ({ canvas, userEvent, args: given }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
  await expect(given.list.retry).toHaveBeenCalled();
});
export const Stale = meta.story({ ...wide, args: { list: { ...pagesOf(betList, 'stale'), loadedAt } } });
export const Offline = meta.story({ ...phone, args: { list: { ...pagesOf(betList, 'offline'), loadedAt } } });
export const ExportFailed = meta.story({
  ...wide,
  args: { exportFailure: { tone: 'danger', title: 'The platform does not answer' } },
});
