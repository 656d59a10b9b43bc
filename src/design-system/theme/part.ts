import { css, keyframes, type SerializedStyles } from '@emotion/react';
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
  return css(rule as Parameters<typeof css>[1]);
}

export { keyframes };
