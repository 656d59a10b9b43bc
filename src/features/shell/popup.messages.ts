import { defineArea } from '#messages';

/** What the popup announcement says beside the operator's own words. */
export const popupMessages = defineArea('shell.popup', {
  close: 'Got it', // Closes the announcement that popped up; it does not come back for this visit.
  all: 'All notices', // Leads from the announcement that popped up to the page of all notices.
});
