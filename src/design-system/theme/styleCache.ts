import createCache, { type EmotionCache } from '@emotion/cache';

/**
 * Rules of one style sheet. A browser that gets a rule looks again at every element that the rest of its sheet speaks of:
 * in one sheet for all, as Emotion would have it, at the whole page, for each part that is drawn for the first time.
 */
const rulesPerSheet = 50;

/** Where the styles of parts go on a page. `nonce`: of the page's Content-Security-Policy. */
export function createStyleCache({ nonce }: { nonce?: string | undefined } = {}): EmotionCache {
  const cache = createCache({ key: 'ds', ...(nonce ? { nonce } : {}) });
  const { sheet } = cache;
  const insert = sheet.insert.bind(sheet);
  sheet.insert = (rule) => {
    // Emotion opens a sheet when its count is at the start.
    if (sheet.ctr >= rulesPerSheet) sheet.ctr = 0;
    insert(rule);
  };
  return cache;
}
