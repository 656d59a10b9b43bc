import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { noConnection, pagesOf } from '#testing/asyncOf';
import { pageFrame, phone, wide } from '#testing/Frame';
import type { TeamMember } from '#contract';
import preview from '#.storybook/preview';
import { TeamScreen, type TeamList } from './TeamScreen';

const member = (
  account: string,
  type: 0 | 2,
  members: number,
  balance: number,
  more: Partial<TeamMember> = {},
): TeamMember => ({
  id: account,
  account,
  type,
  level: 1,
  members,
  path: [],
  balance: String(balance),
  teamBalance: String(balance * (members + 1)),
  rates: [
    { gameType: 'ELOTT', rate: 50 },
    { gameType: 'LIVE', rate: 40 },
    { gameType: 'RNG', rate: 60 },
  ],
  joinedAt: '2025-03-04T08:00:00Z',
  lastBetAt: '2025-11-21T08:00:00Z',
  isQuiet: false,
  ...more,
});
const rows = [
  member('hoang.le', 2, 418, 1_248_050),
  member('mai.vu', 2, 266, 824_015),
  member('thanh.do', 0, 0, 320_000, { rates: [] }),
  member('vy.dang', 0, 0, 9_500, { isQuiet: true, lastBetAt: undefined, rates: [] }),
];
const list: TeamList = {
  rows,
  currency: 'USD',
  path: [{ id: 'linh.pham', account: 'linh.pham' }],
  ownRates: [
    { gameType: 'ELOTT', rate: 70 },
    { gameType: 'LIVE', rate: 40 },
    { gameType: 'LOTT', rate: 70 },
    { gameType: 'RNG', rate: 80 },
  ],
  direct: 38,
  agents: 12,
  whole: 2_418,
  teamBalance: '18420675',
  total: 4,
  page: 1,
  pageCount: 1,
  pageSize: 50,
};
const meta = preview.meta({
  component: TeamScreen,
  args: {
    list: { ...pagesOf(list), more: 'end' as const },
    filters: {},
    onFiltersChange: fn(),
    sort: { column: 'teamBalance', direction: 'descending' as const },
    onSortChange: fn(),
    onOpen: fn(),
    onPageChange: fn(),
    onExport: fn(),
    onPrint: fn(),
    onBeforePrint: fn(),
    onTransfer: fn(),
    onWrite: fn(),
    offerHref: ({ id }: TeamMember) => `/agent/agentDividendRecordCopy2?offer=${id}`,
    reportHref: (report, { id }) => `#${report}-${id}`,
    onRaise: fn(),
    isRaising: false,
    raised: undefined,
    onForget: fn(),
  },
  decorators: [pageFrame],
  ...wide,
});

