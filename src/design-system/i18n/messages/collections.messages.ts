import { defineMessages } from 'react-intl';
import type { NoMessageValues, MessageValue } from 'react-intl';

/** What tables, lists, carousels and charts say. */
export const collectionMessages = defineMessages<{
  readonly 'table.empty': NoMessageValues;
  readonly 'table.rowCount': { readonly count: number | bigint };
  readonly 'table.showDetails': NoMessageValues;
  readonly 'table.hideDetails': NoMessageValues;
  readonly 'table.actions': NoMessageValues;
  readonly 'pagination.label': NoMessageValues;
  readonly 'pagination.page': { readonly page: MessageValue };
  readonly 'pagination.pageOf': { readonly page: MessageValue; readonly total: MessageValue };
  readonly 'pagination.previous': NoMessageValues;
  readonly 'pagination.next': NoMessageValues;
  readonly 'pagination.first': NoMessageValues;
  readonly 'pagination.last': NoMessageValues;
  readonly 'pagination.pageSize': NoMessageValues;
  readonly 'list.loadingMore': NoMessageValues;
  readonly 'list.end': NoMessageValues;
  readonly 'carousel.role': NoMessageValues;
  readonly 'carousel.slideRole': NoMessageValues;
  readonly 'carousel.slideOf': { readonly position: MessageValue; readonly total: MessageValue };
  readonly 'carousel.goTo': { readonly position: MessageValue };
  readonly 'carousel.previous': NoMessageValues;
  readonly 'carousel.next': NoMessageValues;
  readonly 'motion.pause': NoMessageValues;
  readonly 'motion.play': NoMessageValues;
  readonly 'chart.showTable': NoMessageValues;
  readonly 'chart.showChart': NoMessageValues;
  readonly 'chart.total': NoMessageValues;
  readonly 'qr.alt': { readonly content: MessageValue };
}>({
  'table.empty': {
    id: 'ds.table.empty',
    defaultMessage: 'No entries',
    description: 'Shown in a table without rows.',
  },
  'table.rowCount': {
    id: 'ds.table.rowCount',
    defaultMessage: '{count, plural, one {# row} other {# rows}}',
    description: 'Size of a table. count: rows in all.',
  },
  'table.showDetails': {
    id: 'ds.table.showDetails',
    defaultMessage: 'Show details',
    description: 'Button that opens the details of a table row.',
  },
  'table.hideDetails': {
    id: 'ds.table.hideDetails',
    defaultMessage: 'Hide details',
    description: 'Button that closes the details of a table row.',
  },
  'table.actions': {
    id: 'ds.table.actions',
    defaultMessage: 'Actions',
    description: 'Heading of the column of buttons in a table.',
  },
  'pagination.label': {
    id: 'ds.pagination.label',
    defaultMessage: 'Pages',
    description: 'Name of the row of page links under a list.',
  },
  'pagination.page': {
    id: 'ds.pagination.page',
    defaultMessage: 'Page {page}',
    description: 'Name of the link to one page.',
  },
  'pagination.pageOf': {
    id: 'ds.pagination.pageOf',
    defaultMessage: 'Page {page} of {total}',
    description: 'Where the reader is in a list of pages.',
  },
  'pagination.previous': {
    id: 'ds.pagination.previous',
    defaultMessage: 'Previous page',
    description: 'Link to the page before.',
  },
  'pagination.next': {
    id: 'ds.pagination.next',
    defaultMessage: 'Next page',
    description: 'Link to the page after.',
  },
  'pagination.first': {
    id: 'ds.pagination.first',
    defaultMessage: 'First page',
    description: 'Link to the first page.',
  },
  'pagination.last': {
    id: 'ds.pagination.last',
    defaultMessage: 'Last page',
    description: 'Link to the last page.',
  },
  'pagination.pageSize': {
    id: 'ds.pagination.pageSize',
    defaultMessage: 'Rows per page',
    description: 'Label of the choice of how many rows a page shows.',
  },
  'list.loadingMore': {
    id: 'ds.list.loadingMore',
    defaultMessage: 'Loading more…',
    description: 'Spoken and shown while further entries of a list are fetched.',
  },
  'list.end': {
    id: 'ds.list.end',
    defaultMessage: 'End of the list',
    description: 'Spoken when the last entries of a long list have been loaded.',
  },
  'carousel.role': {
    id: 'ds.carousel.role',
    defaultMessage: 'carousel',
    description: 'Spoken as the kind of widget after the name of a rotating row of banners.',
  },
  'carousel.slideRole': {
    id: 'ds.carousel.slideRole',
    defaultMessage: 'slide',
    description: 'Spoken as the kind of widget after the name of one banner.',
  },
  'carousel.slideOf': {
    id: 'ds.carousel.slideOf',
    defaultMessage: 'Slide {position} of {total}',
    description: 'Name of one banner of a carousel.',
  },
  'carousel.goTo': {
    id: 'ds.carousel.goTo',
    defaultMessage: 'Go to slide {position}',
    description: 'Button that jumps to one banner of a carousel.',
  },
  'carousel.previous': {
    id: 'ds.carousel.previous',
    defaultMessage: 'Previous slide',
    description: 'Button of a carousel.',
  },
  'carousel.next': {
    id: 'ds.carousel.next',
    defaultMessage: 'Next slide',
    description: 'Button of a carousel.',
  },
  'motion.pause': {
    id: 'ds.motion.pause',
    defaultMessage: 'Pause',
    description: 'Button that stops the movement of a carousel or moving line of text.',
  },
  'motion.play': {
    id: 'ds.motion.play',
    defaultMessage: 'Play',
    description: 'Button that lets a carousel or moving line of text move again.',
  },
  'chart.showTable': {
    id: 'ds.chart.showTable',
    defaultMessage: 'Show as table',
    description: 'Button that replaces a chart by a table of its numbers.',
  },
  'chart.showChart': {
    id: 'ds.chart.showChart',
    defaultMessage: 'Show as chart',
    description: 'Button that replaces the table of numbers by its chart.',
  },
  'chart.total': {
    id: 'ds.chart.total',
    defaultMessage: 'Total',
    description: 'The whole of a donut chart and the last row of its table.',
  },
  'qr.alt': {
    id: 'ds.qr.alt',
    defaultMessage: 'QR code: {content}',
    description: 'Alternative text of a QR code. content: what it leads to.',
  },
});
