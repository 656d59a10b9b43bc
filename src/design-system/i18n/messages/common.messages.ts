import { defineMessages } from 'react-intl';
import type { NoMessageValues, MessageValue } from 'react-intl';

/** What any component may say: actions, states, navigation. */
export const commonMessages = defineMessages<{
  readonly 'common.close': NoMessageValues;
  readonly 'common.dismiss': NoMessageValues;
  readonly 'common.clear': NoMessageValues;
  readonly 'common.remove': NoMessageValues;
  readonly 'common.removeItem': { readonly name: MessageValue };
  readonly 'common.cancel': NoMessageValues;
  readonly 'common.confirm': NoMessageValues;
  readonly 'common.apply': NoMessageValues;
  readonly 'common.retry': NoMessageValues;
  readonly 'common.back': NoMessageValues;
  readonly 'common.loading': NoMessageValues;
  readonly 'common.expand': NoMessageValues;
  readonly 'common.collapse': NoMessageValues;
  readonly 'common.previous': NoMessageValues;
  readonly 'common.next': NoMessageValues;
  readonly 'common.more': NoMessageValues;
  readonly 'common.showMore': NoMessageValues;
  readonly 'common.showLess': NoMessageValues;
  readonly 'common.copy': NoMessageValues;
  readonly 'common.copied': NoMessageValues;
  readonly 'common.copyFailed': NoMessageValues;
  readonly 'common.newTab': NoMessageValues;
  readonly 'status.info': NoMessageValues;
  readonly 'status.success': NoMessageValues;
  readonly 'status.warning': NoMessageValues;
  readonly 'status.error': NoMessageValues;
  readonly 'empty.title': NoMessageValues;
  readonly 'error.title': NoMessageValues;
  readonly 'image.failed': NoMessageValues;
  readonly 'nav.main': NoMessageValues;
  readonly 'nav.skip': NoMessageValues;
  readonly 'nav.openMenu': NoMessageValues;
  readonly 'nav.closeMenu': NoMessageValues;
  readonly 'nav.breadcrumbs': NoMessageValues;
  readonly 'toast.region': { readonly count: number | bigint };
  readonly 'step.done': NoMessageValues;
  readonly 'step.failed': NoMessageValues;
  readonly 'countdown.left': { readonly time: MessageValue };
  readonly 'countdown.ended': NoMessageValues;
}>({
  'common.close': {
    id: 'ds.common.close',
    defaultMessage: 'Close',
    description: 'Button that closes a dialog, drawer, notice or menu.',
  },
  'common.dismiss': {
    id: 'ds.common.dismiss',
    defaultMessage: 'Dismiss',
    description: 'Hidden button at the edges of an open popover; a screen reader uses it to leave.',
  },
  'common.clear': {
    id: 'ds.common.clear',
    defaultMessage: 'Clear',
    description: 'Button that empties a field.',
  },
  'common.remove': {
    id: 'ds.common.remove',
    defaultMessage: 'Remove',
    description: 'Button that takes one item, such as a tag, out of a list.',
  },
  'common.removeItem': {
    id: 'ds.common.removeItem',
    defaultMessage: 'Remove {name}',
    description:
      'Button that takes one named item out of a list. name: what it removes, such as a file name.',
  },
  'common.cancel': {
    id: 'ds.common.cancel',
    defaultMessage: 'Cancel',
    description: 'Button that leaves a dialog without doing anything.',
  },
  'common.confirm': {
    id: 'ds.common.confirm',
    defaultMessage: 'OK',
    description: 'Button that agrees to what a dialog says.',
  },
  'common.apply': {
    id: 'ds.common.apply',
    defaultMessage: 'Apply',
    description: 'Button that puts chosen filters or dates into effect.',
  },
  'common.retry': {
    id: 'ds.common.retry',
    defaultMessage: 'Try again',
    description: 'Button that repeats something that has failed.',
  },
  'common.back': {
    id: 'ds.common.back',
    defaultMessage: 'Back',
    description: 'Button that goes one step or screen back.',
  },
  'common.loading': {
    id: 'ds.common.loading',
    defaultMessage: 'Loading…',
    description: 'Spoken and shown while something is being fetched.',
  },
  'common.expand': {
    id: 'ds.common.expand',
    defaultMessage: 'Expand',
    description: 'Button that opens a row or section.',
  },
  'common.collapse': {
    id: 'ds.common.collapse',
    defaultMessage: 'Collapse',
    description: 'Button that closes an opened row or section.',
  },
  'common.previous': {
    id: 'ds.common.previous',
    defaultMessage: 'Previous',
    description: 'Button to the previous page of a calendar.',
  },
  'common.next': {
    id: 'ds.common.next',
    defaultMessage: 'Next',
    description: 'Button to the next page of a calendar.',
  },
  'common.more': {
    id: 'ds.common.more',
    defaultMessage: 'More',
    description: 'Opens the remaining entries of a menu that is too long to show.',
  },
  'common.showMore': {
    id: 'ds.common.showMore',
    defaultMessage: 'Show more',
    description: 'Button that unfolds the rest of a long text or list.',
  },
  'common.showLess': {
    id: 'ds.common.showLess',
    defaultMessage: 'Show less',
    description: 'Button that folds a long text or list again.',
  },
  'common.copy': {
    id: 'ds.common.copy',
    defaultMessage: 'Copy',
    description: 'Button that copies a value to the clipboard.',
  },
  'common.copied': {
    id: 'ds.common.copied',
    defaultMessage: 'Copied',
    description: 'Spoken and shown after a value has been copied.',
  },
  'common.copyFailed': {
    id: 'ds.common.copyFailed',
    defaultMessage: 'Copying did not work. Select the text and copy it.',
    description: 'Shown when the browser refuses access to the clipboard.',
  },
  'common.newTab': {
    id: 'ds.common.newTab',
    defaultMessage: 'Opens in a new tab',
    description: 'Spoken after the text of a link that opens a new tab.',
  },
  'status.info': {
    id: 'ds.status.info',
    defaultMessage: 'Information',
    description: 'Spoken before a neutral notice, in place of its icon.',
  },
  'status.success': {
    id: 'ds.status.success',
    defaultMessage: 'Success',
    description: 'Spoken before a notice of something that worked, in place of its icon.',
  },
  'status.warning': {
    id: 'ds.status.warning',
    defaultMessage: 'Warning',
    description: 'Spoken before a notice that asks for care, in place of its icon.',
  },
  'status.error': {
    id: 'ds.status.error',
    defaultMessage: 'Error',
    description: 'Spoken before a notice of something that failed, in place of its icon.',
  },
  'empty.title': {
    id: 'ds.empty.title',
    defaultMessage: 'Nothing here yet',
    description: 'Title of a list or page without content.',
  },
  'error.title': {
    id: 'ds.error.title',
    defaultMessage: 'Something went wrong',
    description: 'Title of an area that could not be shown.',
  },
  'image.failed': {
    id: 'ds.image.failed',
    defaultMessage: 'Picture not available',
    description: 'Stands in for a picture that could not be loaded.',
  },
  'nav.main': {
    id: 'ds.nav.main',
    defaultMessage: 'Main navigation',
    description: 'Name of the site’s main navigation for screen readers.',
  },
  'nav.skip': {
    id: 'ds.nav.skip',
    defaultMessage: 'Skip to content',
    description: 'First link of the page: jumps over the header with the keyboard.',
  },
  'nav.openMenu': {
    id: 'ds.nav.openMenu',
    defaultMessage: 'Open menu',
    description: 'Button that opens the menu on a phone.',
  },
  'nav.closeMenu': {
    id: 'ds.nav.closeMenu',
    defaultMessage: 'Close menu',
    description: 'Button that closes the menu on a phone.',
  },
  'nav.breadcrumbs': {
    id: 'ds.nav.breadcrumbs',
    defaultMessage: 'Breadcrumbs',
    description: 'Name of the trail of links that shows where the page is.',
  },
  'toast.region': {
    id: 'ds.toast.region',
    defaultMessage: '{count, plural, one {# notification} other {# notifications}}',
    description: 'Name of the area that holds the notices on screen. count: how many there are.',
  },
  'step.done': {
    id: 'ds.step.done',
    defaultMessage: 'Completed',
    description: 'Spoken after the name of a finished step.',
  },
  'step.failed': {
    id: 'ds.step.failed',
    defaultMessage: 'Failed',
    description:
      'Spoken after the name of the step at which a process came to a bad end, such as a rejected withdrawal.',
  },
  'countdown.left': {
    id: 'ds.countdown.left',
    defaultMessage: '{time} left',
    description: 'Time until something ends. time: a formatted duration such as 01:59.',
  },
  'countdown.ended': {
    id: 'ds.countdown.ended',
    defaultMessage: 'Ended',
    description: 'Takes the place of a countdown that has run out.',
  },
});
