import { expect, fn, screen } from 'storybook/test';
import { asyncOf, noConnection } from '#testing/asyncOf';
import { pageFrame, phone, wide } from '#testing/Frame';
import preview from '#.storybook/preview';
import type { Sheet } from '../sheet/sheet';
import type { TeamOverview } from './overview';
import { OverviewScreen } from './OverviewScreen';

const deposits = [180, 220, 196, 268, 310, 288, 240, 276, 334, 386, 350, 307, 414, 445];
const withdrawals = [120, 156, 140, 168, 246, 224, 182, 174, 236, 272, 297, 214, 254, 282];
const days = deposits.map((deposit, index) => ({
  day: `2025-11-${String(index + 8).padStart(2, '0')}`,
  deposit: String(deposit * 10_000),
  withdrawal: String((withdrawals[index] ?? 0) * 10_000),
  validBet: String(deposit * 46_000),
  net: String((index % 3 === 0 ? -1 : 1) * deposit * 1_200),
  newMembers: index % 4,
  players: 40 + index,
}));
const figures = {
  bets: 18_204,
  deposit: '42140000',
  withdrawal: '29650000',
  stake: '198000000',
  validBet: '192044820',
  payout: '194109180',
  result: '-3890820',
  bonus: '120000',
  rebate: '0',
  reward: '0',
  fee: '0',
  net: '-3770820',
};
const team = (id: string, type: 0 | 2, members: number, net: string): TeamOverview['top'][number] => ({
  ...figures,
  id,
  account: id,
  type,
  level: 1,
  members,
  of: 'team',
  deposit: '9642000',
  validBet: '51288040',
  net,
  cumulative: net,
});
const overview: TeamOverview = {
  from: '2025-11-08',
  to: '2025-11-21',
  timeZone: 'Asia/Bangkok',
  utcOffset: 'UTC+7',
  currency: 'USD',
  balance: '18420675',
  members: 2_418,
  totals: { ...figures, newMembers: 64, players: 612 },
  before: {
    ...figures,
    deposit: '36730000',
    withdrawal: '27900000',
    net: '-3195610',
    newMembers: 43,
    players: 632,
  },
  days,
  gameTypes: [
    { gameType: 'RNG', validBet: '78738376' },
    { gameType: 'ELOTT', validBet: '36000000' },
    { gameType: 'LOTT', validBet: '10090757' },
    { gameType: 'LIVE', validBet: '34568067' },
    { gameType: 'SPORTS', validBet: '32647620' },
  ],
  top: [
    team('hoang.le', 2, 418, '1240890'),
    team('mai.vu', 2, 266, '824015'),
    team('bao88', 2, 190, '-312040'),
    team('thanh.do', 0, 0, '187400'),
  ],
};
const [onExport, onPrint] = [fn(), fn()];
const meta = preview.meta({
  component: OverviewScreen,
  args: {
    overview: asyncOf(overview),
    filters: {},
    onFiltersChange: fn(),
    today: '2025-11-21',
    hrefOf: (report) => `#${JSON.stringify(report)}`,
    outputs: { onExport, onPrint, onBeforePrint: fn() },
  },
  decorators: [pageFrame],
  ...wide,
});

