import { css, keyframes, type SerializedStyles } from '@emotion/react';
import type { Properties, Property } from 'csstype';

/**
 * The styles of one DOM part: CSS properties, custom properties (`--_bg`), and nested rules whose key starts with
 * `&` (a state or a variant) or `@` (a media, container or supports query).
 */
export interface PartRule extends Omit<Properties<string | number>, 'textAlign'> {
  /** A list holds the names that browsers have for one value. */
  textAlign?: Property.TextAlign | readonly Property.TextAlign[];
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
