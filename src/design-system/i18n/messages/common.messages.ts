import { defineArea } from '#messages';

/** What any component may say: actions, states, navigation. */
export const commonMessages = defineArea('ds', {
  'common.close': 'Close', // Button that closes a dialog, drawer, notice or menu.
  'common.dismiss': 'Dismiss', // Hidden button at the edges of an open popover; a screen reader uses it to leave.
  'common.remove': 'Remove', // Button that takes one item, such as a tag, out of a list.
  'common.removeItem': 'Remove {name}', // Button that takes one named item out of a list. name: what it removes, such as a file name.
  'common.cancel': 'Cancel', // Button that leaves a dialog without doing anything.
  'common.retry': 'Try again', // Button that repeats something that has failed.
  'common.refresh': 'Refresh', // Button that asks for newer figures.
  'common.back': 'Back', // Button that goes one step or screen back.
  'common.loading': 'Loading…', // Spoken and shown while something is being fetched.
  'common.expand': 'Expand', // Button that opens a row or section.
  'common.collapse': 'Collapse', // Button that closes an opened row or section.
  'common.previous': 'Previous', // Button to the previous page of a calendar.
  'common.next': 'Next', // Button to the next page of a calendar.
  'common.more': 'More', // Opens the remaining entries of a menu that is too long to show.
  'common.showMore': 'Show more', // Button that unfolds the rest of a long text or list.
  'common.copy': 'Copy', // Button that copies a value to the clipboard.
  'common.copied': 'Copied', // Spoken and shown after a value has been copied.
  'common.copyFailed': 'Copying did not work. Select the text and copy it.', // Shown when the browser refuses access to the clipboard.
  'status.info': 'Information', // Spoken before a neutral notice, in place of its icon.
  'status.success': 'Success', // Spoken before a notice of something that worked, in place of its icon.
  'status.warning': 'Warning', // Spoken before a notice that asks for care, in place of its icon.
  'status.error': 'Error', // Spoken before a notice of something that failed, in place of its icon.
  'empty.title': 'Nothing here yet', // Title of a list or page without content.
  'error.title': 'Something went wrong', // Title of an area that could not be shown.
  'image.failed': 'Picture not available', // Stands in for a picture that could not be loaded.
  'nav.skip': 'Skip to content', // First link of the page: jumps over the header with the keyboard.
  'nav.openMenu': 'Open menu', // Button that opens the menu on a phone.
  'nav.breadcrumbs': 'Breadcrumbs', // Name of the trail of links that shows where the page is.
  'toast.region': '{count, plural, one {# notification} other {# notifications}}', // Name of the area that holds the notices on screen. count: how many there are.
  'step.done': 'Completed', // Spoken after the name of a finished step.
  'step.failed': 'Failed', // Spoken after the name of the step at which a process came to a bad end, such as a rejected withdrawal.
  'countdown.ended': 'Ended', // Takes the place of a countdown that has run out.
});
