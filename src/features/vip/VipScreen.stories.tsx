import { expect, fn, within } from 'storybook/test';
import { asyncOf, noConnection } from '#testing/asyncOf';
import { phone, wide } from '#testing/Frame';
import { blockNavigation } from '#testing/blockNavigation';
import preview from '#.storybook/preview';
import { sampleLevels, sampleStatus } from './samples';
import { VipScreen } from './VipScreen';

const meta = preview.meta({
  component: VipScreen,
  decorators: [blockNavigation],
  ...wide,
  args: {
    levels: asyncOf({ levels: sampleLevels, currency: 'USD' }),
    status: sampleStatus,
    onLogIn: fn(),
    onClaim: fn(),
    profileHref: '#profile',
  },
});
const status = (changes: Partial<typeof sampleStatus>) => ({ ...sampleStatus, ...changes });

export const Ready = meta.story({ tags: ['matrix', 'snapshot'] });
Ready.test(
  'says what the next level asks for, and by when the present one has to be kept',
  async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'VIP 4' })).toBeVisible();
    await expect(canvas.getByText(/in bets to VIP 5/)).toHaveTextContent('$732.38 in bets to VIP 5.');
    await expect(canvas.getByText(/Keep VIP 4/)).toHaveTextContent(
      'Keep VIP 4: bet $54.48 more by Nov 30, 2025.',
    );
    const bar = canvas.getByRole('progressbar', { name: 'Bets this month' });
    await expect(bar).toHaveAttribute('aria-valuetext', '$95.52 of $150');
  },
);
Ready.test('claims a gift, with a name of its own', async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Claim, VIP 4 level gift' }));
  await expect(args.onClaim).toHaveBeenCalledWith(sampleStatus.gifts[0]);
  await expect(canvas.getAllByRole('button', { name: /Claim/ })).toHaveLength(1);
});
Ready.test('shows the way with one’s own place in it', async ({ canvas }) => {
  const path = within(canvas.getByRole('list', { name: 'Levels' })).getAllByRole('listitem');
  await expect(path).toHaveLength(9);
  await expect(path[4]).toHaveAttribute('aria-current', 'step');
  await expect(path[5]).toHaveTextContent('VIP 5, still ahead');
});
Ready.test('compares all levels', async ({ canvas }) => {
  await expect(canvas.getByRole('columnheader', { name: 'VIP 4, you' })).toBeVisible();
  const row = canvas.getByRole('row', { name: /Weekly rebate on bets/ });
  await expect(within(row).getAllByRole('cell')[8]).toHaveTextContent('0.8%');
});
export const Visitor = meta.story({ args: { status: undefined } });
Visitor.test('can log in, and reads what levels give', async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Log in to see your level' }));
  await expect(args.onLogIn).toHaveBeenCalled();
  await expect(canvas.queryByRole('heading', { name: 'Gifts' })).toBeNull();
  await expect(canvas.getByRole('columnheader', { name: 'VIP 8' })).toBeVisible();
});
export const TopLevel = meta.story({
  args: {
    status: status({
      level: 8,
      next: null,
      month: { ...sampleStatus.month, validBet: '2000000', keeps: '1500000' },
    }),
  },
});
TopLevel.test('has nothing ahead', async ({ canvas }) => {
  await expect(canvas.getByText(/This is the highest level/)).toBeVisible();
  await expect(canvas.getByText(/VIP 8 is kept/)).toBeVisible();
  await expect(canvas.queryByRole('progressbar', { name: 'Deposits' })).toBeNull();
});
/** On a phone the highest level is compared with the one below it. */
export const TopLevelPhone = TopLevel.extend({ ...phone });
TopLevelPhone.test('is compared with another level', async ({ canvas }) => {
  const heads = within(canvas.getByRole('table')).getAllByRole('columnheader');
  await expect(heads.map((head) => head.textContent)).toEqual(['VIP 8', 'VIP 7']);
});
export const LostLevel = meta.story({
  args: {
    status: status({
      level: 3,
      next: { level: 4, isLost: true },
      month: { validBet: '2000', keeps: '8000', lastDay: '2025-12-31', isSafe: true },
    }),
  },
});
LostLevel.test('says how it comes back', async ({ canvas }) => {
  await expect(canvas.getByText(/to get VIP 4 back/)).toHaveTextContent(
    'Bet $130.00 more this month to get VIP 4 back.',
  );
});
export const Earned = meta.story({ args: { status: status({ validBet: '260000' }) } });
Earned.test('says when it begins', async ({ canvas }) => {
  await expect(
    canvas.getByText('You’ve earned VIP 5. It starts tonight, when the day closes.'),
  ).toBeVisible();
});
export const Newcomer = meta.story({
  args: {
    status: {
      currency: 'USD',
      level: 0,
      validBet: '0',
      deposits: '0',
      next: { level: 1, isLost: false },
      month: { validBet: '0', keeps: '0', lastDay: '2025-11-30', isSafe: false },
      gifts: [],
    },
  },
});
Newcomer.test('says what comes first, and asks for a birthday', async ({ canvas }) => {
  await expect(canvas.getByText(/to VIP 1/)).toHaveTextContent(
    '$100.00 in bets and $20.00 in deposits to VIP 1.',
  );
  await expect(canvas.getByRole('link', { name: 'Open profile' })).toHaveAttribute('href', '#profile');
});
export const Claiming = meta.story({ args: { claiming: 'level' } });
export const Claimed = meta.story({ args: { claimed: '1200' } });
Claimed.test('says where the money is', async ({ canvas }) => {
  await expect(canvas.getByText(/is in your main wallet/)).toHaveTextContent(
    '$12.00 is in your main wallet.',
  );
});
export const Refused = meta.story({
  args: { claimFailure: { tone: 'danger', title: 'This reward has ended' } },
});
Refused.test('says why', async ({ canvas }) => {
  await expect(canvas.getByRole('alert')).toHaveTextContent('This reward has ended');
});
export const Phone = meta.story({ ...phone, tags: ['matrix'] });
Phone.test('compares one’s own level with another', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('radio', { name: 'VIP 6' }));
  const row = canvas.getByRole('row', { name: /Birthday gift/ });
  await expect(row).toHaveTextContent(/\$10.*\$30/);
});
export const Loading = meta.story({ args: { levels: asyncOf(), status: undefined } });
export const Failed = meta.story({
  args: {
    levels: asyncOf(undefined, 'failed', noConnection),
    status: undefined,
  },
});
Failed.test('can be tried again', async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole('button', { name: /again/i }));
  await expect(args.levels.retry).toHaveBeenCalled();
});
