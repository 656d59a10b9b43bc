import { expect, fn } from 'storybook/test';
import type { InvitedFriend, ReferralOverview } from '#contract';
import { asyncOf, noConnection, pagesOf } from '#testing/asyncOf';
import { pageFrame, phone, tablet, wide } from '#testing/Frame';
import preview from '#.storybook/preview';
import { ReferralScreen, type ReferralScreenProps } from './ReferralScreen';

const friend = (
  id: string,
  account: string,
  joined: string,
  day: number,
  state: InvitedFriend['state'],
  earned: string,
): InvitedFriend => ({ id, account, joinedAt: `${joined}T05:00:00.000Z`, day, state, earned });
const overview: ReferralOverview = {
  code: 'LK20884X',
  currency: 'USD',
  terms: { depositRate: 1_000, depositMax: '5000', betRate: 20, days: 30 },
  invited: 12,
  counting: 7,
  earned: '18460',
  pending: '312',
  paidAt: '2025-11-21T19:00:00.000Z',
};
const args: ReferralScreenProps = {
  overview: asyncOf(overview),
  link: 'https://aurora.example/register?referralCode=LK20884X',
  onShare: fn(),
  onSaveCode: fn(),
  friends: pagesOf({
    rows: [
      friend('1', 'ma***21', '2025-11-19', 2, 'counting', '2240'),
      friend('2', 'ho***07', '2025-11-12', 9, 'counting', '815'),
      friend('3', 'sa***on', '2025-11-08', 13, 'waiting', '0'),
      friend('4', 'li***04', '2025-10-12', 30, 'ended', '6170'),
      { ...friend('5', 'da***ex', '2025-11-02', 19, 'excluded', '0'), reason: 'device' },
    ],
  }),
};
const meta = preview.meta({ component: ReferralScreen, args, decorators: [pageFrame], ...wide });

export const Ready = meta.story({ tags: ['matrix', 'snapshot'] });
Ready.test('says the terms, the link and the code', async ({ canvas }) => {
  await expect(
    canvas.getByText(
      /10% of a friend’s first deposit, up to \$50(?:\.00)?, and 0\.2% of their valid bets for 30 days/,
    ),
  ).toBeVisible();
  await expect(canvas.getByText(args.link)).toBeVisible();
  const code = canvas.getByRole('img', { name: 'Code that opens your link' });
  await expect(code.getBoundingClientRect().width).toBe(200);
});
Ready.test('shares, saves the picture and shows more', async ({ canvas, userEvent, args: given }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Share' }));
  await expect(given.onShare).toHaveBeenCalledOnce();
  await userEvent.click(canvas.getByRole('button', { name: 'Save the picture' }));
  await expect(given.onSaveCode).toHaveBeenCalledWith(
    expect.stringMatching(/^<svg [^>]*xmlns=[^>]*><rect [^>]*fill="rgb\(255, 255, 255\)"/),
  );
  await userEvent.click(canvas.getByRole('button', { name: 'Show more' }));
  await expect(given.friends.loadMore).toHaveBeenCalledOnce();
});
Ready.test('says why a friend is excluded', async ({ canvas }) => {
  await expect(canvas.getByText('Excluded: the same device')).toBeVisible();
});
export const Tablet = meta.story({ ...tablet });
export const Phone = meta.story({ ...phone, tags: ['matrix'] });
Phone.test('lists friends in rows', async ({ canvas }) => {
  await expect(canvas.getByText('Day 2 of 30')).toBeVisible();
  await expect(canvas.queryByRole('table')).toBeNull();
});
/** A browser without a share sheet: the link is copied. */
export const WithoutShare = meta.story({ args: { onShare: undefined } });
WithoutShare.test('offers no sheet that is not there', async ({ canvas }) => {
  await expect(canvas.queryByRole('button', { name: 'Share' })).toBeNull();
});
export const ShareFailed = meta.story({ ...phone, args: { hasShareFailed: true } });
export const First = meta.story({
  ...phone,
  args: {
    overview: asyncOf({ ...overview, invited: 0, counting: 0, earned: '0', pending: '0' }),
    friends: { ...pagesOf({ rows: [] }, 'empty'), hasMore: false },
  },
});
First.test('says what to do', async ({ canvas }) => {
  await expect(canvas.getByText('No one has used your link yet')).toBeVisible();
});
export const Loading = meta.story({ args: { overview: asyncOf() } });
export const Failed = meta.story({ args: { overview: asyncOf(undefined, 'failed', noConnection) } });
Failed.test('can be tried again', async ({ canvas, userEvent, args: given }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
  await expect(given.overview.retry).toHaveBeenCalledOnce();
});
export const FriendsFailed = meta.story({
  args: { friends: pagesOf(undefined, 'failed', noConnection) },
});
FriendsFailed.test('keeps the link in reach', async ({ canvas, userEvent, args: given }) => {
  await expect(canvas.getByText(args.link)).toBeVisible();
  await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
  await expect(given.friends.retry).toHaveBeenCalledOnce();
});
