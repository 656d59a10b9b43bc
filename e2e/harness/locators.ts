import type { Locator, Page } from 'playwright';

/** Name of a button with a price, in any language; a count such as “1,204” is none. */
export const priceName = /\d[.,]\d\d(?!\d)/;

/** The first price of the page: it opens the book with that outcome in the slip. */
export const firstPrice = (page: Page): Locator =>
  page.getByRole('main').getByRole('button', { name: priceName }).first();

/** What opens the first entry of a list: in a table its heading, on a phone its row. */
export const firstEntry = (page: Page, name: string): Locator =>
  page
    .getByRole('table', { name })
    .getByRole('rowheader')
    .getByRole('button')
    .or(page.getByRole('list', { name }).getByRole('button'))
    .first();
