/** Elements that html of the platform may have. */
export const tags = [
  ...['p', 'br', 'b', 'strong', 'i', 'em', 'u', 'ul', 'ol', 'li', 'span', 'a', 'img', 'h3', 'h4'],
  ...['table', 'thead', 'tbody', 'tr', 'th', 'td', 'blockquote'],
];
export const attributes = ['href', 'src', 'alt', 'title'];

/** A whole https address, or a path of this site: a single slash, so that `//host` and `/\host` do not pass. */
export const safeAddress = /^(?:https:\/\/|\/(?![/\\]))/i;
/** A picture is fetched without a press, and tells its host who reads: only this site's own are. */
export const ownPath = /^\/(?![/\\])/;
/** What browsers drop from an address before they read it. */
export const ignoredInAddress =
  // eslint-disable-next-line no-control-regex -- control characters are what hides an address from a check
  /[\u0000-\u0020\u00a0\u1680\u180e\u2000-\u200f\u2028-\u202f\u205f\u3000\ufeff]/g;

/** All of it, for what cleans html where there is no DOM. */
export const allowedHtml = { tags, attributes, safeAddress, ownPath, ignoredInAddress };