export const Ready = meta.story({ tags: ['matrix', 'snapshot'] });
Ready.test('leads from each figure to the report that proves it', async ({ canvas }) => {
  await expect(canvas.getByRole('link', { name: 'Deposits' })).toHaveAttribute(
    'href',
    '#{"is":"transactions","type":"deposit"}',
  );
  await expect(canvas.getByRole('link', { name: 'Profit and loss' })).toHaveAttribute(
    'href',
    '#{"is":"accounts","view":"day"}',
  );
  await expect(canvas.getByRole('link', { name: 'bao88' })).toHaveAttribute(
    'href',
    '#{"is":"accounts","under":"bao88"}',
  );
});
Ready.test('compares with the days before and shows the chart as a table', async ({ canvas, userEvent }) => {
  await expect(canvas.getByText('+14.7%')).toBeVisible();
  await expect(canvas.getByText(/[-−]3.2%/)).toBeVisible();
  const loss = canvas.getByText(/^[-−]\$5,752\.10$/);
  await expect(getComputedStyle(loss).color).toBe(getComputedStyle(canvas.getByText('+6.3%')).color);
  await expect(getComputedStyle(loss).color).not.toBe(getComputedStyle(canvas.getByText('+14.7%')).color);
  await userEvent.click(canvas.getByRole('button', { name: /table/i }));
  await expect(canvas.getAllByRole('table')[0]).toHaveTextContent('$18,000.00');
});
Ready.test('shows both kinds of lottery as one', async ({ canvas }) => {
  await expect(canvas.getByRole('group', { name: 'Valid turnover by game' })).toHaveTextContent(
    /Lottery.*24%/,
  );
});
Ready.test('goes as a file and on paper with every figure of the page', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Export' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'CSV' }));
  await userEvent.click(canvas.getByRole('button', { name: 'Print' }));
  const sheet = onExport.mock.lastCall?.[1] as Sheet;
  await expect(onPrint.mock.lastCall?.[0]).toEqual(sheet);
  await expect(sheet.rows).toHaveLength(14);
  const deposits = days.reduce((sum, { deposit }) => sum + BigInt(deposit), 0n);
  await expect(String(sheet.totals?.[1])).toBe(String(deposits));
  const facts = sheet.facts.map(({ label, value }) => `${label}: ${value}`);
  await expect(facts).toEqual(
    expect.arrayContaining([
      'Team balance: $184,206.75',
      'Deposits: $421,400.00 · +14.7%',
      'Valid turnover by game · Lottery: $460,907.57 · 24%',
      'Top downlines · bao88: Deposits $96,420.00 · Valid turnover $512,880.40 · Profit and loss -$3,120.40',
    ]),
  );
  await expect(canvas.getByRole('button', { name: 'Copy link' })).toBeVisible();
});
/** The days before had almost nothing, so that shares of it would run into thousands. */
export const Grown = meta.story({
  args: {
    overview: asyncOf({
      ...overview,
      before: { ...overview.before, deposit: '170900', net: '-72250', newMembers: 1 },
    }),
  },
});
Grown.test('says by how much instead', async ({ canvas }) => {
  await expect(canvas.getByText('+$419,691.00')).toBeVisible();
  await expect(canvas.getByText(/^[-−]\$36,985\.70$/)).toBeVisible();
  await expect(canvas.getByText('+63')).toBeVisible();
});
/** The first day: nothing has happened, and there is nothing to compare with. */
export const FirstDay = meta.story({
  args: {
    overview: asyncOf({
      ...overview,
      balance: '0',
      members: 0,
      totals: { ...zero(), newMembers: 0, players: 0 },
      before: { ...zero(), newMembers: 0, players: 0 },
      days: days.map(({ day }) => ({ ...zero(), day, newMembers: 0, players: 0 })),
      gameTypes: [],
      top: [],
    }),
  },
});
FirstDay.test('says what to do, and compares nothing', async ({ canvas }) => {
  await expect(canvas.getByText(/Register an account/)).toBeVisible();
  await expect(canvas.queryByText(/%/)).toBeNull();
});
export const Phone = meta.story({ ...phone, tags: ['matrix'] });
Phone.test('has its print beside the files, so that the title has room', async ({ canvas, userEvent }) => {
  onPrint.mockClear();
  await expect(canvas.queryByRole('button', { name: 'Print' })).toBeNull();
  await userEvent.click(canvas.getByRole('button', { name: 'Export' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Print' }));
  await expect(onPrint).toHaveBeenCalledOnce();
});
Phone.test('lists teams as rows', async ({ canvas }) => {
  await expect(canvas.getByRole('link', { name: 'hoang.le' })).toBeVisible();
  await expect(canvas.getByText('Agent · 418 members')).toBeVisible();
});
export const Loading = meta.story({ args: { overview: asyncOf() } });
export const Failed = meta.story({
  args: { overview: asyncOf(undefined, 'failed', noConnection) },
});
export const Stale = meta.story({ args: { overview: asyncOf(overview, 'stale') } });

function zero(): typeof figures {
  return Object.fromEntries(
    Object.keys(figures).map((name) => [name, name === 'bets' ? 0 : '0']),
  ) as unknown as typeof figures;
}

export const Behind = meta.story({
  args: { overview: asyncOf({ ...overview, readAt: '2025-11-21T07:32:05.120Z' }) },
});
Behind.test('says as of when it is, by the clock of its days', async ({ canvas }) => {
  await expect(canvas.getByText(/As of 11\/21\/25, 2:32:05\sPM/)).toBeVisible();
});
