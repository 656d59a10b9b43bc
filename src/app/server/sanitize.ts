import sanitizeHtml from 'sanitize-html';
import { allowedHtml } from '#ds/RichText';

export const cleansOnServers = true;

const isSafe = (pattern: RegExp, address: string): boolean =>
  pattern.test(address.replace(allowedHtml.ignoredInAddress, ''));

/** What `sanitize` does, where there is no DOM; takes its place in the pages that a server draws. */
export function sanitize(html: string): string {
  // Read here and not above: the component that this is made for may still be on its way.
  const { attributes, ownPath, safeAddress, tags } = allowedHtml;
  return sanitizeHtml(html, {
    allowedTags: tags,
    allowedAttributes: { '*': attributes },
    // Addresses are checked below, by the browser's patterns.
    allowedSchemes: ['https'],
    allowProtocolRelative: false,
    disallowedTagsMode: 'discard',
    transformTags: {
      '*': (tagName, attribs) => ({
        tagName,
        attribs: {
          ...Object.fromEntries(
            Object.entries(attribs).filter(
              ([name, value]) =>
                (name !== 'href' || isSafe(safeAddress, value)) && (name !== 'src' || isSafe(ownPath, value)),
            ),
          ),
          // A picture that nobody described is read out by its address otherwise.
          ...(tagName === 'img' && { alt: attribs['alt'] ?? '' }),
        },
      }),
    },
    exclusiveFilter: ({ tag, attribs }) => tag === 'img' && !attribs['src'],
  });
}
