import DOMPurify from 'dompurify';

const tags = [
  ...['p', 'br', 'b', 'strong', 'i', 'em', 'u', 'ul', 'ol', 'li', 'span', 'a', 'img', 'h3', 'h4'],
  ...['table', 'thead', 'tbody', 'tr', 'th', 'td', 'blockquote'],
];
const attributes = ['href', 'src', 'alt', 'title'];

/** A whole https address, or a path of this site: a single slash, so that `//host` and `/\host` do not pass. */
const safeAddress = /^(?:https:\/\/|\/(?![/\\]))/i;
/** A picture is fetched without a press, and tells its host who reads: only this site's own are. */
const ownPath = /^\/(?![/\\])/;
/** What browsers drop from an address before they read it. */
// eslint-disable-next-line no-control-regex -- control characters are what hides an address from a check
const ignoredInAddress = /[\u0000-\u0020\u00a0\u1680\u180e\u2000-\u200f\u2028-\u202f\u205f\u3000\ufeff]/g;

let isReady = false;

/** DOMPurify lets `data:` pictures through whatever its address pattern says, so addresses are checked once more. */
function addGuards(): void {
  DOMPurify.addHook('uponSanitizeAttribute', (_node, data) => {
    const allowed = { href: safeAddress, src: ownPath }[data.attrName];
    if (allowed && !allowed.test(data.attrValue.replace(ignoredInAddress, ''))) data.keepAttr = false;
  });
  DOMPurify.addHook('afterSanitizeAttributes', (node) => {
    if (node.tagName !== 'IMG') return;
    if (!node.hasAttribute('src')) node.remove();
    // A picture that nobody described is read out by its address otherwise.
    else if (!node.hasAttribute('alt')) node.setAttribute('alt', '');
  });
  isReady = true;
}

/**
 * Html of the platform without anything that could run, phone home or restyle the page: text, lists, two headings,
 * tables, links and pictures of this site remain. The only module that may make TrustedHTML; the policy's name is `dompurify`.
 *
 * @param html as it came from outside
 * @returns TrustedHTML where the browser knows it, a plain string elsewhere
 * @throws {Error} without a DOM: nothing is cleaned on a server, so nothing may be shown there either
 */
export function sanitize(html: string): TrustedHTML {
  if (!DOMPurify.isSupported) throw new Error('Html can only be cleaned in a browser.');
  if (!isReady) addGuards();
  return DOMPurify.sanitize(html, {
    ALLOWED_TAGS: tags,
    ALLOWED_ATTR: attributes,
    ALLOW_ARIA_ATTR: false,
    ALLOW_DATA_ATTR: false,
    ALLOWED_URI_REGEXP: safeAddress,
    RETURN_TRUSTED_TYPE: true,
  });
}
