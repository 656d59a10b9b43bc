import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { checkBrand } from './brandCheck';
import { newBrandTokens } from './newBrand';
import { hexToOklch, oklchToRgb } from './ramp';

const root = fileURLToPath(new URL('..', import.meta.url));
const base = readFileSync(`${root}../brands/aurora/tokens.json`, 'utf8');

const hexOf = (hue: number, chroma: number, l: number): string =>
  `#${oklchToRgb(l, chroma, hue)
    .map((part) => part.toString(16).padStart(2, '0'))
    .join('')}`;

it('knows the hue of a colour', () => {
  for (const hue of [20, 90, 150, 240, 330])
    expect(hexToOklch(hexOf(hue, 0.12, 0.6)).hue).toBeCloseTo(hue, -0.5);
});

it.each(Array.from({ length: 18 }, (_, index) => index * 20))(
  'makes a brand whose every pair can be told apart of hue %i, vivid, dull, light or dark',
  (hue) => {
    for (const [chroma, l] of [
      [0.22, 0.6],
      [0.05, 0.5],
      [0.15, 0.85],
      [0.1, 0.25],
    ] as const) {
      const text = newBrandTokens(root, base, 'Mine', { accent: hexOf(hue, chroma, l) });
      expect(checkBrand(root, text, `${hue} ${chroma}`).problems).toEqual([]);
    }
  },
);

it.each(['#000000', '#ffffff', '#808080', '#ffff00', '#00ff00', '#0000ff', '#ff00ff'])(
  'makes one of the bare colour %s, and of two colours',
  (accent) => {
    for (const second of [undefined, '#ffb938']) {
      const text = newBrandTokens(root, base, 'Mine', { accent, second });
      expect(checkBrand(root, text, accent).problems).toEqual([]);
      expect(text).toContain('"$description": "Mine.');
    }
  },
);
