/**
 * What a page that is drawn on the server asks of the browser elsewhere. Set before a page is drawn; pages are drawn one
 * after the other.
 */
export const serverRequest = {
  /** Origin of the site. */
  origin: '',
  userAgent: '',
};
