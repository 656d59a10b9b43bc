import { defineArea } from '#messages';

/** What the page of messages says. */
export const messageMessages = defineArea('messages', {
  boxes: 'Mailboxes', // Name of the switch between platform messages and internal mail.
  platform: 'Platform', // Messages that the platform writes.
  mail: 'Mail', // Internal mail between people.
  show: 'Which messages', // Name of the filter.
  unread: 'Unread',
  readAll: 'Mark all as read',
  list: 'Messages',
  unreadOne: 'Unread message', // Read out before the title of a message that is not read yet.
  loadMore: 'Show older messages',
  back: 'Back to the list', // On a phone.
  markUnread: 'Mark as unread',
  remove: 'Delete',
  removed: 'Message deleted',
  undo: 'Undo',
  open: 'Go to the page', // Button below a message about money that leads to the deposit or withdrawal.
  choose: 'Choose a message to read it here',
  emptyTitle: 'No messages',
  emptyText: 'Messages from us appear here.',
  emptyUnread: 'You have read everything',
  emptyMail: 'No mail',
  showAll: 'Show all messages',
  failedTitle: 'The messages could not be loaded',
  failedText: 'They are safe. Try again in a moment.',
  loading: 'Loading the message',
});
