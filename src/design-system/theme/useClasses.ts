import type { EmotionCache } from '@emotion/cache';
import { __unsafe_useEmotionCache as useEmotionCache } from '@emotion/react';
import type { SerializedStyles } from '@emotion/react';
import { insertStyles } from '@emotion/utils';
import { useInsertionEffect } from 'react';

type Parts = Readonly<Record<string, SerializedStyles>>;
type ClassesOf<P extends Parts> = Readonly<Record<keyof P, string>>;

const known = new WeakMap<EmotionCache, WeakMap<Parts, Readonly<Record<string, string>>>>();
const onPage = new WeakMap<EmotionCache, WeakSet<Parts>>();

function namesOf(cache: EmotionCache, parts: Parts): Readonly<Record<string, string>> {
  const ofCache = known.get(cache) ?? new WeakMap<Parts, Readonly<Record<string, string>>>();
  const there = ofCache.get(parts);
  if (there) return there;
  const names = Object.fromEntries(
    Object.entries(parts).map(([name, styles]) => [name, `${cache.key}-${styles.name}`]),
  );
  known.set(cache, ofCache.set(parts, names));
  return names;
}

function putOnPage(cache: EmotionCache, parts: Parts): void {
  const there = onPage.get(cache) ?? new WeakSet<Parts>();
  onPage.set(cache, there);
  if (there.has(parts)) return;
  for (const styles of Object.values(parts)) insertStyles(cache, styles, true);
  there.add(parts);
}

/**
 * Class names of parts, for what stands on a page by the hundred: an element with a `css` prop is two components
 * more, which took half of the time of a tile. Everything else takes the `css` prop.
 *
 * @param parts made by `part`; keep the object
 */
export function useClasses<P extends Parts>(parts: P): ClassesOf<P> {
  // Null only while rendering on a server, which we do not.
  const cache = (useEmotionCache as () => EmotionCache)();
  useInsertionEffect(() => putOnPage(cache, parts), [cache, parts]);
  return namesOf(cache, parts) as ClassesOf<P>;
}
