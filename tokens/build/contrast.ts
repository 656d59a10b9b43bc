import type { ContrastPair } from '../contrast.pairs';
import { readColour } from './cssValue';
import { type TokenSet, TokenFault, aliasOf } from './tokenFile';

const channels = (hex: string): number[] =>
  [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255);

/** Relative luminance of an opaque sRGB hex, as WCAG 2.2 defines it. */
export function luminance(hex: string): number {
  const [r = 0, g = 0, b = 0] = channels(hex).map((c) =>
    c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4,
  );
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

/** WCAG 2.2 contrast ratio of two opaque hexes, from 1 to 21. */
export function contrastRatio(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

/** `hex` with a share of another colour laid over it, in sRGB as browsers blend. */
export function mix(hex: string, over: string, share: number): string {
  const top = channels(over);
  const parts = channels(hex).map((part, index) =>
    Math.round((part * (1 - share) + (top[index] ?? 0) * share) * 255),
  );
  return `#${parts.map((part) => part.toString(16).padStart(2, '0')).join('')}`;
}

/** A role followed to its colour: the tokens on the way, the last of which is the primitive that holds it. */
export interface ResolvedColour {
  trail: string[];
  hex: string;
}

/** Follows the aliases of a token to an opaque colour. @throws TokenFault on a circle, a gap or a wrong value. */
export function resolveColour(tokens: TokenSet, path: string): ResolvedColour {
  const trail: string[] = [];
  for (let at = path; ;) {
    if (trail.includes(at)) throw new TokenFault([`${at} refers to itself: ${[...trail, at].join(' → ')}.`]);
    trail.push(at);
    const token = tokens.get(at);
    if (token === undefined)
      throw new TokenFault([`${trail.at(-2) ?? path} refers to {${at}}, which does not exist.`]);
    const next = aliasOf(token.value);
    if (next === undefined) return { trail, hex: readColour(token.value).hex };
    at = next;
  }
}

/** A pair as measured in one scope. */
export interface MeasuredPair {
  need: number;
  foreground: ResolvedColour;
  background: ResolvedColour;
  ratio: number;
}

/** Measures pairs in one scope (`tokensInScope`). */
export function measurePairs(tokens: TokenSet, pairs: readonly ContrastPair[]): MeasuredPair[] {
  return pairs.map(([need, over, under]) => {
    const foreground = resolveColour(tokens, `color.${over}`);
    const background = resolveColour(tokens, `color.${under}`);
    return { need, foreground, background, ratio: contrastRatio(foreground.hex, background.hex) };
  });
}
