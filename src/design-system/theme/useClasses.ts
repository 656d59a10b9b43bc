import createCache, { type EmotionCache } from '@emotion/cache';
import type { SerializedStyles } from '@emotion/react';
import { createContext, useContext, useInsertionEffect } from 'react';

type Parts = Readonly<Record<string, SerializedStyles>>;
type ClassesOf<P extends Parts> = Readonly<Record<keyof P, string>>;

let standIn: EmotionCache | undefined;
/** Where styles go, see `StyleProvider`. */
export const StyleCacheContext = createContext<EmotionCache | undefined>(undefined);

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

/** The rules of one part, once, and before them those that they name, such as keyframes. */
function insert(cache: EmotionCache, styles: SerializedStyles): void {
  const className = `${cache.key}-${styles.name}`;
  cache.registered[className] ??= styles.styles;
  for (let each: SerializedStyles | undefined = styles; each; each = each.next)
    if (cache.inserted[each.name] === undefined)
      cache.insert(each === styles ? `.${className}` : '', each, cache.sheet, true);
}

function putOnPage(cache: EmotionCache, parts: Parts): void {
  const there = onPage.get(cache) ?? new WeakSet<Parts>();
  onPage.set(cache, there);
  if (there.has(parts)) return;
  for (const styles of Object.values(parts)) insert(cache, styles);
  there.add(parts);
}

/**
 * Class names of parts, for what stands on a page by the hundred: an element with a `css` prop is two components
 * more, which took half of the time of a tile. Everything else takes the `css` prop.
 *
 * @param parts made by `part`; keep the object
 */
export function useClasses<P extends Parts>(parts: P): ClassesOf<P> {
  // Without a provider, as in a test of one component, they have a sheet of their own.
  const cache = useContext(StyleCacheContext) ?? (standIn ??= createCache({ key: 'ds' }));
  // On a server effects do not run, and the page is drawn once.
  if (import.meta.env.SSR) putOnPage(cache, parts);
  useInsertionEffect(() => putOnPage(cache, parts), [cache, parts]);
  return namesOf(cache, parts) as ClassesOf<P>;
}
