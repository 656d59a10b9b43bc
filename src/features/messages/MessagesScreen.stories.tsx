import { expect, fn } from 'storybook/test';
import type { MessageSummary } from '#contract';
import { pagesOf } from '#testing/asyncOf';
import { pageFrame, phone, wide } from '#testing/Frame';
import preview from '#.storybook/preview';
import { MessagesScreen, type MessagesScreenProps } from './MessagesScreen';

const summary = (id: string, change: Partial<MessageSummary>): MessageSummary => ({
  id,
  category: 'news',
  title: 'Tables at Aurelle are serviced',
  preview: 'On 24 November from 03:00 to 05:00.',
  at: '2025-11-17T08:00:00.000Z',
  isRead: true,
  ...change,
});

const items: readonly MessageSummary[] = [
  summary('1', {
    category: 'withdrawal',
    title: 'Withdrawal of $2,000.00 sent to your account',
    preview: 'Tell us by 16:10 whether it arrived.',
    at: '2025-11-21T08:10:00.000Z',
    isRead: false,
  }),
  summary('2', {
    category: 'deposit',
    title: 'Deposit of $500.37 credited',
    preview: 'Your payment AU7Q44KD has arrived.',
    at: '2025-11-21T07:24:00.000Z',
    isRead: false,
  }),
  summary('3', {
    category: 'security',
    title: 'Signed in from a new device',
    preview: 'A browser in Da Nang. If that was not you, tell us at once.',
    at: '2025-11-18T07:24:00.000Z',
  }),
  summary('4', { category: 'service' }),
  summary('5', {
    category: 'limit',
    title: 'Your new deposit limit is in force',
    preview: '$5,000.00 a week.',
  }),
];

const args: MessagesScreenProps = {
  box: 'platform',
  onBoxChange: fn(),
  isUnreadOnly: false,
  onUnreadOnlyChange: fn(),
  unread: { platform: 2, mail: 1 },
  list: pagesOf(items),
  open: undefined,
  onOpen: fn(),
  onClose: fn(),
  onMarkAllRead: fn(),
  onMarkUnread: fn(),
  onRemove: fn(),
};
const open: MessagesScreenProps['open'] = {
  status: 'ready',
  id: '1',
  message: {
    ...(items[0] as MessageSummary),
    box: 'platform',
    body: '<p>We sent <b>$2,000.00</b> to Northline Bank •••• 8831 at 15:10. It usually arrives within 25 minutes.</p><p>Tell us on the withdrawal page whether it arrived.</p>',
    href: '/personal/withdraw',
  },
};
const none: readonly MessageSummary[] = [];
const meta = preview.meta({ component: MessagesScreen, args, decorators: [pageFrame] });

export const Ready = meta.story({ ...wide, tags: ['matrix'], args: { open } });
Ready.test('opens a message, switches the box and the filter', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: /Deposit of \$500.37/ }));
  await expect(args.onOpen).toHaveBeenCalledWith('2');
  await userEvent.click(canvas.getByRole('radio', { name: /Mail/ }));
  await expect(args.onBoxChange).toHaveBeenCalledWith('mail');
  await userEvent.click(canvas.getByRole('radio', { name: 'Unread' }));
  await expect(args.onUnreadOnlyChange).toHaveBeenCalledWith(true);
});
Ready.test('marks and deletes what is open, by keyboard', async ({ canvas, userEvent }) => {
  canvas.getByRole('button', { name: 'Mark as unread' }).focus();
  await userEvent.keyboard('{Enter}');
  await expect(args.onMarkUnread).toHaveBeenCalledWith('1');
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  await expect(args.onRemove).toHaveBeenCalledWith('1');
  await userEvent.click(canvas.getByRole('button', { name: 'Mark all as read' }));
  await expect(args.onMarkAllRead).toHaveBeenCalledOnce();
});
Ready.test('says which messages are not read yet', async ({ canvas }) => {
  await expect(canvas.getByRole('button', { name: /^Unread message Withdrawal/ })).toBeVisible();
  await expect(canvas.getByRole('link', { name: 'Go to the page' })).toHaveAttribute(
    'href',
    '/personal/withdraw',
  );
});

export const Phone = meta.story({ ...phone, tags: ['matrix'] });
export const PhoneOpen = meta.story({ ...phone, args: { open } });
PhoneOpen.test('leads back to the list', async ({ canvas, userEvent }) => {
  await expect(canvas.queryByRole('list', { name: 'Messages' })).toBeNull();
  await userEvent.click(canvas.getByRole('button', { name: 'Back to the list' }));
  await expect(args.onClose).toHaveBeenCalledOnce();
});
export const Deleted = meta.story({ ...wide, args: { onUndo: fn() } });
Deleted.test('can be taken back', async ({ canvas, userEvent, args: { onUndo } }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Undo' }));
  await expect(onUndo).toHaveBeenCalledOnce();
});
export const Loading = meta.story({
  ...wide,
  args: { list: pagesOf(), open: { status: 'loading', id: '1' } },
});
export const Empty = meta.story({
  ...wide,
  args: { list: pagesOf(none, 'empty'), unread: { platform: 0, mail: 0 } },
});
export const AllRead = meta.story({ ...wide, args: { list: pagesOf(none, 'empty'), isUnreadOnly: true } });
export const Failed = meta.story({ ...wide, args: { list: pagesOf(undefined, 'failed') } });
Failed.test('can be tried again', async ({ canvas, userEvent, args: given }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
  await expect(given.list.retry).toHaveBeenCalledOnce();
});
export const Offline = meta.story({
  ...wide,
  args: { list: { ...pagesOf(items, 'offline'), loadedAt: Date.UTC(2025, 10, 21, 7, 38) } },
});
