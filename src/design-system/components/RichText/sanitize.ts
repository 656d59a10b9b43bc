import DOMPurify from 'dompurify';
import { attributes, ignoredInAddress, ownPath, safeAddress, tags } from './allowed';

/** A server has no DOM: html is shown by the browser alone. */
export const cleansOnServers = false;

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
