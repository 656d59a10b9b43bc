import { defineArea } from '#messages';
import { labelMessages } from '../label.messages';

/** What the registration links say. */
export const linkMessages = {
  ...defineArea('agent.links', {
    views: 'Ways to open an account', // Name of the tabs.
    open: 'Open an account', // Tab.
    links: 'Registration links', // Tab and name of the table.
    search: 'Name or code', // Field: filters the links.
    active: 'Active',
    paused: 'Paused',
    link: 'Link',
    opens: 'Opens', // Column: what kind of account a link opens.
    visits: 'Clicks', // Column: browsers that opened the link.
    registered: 'Registrations',
    deposited: 'Deposited',
    activeWeek: 'Bet this week', // Column: accounts that bet in the last seven days.
    ends: 'Ends',
    never: 'Never', // A link without a last day.
    used: '{used, number} of {most, number} used', // used: accounts that were opened; most: accounts that may be.
    rebate: '{rate} rebate', // rate: percentage of slot bets.
    create: 'New link', // Button, and title of its dialog.
    edit: 'Edit',
    editTitle: 'Edit link', // Title of a dialog.
    pause: 'Pause',
    resume: 'Resume',
    share: 'Share',
    save: 'Save the QR code',
    qr: 'QR code of the link {name}', // name: what the agent calls the link.
    address: 'Address',
    made: 'Created {date}', // date: day.
    name: 'Name',
    nameText: 'Only you see it.',
    type: 'The link opens',
    lastDay: 'Last day',
    lastDayText: 'Leave it empty for a link that doesn’t expire.',
    most: 'Registration limit',
    mostText: 'Leave it empty for no limit.',
    rates: 'Rebates of the new accounts',
    submit: 'Create link',
    saveEdit: 'Save',
    emptyTitle: 'No link yet',
    emptyText:
      'People can register below you with a link or its QR code. You’ll see the results of each link.',
    noneTitle: 'No matching links',
    noneText: 'Choose another status, or search for another name.',
    failedTitle: 'Your links could not be loaded',
    failedText: 'They still work. Try again in a moment.',
    missing: 'Enter a name',
  }),
  ended: labelMessages.ended,
  member: labelMessages.member,
  agent: labelMessages.agent,
};
