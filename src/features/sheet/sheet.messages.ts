import { defineArea } from '#messages';

/** What files and printed pages say beside the words of their screens. */
export const sheetMessages = defineArea('center.sheet', {
  total: 'Total', // Before the sums in the last row of a file and of a printed page.
  printed: 'Printed {time}', // Below a printed page. time: when, with its zone.
  carriedTo: 'Carried to page {page}', // Last row of a printed page, before the sums of all rows so far. page: number.
  carriedFrom: 'Carried from page {page}', // First row of a printed page, before the sums of all rows on those before. page: number.
  leftOut:
    'These are the first {shown} of {total} rows. Choose fewer days or another filter to get the others.', // In a file or on paper that does not hold all rows. shown, total: numbers.
  byTimeOnly:
    'Lists of more than {count} rows are sorted by time. Choose a shorter period to sort by another column.', // Below a list, in a file and on paper. count: a number.
  number: 'Number', // Column of a file: by which a payslip or a bet can be told.
  version: 'Version', // Column of a file: number of a contract between two accounts that was changed.
  firstDay: 'First day', // Column of a file: of a period or of a contract.
  lastDay: 'Last day', // Column of a file: of a period or of a contract.
  terms: 'Terms', // Column of a file: everything that a contract says.
});