export const Ready = meta.story({ tags: ['matrix', 'snapshot'] });
Ready.test('opens the team of an agent; a member has none', async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Open the team of mai.vu' }));
  await expect(args.onOpen).toHaveBeenCalledWith('mai.vu');
  await expect(canvas.queryByRole('button', { name: 'Open the team of thanh.do' })).toBeNull();
});
Ready.test('raises rebates up to the own ones', async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Details of hoang.le' }));
  const drawer = within(await screen.findByRole('dialog', { name: 'hoang.le' }));
  await waitFor(() =>
    expect(drawer.getByRole('link', { name: 'Bets' })).toHaveAttribute('href', '#bets-hoang.le'),
  );
  await userEvent.click(drawer.getByRole('button', { name: 'Raise rebates' }));
  const slots = drawer.getByRole('textbox', { name: 'Slots' });
  await expect(slots).toHaveValue('0.60%');
  await expect(drawer.queryByRole('textbox', { name: 'Live casino' })).toBeNull();
  await userEvent.clear(slots);
  await userEvent.type(slots, '5%');
  await userEvent.tab();
  await expect(slots).toHaveValue('5%');
  await expect(slots).toHaveAccessibleDescription(/0\.80%\u2069 or less/);
  await expect(drawer.getByRole('button', { name: 'Save' })).toBeDisabled();
  await userEvent.clear(slots);
  await userEvent.type(slots, '0,8');
  await userEvent.click(drawer.getByRole('button', { name: 'Save' }));
  await expect(args.onRaise).toHaveBeenCalledWith(rows[0], [{ gameType: 'RNG', rate: 80 }]);
});
export const Found = meta.story({
  args: {
    filters: { search: 'vy' },
    list: pagesOf({
      ...list,
      rows: [
        member('vy.dang', 0, 0, 9_500, {
          level: 3,
          path: [
            { id: 'a', account: 'hoang.le' },
            { id: 'b', account: 'duy.tran' },
          ],
        }),
      ],
      total: 1,
    }),
  },
});
Found.test('says below whom somebody stands', async ({ canvas, userEvent }) => {
  await expect(canvas.getByTitle('hoang.le › duy.tran')).toBeVisible();
  await userEvent.click(canvas.getByRole('button', { name: 'Details of vy.dang' }));
  const drawer = within(await screen.findByRole('dialog', { name: 'vy.dang' }));
  await waitFor(() => expect(drawer.getByText('Member, level 3')).toBeVisible());
  await expect(drawer.queryByRole('button', { name: 'Raise rebates' })).toBeNull();
});
export const Deeper = meta.story({
  args: { list: pagesOf({ ...list, path: [...list.path, { id: 'mai.vu', account: 'mai.vu' }] }) },
});
Deeper.test('leads back', async ({ canvas, userEvent, args }) => {
  await userEvent.click(within(canvas.getByRole('navigation', { name: 'Team' })).getByText('linh.pham'));
  await expect(args.onOpen).toHaveBeenCalledWith('');
});
export const Refused = meta.story({
  args: { raiseFailure: { tone: 'danger', title: 'A downline can’t have a higher rate than you' } },
});
Refused.test('says why rebates stayed', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Details of mai.vu' }));
  const drawer = within(await screen.findByRole('dialog', { name: 'mai.vu' }));
  await userEvent.click(await drawer.findByRole('button', { name: 'Raise rebates' }));
  await expect(drawer.getByRole('alert')).toHaveTextContent('A downline can’t have a higher rate than you');
});
export const Saved = meta.story({ args: { raised: 'mai.vu' } });
Saved.test('says that it was saved', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Details of mai.vu' }));
  await expect(await screen.findByText('Saved. It applies from the next bet.')).toBeInTheDocument();
});
export const Phone = meta.story({ ...phone, tags: ['matrix'] });
Phone.test('opens a team by its row, and details beside it', async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'mai.vu' }));
  await expect(args.onOpen).toHaveBeenCalledWith('mai.vu');
  await userEvent.click(canvas.getByRole('button', { name: 'thanh.do' }));
  await expect(await screen.findByRole('dialog', { name: 'thanh.do' })).toBeInTheDocument();
});
export const Written = meta.story({ args: { written: { receivers: 2_418 } } });
Written.test('writes to the team, and says how many it reached', async ({ canvas, userEvent, args }) => {
  await expect(canvas.getByText('Sent to 2,418 accounts.')).toBeInTheDocument();
  await userEvent.click(canvas.getByRole('button', { name: 'Write a message' }));
  await expect(args.onWrite).toHaveBeenCalledWith();
});
export const WrittenToOne = meta.story({ args: { written: { id: 'hoang.le', receivers: 1 } } });
WrittenToOne.test('writes to a direct downline from its details', async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Details of hoang.le' }));
  const drawer = within(await screen.findByRole('dialog', { name: 'hoang.le' }));
  await expect(drawer.getByText('Sent to hoang.le.')).toBeInTheDocument();
  await userEvent.click(drawer.getByRole('button', { name: 'Write a message' }));
  await expect(args.onWrite).toHaveBeenCalledWith(rows[0]);
});

export const Loading = meta.story({ args: { list: pagesOf() } });
export const Empty = meta.story({
  args: { list: pagesOf({ ...list, rows: [], total: 0 }, 'empty'), filters: { search: 'q' } },
});
export const Failed = meta.story({
  args: { list: pagesOf(undefined, 'failed', noConnection) },
});
export const Stale = meta.story({
  args: {
    list: { ...pagesOf(list, 'stale'), loadedAt: Date.parse('2025-11-21T09:00:00Z') },
  },
});
