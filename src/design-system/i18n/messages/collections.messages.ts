import { defineArea } from '#messages';

/** What tables, lists, carousels and charts say. */
export const collectionMessages = defineArea('ds', {
  'pagination.label': 'Pages', // Name of the row of page links under a list.
  'pagination.page': 'Page {page}', // Name of the link to one page.
  'pagination.pageOf': 'Page {page} of {total}', // Where the reader is in a list of pages.
  'pagination.previous': 'Previous page', // Link to the page before.
  'pagination.next': 'Next page', // Link to the page after.
  'list.loadingMore': 'Loading more…', // Spoken and shown while further entries of a list are fetched.
  'list.end': 'End of the list', // Spoken when the last entries of a long list have been loaded.
  'carousel.role': 'carousel', // Spoken as the kind of widget after the name of a rotating row of banners.
  'carousel.slideRole': 'slide', // Spoken as the kind of widget after the name of one banner.
  'carousel.slideOf': 'Slide {position} of {total}', // Name of one banner of a carousel.
  'carousel.goTo': 'Go to slide {position}', // Button that jumps to one banner of a carousel.
  'carousel.previous': 'Previous slide', // Button of a carousel.
  'carousel.next': 'Next slide', // Button of a carousel.
  'motion.pause': 'Pause', // Button that stops the movement of a carousel or moving line of text.
  'motion.play': 'Play', // Button that lets a carousel or moving line of text move again.
  'chart.showTable': 'Show as table', // Button that replaces a chart by a table of its numbers.
  'chart.showChart': 'Show as chart', // Button that replaces the table of numbers by its chart.
  'qr.alt': 'QR code: {content}', // Alternative text of a QR code. content: what it leads to.
});
