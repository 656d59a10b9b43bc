import { defineMessages } from 'react-intl';

/** What the popup announcement says beside the operator's own words. */
export const popupMessages = defineMessages({
  close: {
    id: 'shell.popup.close',
    defaultMessage: 'Got it',
    description: 'Closes the announcement that popped up; it does not come back for this visit.',
  },
  all: {
    id: 'shell.popup.all',
    defaultMessage: 'All notices',
    description: 'Leads from the announcement that popped up to the page of all notices.',
  },
});
