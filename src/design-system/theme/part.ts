import type { EmotionCache } from '@emotion/cache';
import { css, keyframes } from '@emotion/react';
import type { SerializedStyles } from '@emotion/react';
import { insertStyles } from '@emotion/utils';
import type { Properties } from 'csstype';

/**
 * The styles of one DOM part: CSS properties, custom properties (`--_bg`), and nested rules whose key starts with
 * `&` (a state or a variant) or `@` (a media, container or supports query).
 */
export interface PartRule extends Properties<string | number> {
  [customProperty: `--${string}`]: string | number;
  [selector: `&${string}`]: PartRule;
  [atRule: `@${string}`]: PartRule;
}

/**
 * Serialises the styles of one DOM part once, at module load, for the `css` prop.
 *
 * Emotion's own object type lets a misspelt property through; `PartRule` does not, at any depth.
 */
export function part(rule: PartRule): SerializedStyles {
  const styles = css(rule as Parameters<typeof css>[1]);
  made.push(styles);
  return styles;
}

const made: SerializedStyles[] = [];

/**
 * Puts the styles of every part that was made since the last call on the page. Each component does so for itself when
 * it is first drawn; doing it ahead, once code was fetched for what may be opened next, takes the new rules, and the look
 * at the whole page that they cost the browser, out of the time between the press and the answer.
 */
export function primeStyles(cache: EmotionCache): void {
  for (const styles of made.splice(0)) insertStyles(cache, styles, true);
}

/** Milliseconds of work between two chances for the page to do something else. */
const slice = 4;

/** The same in tasks of a few milliseconds, for the time in which a page waits for its words. */
export function primeStylesByAndBy(cache: EmotionCache): void {
  const end = performance.now() + slice;
  while (performance.now() < end) {
    const styles = made.shift();
    if (!styles) return;
    insertStyles(cache, styles, true);
  }
  setTimeout(primeStylesByAndBy, 0, cache);
}

export { keyframes };
