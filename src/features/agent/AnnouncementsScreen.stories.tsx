import { expect, fn, within } from 'storybook/test';
import type { AgentAnnouncement } from '#contract';
import { asyncOf } from '#testing/asyncOf';
import { pageFrame, phone, wide } from '#testing/Frame';
import preview from '#.storybook/preview';
import { AnnouncementsScreen, type AnnouncementsScreenProps } from './AnnouncementsScreen';

const announcement = (id: string, title: string, lead: string, isRead: boolean): AgentAnnouncement => ({
  id,
  title,
  lead,
  language: 'en',
  updatedAt: '2025-11-20T00:00:00Z',
  publishedAt: '2025-11-20T00:00:00Z',
  sections: [
    { title: '', html: '<p>It begins on Monday. Nothing has to be done for it.</p>' },
    { title: 'What stays', html: '<p>Rates do not change. Open slips are paid in full.</p>' },
  ],
  isRead,
});
const announcements = [
  announcement('slips', 'Real-time commission now settles every 5 minutes', 'From Monday on.', true),
  announcement('banks', 'Bank transfers are slow on Sunday', 'One bank works on its system.', false),
  announcement('links', 'Registration links can end by themselves', 'Set a date or a number.', true),
];
const args: AnnouncementsScreenProps = {
  announcements: asyncOf(announcements),
  isUnreadOnly: false,
  onUnreadOnlyChange: fn(),
  onRead: fn(),
  langOf: () => undefined,
};
const meta = preview.meta({ component: AnnouncementsScreen, args, decorators: [pageFrame] });

export const Ready = meta.story({ ...wide, tags: ['matrix', 'snapshot'] });
Ready.test(
  'shows the newest one whole, and the others when they are opened',
  async ({ canvas, userEvent, args: given }) => {
    await expect(canvas.getAllByText(/Rates do not change/)).toHaveLength(1);
    await userEvent.click(canvas.getByRole('button', { name: 'Read: Bank transfers are slow on Sunday' }));
    await expect(canvas.getAllByText(/Rates do not change/)).toHaveLength(2);
    await expect(given.onRead).toHaveBeenCalledWith(['banks']);
    await userEvent.click(canvas.getByRole('button', { name: /^Show less: Real-time/ }));
    await expect(canvas.getAllByText(/Rates do not change/)).toHaveLength(1);
  },
);
Ready.test('marks all that are left as read', async ({ canvas, userEvent, args: given }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Mark all as read' }));
  await expect(given.onRead).toHaveBeenCalledWith(['banks']);
  await userEvent.click(canvas.getByRole('radio', { name: 'Unread' }));
  await expect(given.onUnreadOnlyChange).toHaveBeenCalledWith(true);
});

export const Unread = meta.story({ ...wide, args: { isUnreadOnly: true } });
Unread.test('leaves out what was read', async ({ canvas }) => {
  const items = canvas.getAllByRole('listitem');
  await expect(items).toHaveLength(1);
  await expect(within(items[0] as HTMLElement).getByText('New')).toBeVisible();
});

export const AllRead = meta.story({
  ...wide,
  args: {
    isUnreadOnly: true,
    announcements: asyncOf(announcements.map((each) => ({ ...each, isRead: true }))),
  },
});
AllRead.test('says that nothing is new', async ({ canvas }) => {
  await expect(canvas.getByText('Nothing new')).toBeVisible();
  await expect(canvas.getByRole('button', { name: 'Mark all as read' })).toBeDisabled();
});

export const OtherLanguage = meta.story({
  ...wide,
  args: { langOf: () => ({ lang: 'fr', dir: 'ltr' as const }) },
});
OtherLanguage.test('says which language the words are in', async ({ canvas }) => {
  await expect(canvas.getAllByRole('heading', { level: 2 })[0]).toHaveAttribute('lang', 'fr');
});

export const Loading = meta.story({ ...wide, args: { announcements: asyncOf() } });

export const Failed = meta.story({ ...wide, args: { announcements: asyncOf(undefined, 'failed') } });
Failed.test('asks again', async ({ canvas, userEvent, args: given }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
  await expect(given.announcements.retry).toHaveBeenCalledOnce();
});

export const Phone = meta.story({ ...phone });
