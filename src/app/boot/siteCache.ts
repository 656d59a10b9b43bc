import createCache, { type EmotionCache } from '@emotion/cache';

/** Where the site's styles are written. @param nonce of the page's policy */
export function createSiteCache(nonce?: string): EmotionCache {
  const cache = createCache({ key: 'ds', ...(nonce && { nonce }) });
  // A server writes styles into the head (server/styles.ts), not among elements, where a first child would not be the
  // first: emotion's development build need not warn of it.
  if (import.meta.env.DEV) cache.compat = true;
  return cache;
}
