import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs';
import { expect, fn } from 'storybook/test';
import { Button } from '#ds/Button';
import { blockNavigation } from '#testing/blockNavigation';
import preview from '#.storybook/preview';
import { AccountButton } from './AccountButton';
import { avatarSrc, customAvatarSrc } from './samples';
import { SignedInActions, type SignedInActionsProps } from './SignedInActions';
import { TrialBadge } from './TrialBadge';

const onToggleHidden = fn();
const onRefresh = fn();
const balance = {
  amount: '1248025',
  currency: 'USD',
  isHidden: false,
  isUpdating: false,
  onToggleHidden,
  onRefresh,
};

const args: SignedInActionsProps = {
  balance,
  deposit: (
    <Button size="sm" icon={IconPlus}>
      Deposit
    </Button>
  ),
  messages: { href: '/personal/messageV2', unread: 5 },
  accountMenu: <AccountButton member={{ name: 'Minh Tran', avatarSrc }} />,
};
const meta = preview.meta({ component: SignedInActions, decorators: [blockNavigation], args });

export const Ready = meta.story();
Ready.test('shows two decimals and groups of thousands', async ({ canvas }) => {
  await expect(canvas.getByRole('group', { name: 'Balance' })).toHaveTextContent('$12,480.25');
});
Ready.test('hides and refreshes at a press', async ({ canvas, userEvent }) => {
  onToggleHidden.mockClear();
  onRefresh.mockClear();
  await userEvent.click(canvas.getByRole('button', { name: 'Hide balance' }));
  canvas.getByRole('button', { name: 'Refresh balance' }).focus();
  await userEvent.keyboard('{Enter}');
  await expect(onToggleHidden).toHaveBeenCalledOnce();
  await expect(onRefresh).toHaveBeenCalledOnce();
});
Ready.test('refreshes at a press on the amount', async ({ canvas, userEvent }) => {
  onRefresh.mockClear();
  await userEvent.click(canvas.getByText(/12,480/));
  await expect(onRefresh).toHaveBeenCalledOnce();
});
Ready.test('says how many messages are unread', async ({ canvas }) => {
  await expect(canvas.getByRole('link', { name: 'Messages, 5 unread messages' })).toHaveAttribute(
    'href',
    '/personal/messageV2',
  );
});

export const Hidden = meta.story({ args: { balance: { ...balance, isHidden: true } } });
Hidden.test('shows no digit and offers to show them', async ({ canvas }) => {
  await expect(canvas.getByRole('group', { name: 'Balance' })).not.toHaveTextContent(/\d/);
  await expect(canvas.getByRole('button', { name: 'Show balance' })).toBeVisible();
});

/** The member asked for the balance anew. */
export const Updating = meta.story({ args: { balance: { ...balance, isUpdating: true } } });
Updating.test(
  'says so instead of an old amount, and takes no second press',
  async ({ canvas, userEvent }) => {
    onRefresh.mockClear();
    await expect(canvas.getByRole('status')).toHaveTextContent('Balance updating');
    await userEvent.click(canvas.getByRole('button', { name: 'Refresh balance' }));
    await expect(onRefresh).not.toHaveBeenCalled();
  },
);

/** The first balance has not arrived. */
export const Loading = meta.story({ args: { balance: { ...balance, amount: undefined } } });
Loading.test('shows no amount that it does not know', async ({ canvas }) => {
  await expect(canvas.getByRole('group', { name: 'Balance' })).not.toHaveTextContent(/\d/);
});

/** A trial account, without messages and without a page to put money in. */
export const Restricted = meta.story({
  args: {
    trial: <TrialBadge />,
    deposit: undefined,
    messages: { href: '/personal/messageV2', unread: 0 },
    accountMenu: <AccountButton member={{ name: 'Trial 4821' }} />,
  },
});
Restricted.test('says that the money is trial money', async ({ canvas }) => {
  await expect(canvas.getByText('You are playing with trial money.')).toBeInTheDocument();
  await expect(canvas.getByRole('link', { name: 'Messages' })).toBeVisible();
});

/** The member's own picture, from the platform. */
export const CustomAvatar = meta.story({
  args: { accountMenu: <AccountButton member={{ name: 'Minh Tran', avatarSrc: customAvatarSrc }} /> },
});
/** A picture that cannot be had. */
export const BrokenAvatar = meta.story({
  args: {
    accountMenu: <AccountButton member={{ name: 'Minh Tran', avatarSrc: 'data:image/png;base64,AA' }} />,
  },
});
BrokenAvatar.test('shows the first letters instead', async ({ canvas }) => {
  await expect(await canvas.findByText('MT')).toBeVisible();
});
export const ManyUnread = meta.story({ args: { messages: { href: '/personal/messageV2', unread: 240 } } });
ManyUnread.test('draws 99+ and says the number', async ({ canvas }) => {
  await expect(canvas.getByText('99+')).toBeVisible();
  await expect(canvas.getByRole('link', { name: 'Messages, 240 unread messages' })).toBeVisible();
});
