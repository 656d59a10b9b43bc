import { defineArea } from '#messages';

/** What buttons and filters of several pages do. */
export const actionMessages = defineArea('common.action', {
  cancel: { id: 'ds.common.cancel', text: 'Cancel' }, // Button that leaves a dialog without doing anything.
  showMore: { id: 'ds.common.showMore', text: 'Show more' }, // Button that unfolds the rest of a long text or list.
  show: 'Show', // Button that puts filters into effect; also before a choice of what is shown.
  filter: 'Filter', // Button that opens the filters on a phone, and their title.
  clearAll: 'Clear all', // Button that takes every filter away.
  export: 'Export', // Button that saves a list as a file.
  print: 'Print', // Button, and entry of the menu of the export.
  copyLink: 'Copy link', // Button that copies the address of what is shown, with its filters.
  all: 'All', // Filter: every mission, promotion, reward or lottery (feminine where a language has genders).
  everything: 'All', // Filter: every message, announcement or link; picks every number of a row. Neutral where a language has genders.
  send: 'Send', // Button that sends a message.
  sending: 'Sending', // Button while something is being sent.
  claim: 'Claim', // Button that takes a reward.
  continue: 'Continue', // Button that leads to the next step, or on to where one was.
  done: 'Done', // Button that closes a dialog once it has done its work.
  notNow: 'Not now', // Button that puts something off.
});
