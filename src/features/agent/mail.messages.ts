import { defineArea } from '#messages';

/** What writing to the team says. */
export const mailMessages = defineArea('agent.mail', {
  open: 'Write a message', // Button: to the team, or in the details of a direct downline.
  title: 'Message to the team',
  titleOne: 'Message to {account}', // account: account name of a direct downline.
  to: 'To', // Names the choice of who gets it.
  direct: 'Direct downlines',
  agents: 'All agents',
  members: 'All members',
  quiet: 'Inactive accounts',
  quietText: 'No bet for seven days',
  team: 'Everyone on the team',
  accounts: '{count, plural, =0 {Nobody} one {# account} other {# accounts}}', // count: how many accounts it goes to.
  subject: 'Subject',
  text: 'Message',
  textNote: 'Plain text. Direct downlines see your account name; others don’t.',
  textNoteOne: 'Plain text. It arrives in their messages with your account name.',
  missingSubject: 'Enter a subject',
  missingText: 'Enter a message',
  left: '{count, plural, =0 {No more messages today} one {# message left today} other {# messages left today}}', // count: how many can still be sent.
  sent: 'Sent to {count, plural, one {# account} other {# accounts}}.', // count: how many accounts it went to.
  sentOne: 'Sent to {account}.', // account: account name of a direct downline.
  failedTitle: 'Recipients could not be loaded',
  failedText: 'Nothing was sent. Try again in a moment.',
});
