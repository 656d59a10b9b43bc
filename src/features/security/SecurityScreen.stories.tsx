import { expect, fn } from 'storybook/test';
import { asyncOf } from '#testing/asyncOf';
import { phone, tablet, wide } from '#testing/Frame';
import type { SecurityOverview } from '#contract';
import preview from '#.storybook/preview';
import { sampleOverview, sampleProfile, sampleSignIns } from './samples';
import { SecurityScreen, type SecurityScreenProps } from './SecurityScreen';

const onEnd = fn();
const onEndOthers = fn();
const onReport = fn();
const onPassword = fn();
const onTransaction = fn();
const onAuthenticator = fn();
const onEdit = fn();
const onAvatar = fn();
const own = { onData: fn(), onClose: fn() };
const args: SecurityScreenProps = {
  overview: asyncOf(sampleOverview),
  person: { name: 'Minh Tran', account: 'minh.tran', avatarSrc: '/avatars/3.svg' },
  actions: {
    password: onPassword,
    transaction: onTransaction,
    mobile: fn(),
    email: fn(),
    authenticator: onAuthenticator,
  },
  profile: { profile: sampleProfile, onEdit, onMore: fn(), onAvatar },
  odds: { format: 'decimal', onChange: fn() },
  own,
  history: {
    days: 90,
    signIns: asyncOf({ list: sampleSignIns }),
    loadedAt: Date.UTC(2025, 10, 21, 7, 38),
    onEnd,
    onEndOthers,
    onReport,
    isEnding: false,
  },
};
const meta = preview.meta({ component: SecurityScreen, args });

export const Ready = meta.story({ ...wide, tags: ['matrix'] });
Ready.test(
  'says how well the account is protected, and leads to the next step',
  async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('meter', { name: 'Security level: 4 of 5' })).toHaveAttribute(
      'aria-valuenow',
      '4',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Add a code' }));
    await expect(onAuthenticator).toHaveBeenCalledOnce();
  },
);
Ready.test('changes a password by keyboard', async ({ canvas, userEvent }) => {
  canvas.getByRole('button', { name: 'Change: Transaction password' }).focus();
  await userEvent.keyboard('{Enter}');
  await expect(onTransaction).toHaveBeenCalledOnce();
});
Ready.test('ends one session, all others, and hears of a stranger', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: /^Sign out: Chrome, Android/ }));
  await expect(onEnd).toHaveBeenCalledWith('2');
  await userEvent.click(canvas.getByRole('button', { name: 'Sign out other devices' }));
  await expect(onEndOthers).toHaveBeenCalledOnce();
  await userEvent.click(canvas.getByRole('button', { name: /^This wasn’t me: Chrome, macOS/ }));
  await expect(onReport).toHaveBeenCalledWith('3');
  await expect(canvas.queryByRole('button', { name: /not me: Firefox/ })).toBeNull();
  await expect(canvas.queryByRole('button', { name: /not me: Unknown/ })).toBeNull();
});
Ready.test(
  'opens what somebody says about themselves, but not what is locked',
  async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Edit: Display name' }));
    await expect(onEdit).toHaveBeenLastCalledWith('nickname');
    await userEvent.click(canvas.getByRole('button', { name: 'Add: LINE' }));
    await expect(onEdit).toHaveBeenLastCalledWith('line');
    await expect(canvas.queryByRole('button', { name: /Real name/ })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Choose a picture' }));
    await expect(onAvatar).toHaveBeenCalledOnce();
  },
);
Ready.test('leads to the own data, and to the end of the account', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Download my data' }));
  await expect(own.onData).toHaveBeenCalledOnce();
  await userEvent.click(canvas.getByRole('button', { name: 'Close my account' }));
  await expect(own.onClose).toHaveBeenCalledOnce();
});
/** How far the buttons of the profile reach over its card, which would cut them; in px. */
const beyondCard = (canvas: {
  getByRole: (role: 'region', by: { name: string }) => HTMLElement;
}): number[] => {
  const card = canvas.getByRole('region', { name: 'Profile' });
  const { left, right } = card.getBoundingClientRect();
  return [...card.querySelectorAll('button')].flatMap((button) => {
    const box = button.getBoundingClientRect();
    const beyond = Math.max(left + 1 - box.left, box.right - right + 1);
    return beyond > 0 ? [Math.round(beyond)] : [];
  });
};
Ready.test('keeps the buttons of the profile within its card', async ({ canvas }) => {
  await expect(beyondCard(canvas)).toEqual([]);
});
export const Phone = meta.story({ ...phone, tags: ['matrix'] });
Phone.test('keeps the buttons of the profile within its card', async ({ canvas }) => {
  await expect(beyondCard(canvas)).toEqual([]);
});
Phone.test('changes what a row is about by a press on the row', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Transaction password' }));
  await expect(onTransaction).toHaveBeenCalled();
});
export const Tablet = meta.story({ ...tablet });
export const Complete = meta.story({
  ...wide,
  args: {
    overview: asyncOf<SecurityOverview>({ ...sampleOverview, authenticator: { recoveryCodesLeft: 8 } }),
  },
});
export const Unprotected = meta.story({
  ...wide,
  args: {
    overview: asyncOf<SecurityOverview>({
      ...sampleOverview,
      password: { isSet: true, changedAt: '2022-01-03T00:00:00.000Z', isExpired: true },
      transactionPassword: { isSet: false, triesLeft: 5 },
      mobile: { masked: null, isVerified: false, proofs: ['password'] },
      email: { masked: 'm•••@m•••', isVerified: false, proofs: ['password'] },
    }),
  },
});
export const WithoutPassword = meta.story({
  ...wide,
  args: {
    overview: asyncOf<SecurityOverview>({
      ...sampleOverview,
      password: { ...sampleOverview.password, isSet: false },
    }),
  },
});
WithoutPassword.test('offers to set one first', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Set up' }));
  await userEvent.click(canvas.getByRole('button', { name: 'Set up: Login password' }));
  await expect(onPassword).toHaveBeenCalledTimes(2);
});
export const Locked = meta.story({
  ...wide,
  args: {
    overview: asyncOf<SecurityOverview>({
      ...sampleOverview,
      transactionPassword: { isSet: true, triesLeft: 0, lockedUntil: '2025-11-22T07:38:00.000Z' },
    }),
  },
});
Locked.test('says until when', async ({ canvas }) => {
  await expect(canvas.getByText(/Locked until/)).toBeVisible();
});
export const Paused = meta.story({
  ...wide,
  args: {
    overview: asyncOf<SecurityOverview>({ ...sampleOverview, moneyPausedUntil: '2025-11-22T07:38:00.000Z' }),
  },
});
export const Loading = meta.story({
  ...wide,
  args: {
    overview: asyncOf(),
    history: { ...args.history, signIns: asyncOf() },
  },
});
export const Failed = meta.story({
  ...wide,
  args: {
    overview: asyncOf(undefined, 'failed'),
    history: { ...args.history, signIns: asyncOf(undefined, 'failed') },
  },
});
Failed.test('can be tried again', async ({ canvas, userEvent, args: given }) => {
  const [first] = canvas.getAllByRole('button', { name: 'Try again' });
  if (first) await userEvent.click(first);
  await expect(given.overview.retry).toHaveBeenCalled();
});
export const Offline = meta.story({
  ...wide,
  args: {
    overview: asyncOf(sampleOverview, 'offline'),
    history: { ...args.history, signIns: asyncOf({ list: sampleSignIns }, 'offline') },
  },
});
