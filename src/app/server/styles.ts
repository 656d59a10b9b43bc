import createCache, { type EmotionCache } from '@emotion/cache';

/** Collects the styles of one page instead of writing them between its elements. */
export function createServerCache(): EmotionCache {
  const cache = createCache({ key: 'ds' });
  cache.compat = true;
  return cache;
}

/** The rules that a page used, in the order in which they were first needed. */
export const collectRules = (cache: EmotionCache): string =>
  Object.values(cache.inserted)
    .filter((rule) => typeof rule === 'string')
    .join('');

const entities: Readonly<Record<string, string>> = {
  '&quot;': '"',
  '&#x27;': "'",
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
};

/**
 * Turns `style` attributes, which the page's policy forbids, into rules of its style sheet.
 * @returns the same html with `data-place` in their stead, and the rules
 */
export function moveInlineStyles(html: string): { html: string; rules: string } {
  const places = new Map<string, string>();
  // React escapes both signs in text and in attributes: what stands between them is a tag.
  const moved = html.replace(/<[a-z][^<>]*>/g, (tag) =>
    tag.replace(/ style="([^"]*)"/, (_, escaped: string) => {
      const declarations = escaped.replace(/&(?:quot|#x27|amp|lt|gt);/g, (entity) => entities[entity] ?? '');
      // Nothing that could end the rule or the sheet, or fetch something of another site.
      if (/[{}<>\\@]|url\((?!"\/\w[\w/.-]*"\))/i.test(declarations)) return '';
      const place = places.get(declarations) ?? `p${places.size}`;
      places.set(declarations, place);
      return ` data-place="${place}"`;
    }),
  );
  const rules = [...places].map(([declarations, place]) => `[data-place=${place}]{${declarations}}`).join('');
  return { html: moved, rules };
}
