import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { brands, testBrand } from '../src/design-system/theme/brands';
import { contrastRatio, measurePairs, mix, resolveColour } from './build/contrast';
import { readTokenSystem, tokensInScope } from './build/resolver';
import { ballHighlight, contrastPairs } from './contrast.pairs';

const root = fileURLToPath(new URL('.', import.meta.url));
const system = readTokenSystem(root);
const scopes = [...system.brands.keys()].flatMap((brand) =>
  [...system.themes.keys()].map((theme) => [brand, theme] as const),
);
const scope = (brand: string, theme: string) =>
  tokensInScope(system, system.brands.get(brand) ?? new Map(), theme);

describe('contrast', () => {
  it('follows WCAG 2.2', () => {
    expect(contrastRatio('#000000', '#ffffff')).toBeCloseTo(21, 10);
    expect(contrastRatio('#777777', '#ffffff')).toBeCloseTo(4.478, 3);
    expect(contrastRatio('#ffffff', '#777777')).toBeCloseTo(4.478, 3);
  });

  it.each(scopes)('holds for every pair of %s %s', (brand, theme) => {
    const short = measurePairs(scope(brand, theme), contrastPairs)
      .filter(({ ratio, need }) => ratio < need)
      .map(
        ({ foreground, background, ratio, need }) =>
          `${foreground.trail[0]} on ${background.trail[0]}: ${ratio.toFixed(2)} < ${need}`,
      );
    expect(short).toEqual([]);
  });

  it('covers the test brand and every brand that ships, dark and light', () => {
    expect(scopes.map((pair) => pair.join(' '))).toEqual(
      [...brands, testBrand].flatMap((brand) => [`${brand} dark`, `${brand} light`]),
    );
  });

  it('measures the pairs and the ratios of the design reference, and no fewer', () => {
    const rows = readFileSync(`${root}fixtures/contrast.md`, 'utf8')
      .split('\n')
      .map((line) => line.split('|').map((cell) => cell.trim()))
      .filter(([, role]) => /^[a-z][\w-]+$/.test(role ?? ''));
    const path = (role = '') => role.replace('-', '.');
    expect(rows.map(([, over, under, need]) => [Number(need), path(over), path(under)])).toEqual(
      contrastPairs,
    );
    const measured = scopes
      .filter(([brand]) => ['aurora', 'lotus', 'solar'].includes(brand))
      .map(([brand, theme]) =>
        measurePairs(scope(brand, theme), contrastPairs).map(({ ratio }) => ratio.toFixed(2)),
      );
    rows.forEach(([, over, under, , ...ratios], row) => {
      expect(
        measured.map((column) => column[row]),
        `${over} on ${under}`,
      ).toEqual(ratios.slice(0, -1));
    });
  });

  it('keeps the numeral of every ball readable, highlight and all', () => {
    const tokens = scope('aurora', 'dark');
    const balls = [...tokens.keys()].filter(
      (path) => path.startsWith('color.ball.') && !path.endsWith('-numeral'),
    );
    expect(balls).toHaveLength(10);
    for (const ball of balls) {
      const fill = resolveColour(tokens, ball).hex;
      const numeral = resolveColour(tokens, `${ball}-numeral`).hex;
      expect(contrastRatio(numeral, fill), ball).toBeGreaterThanOrEqual(4.5);
      expect(
        contrastRatio(numeral, mix(fill, '#ffffff', ballHighlight)),
        `${ball}, lit`,
      ).toBeGreaterThanOrEqual(4.5);
    }
  });
});
