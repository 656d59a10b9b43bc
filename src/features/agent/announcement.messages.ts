import { defineArea } from '#messages';

/** What the announcements to agents say. */
export const announcementMessages = defineArea('agent.announcements', {
  unread: 'Unread',
  isNew: 'New', // Badge of an announcement that was not read yet.
  readAll: 'Mark all as read',
  open: 'Read', // Button that shows the whole announcement.
  openOf: 'Read: {title}', // title: of the announcement.
  close: 'Show less',
  closeOf: 'Show less: {title}', // title: of the announcement.
  emptyTitle: 'Nothing new',
  emptyText: 'Updates for agents appear here: contracts, payments and your team.',
  failedTitle: 'Announcements could not be loaded',
  failedText: 'Try again in a moment.',
});
