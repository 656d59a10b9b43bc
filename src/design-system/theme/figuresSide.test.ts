import { expect, it } from 'vitest';

const files = import.meta.glob<Record<string, unknown>>('../../**/*.styles.ts', { eager: true });

const parts = Object.entries(files).flatMap(([path, exported]) =>
  Object.entries(exported).flatMap(([name, part]) =>
    typeof part === 'object' && part !== null && 'styles' in part
      ? [{ name: `${path.replace(/.*\//, '')} ${name}`, styles: String(part.styles) }]
      : [],
  ),
);

/** One side of a line alone. */
const side = /(?:margin|padding|border|inset)-inline-(?:start|end)|inset-inline:(?:auto [^;]|[^;]+ auto)/
  .source;
const one = new RegExp(side);
const mirrored = new RegExp(String.raw`&:dir\(rtl\)\{[^}]*(?:${side})`);

/** A rule within another, with what is in it. */
const nested = /[^;{}]+\{((?:[^{}]|\{[^{}]*\})*)\}/g;

/** Whether what runs left to right on every page is put at a side that no rule for pages from the right turns. */
function isAstray(rule: string): boolean {
  const direction = rule
    .replaceAll(nested, '')
    .match(/(?<!-)direction:\w+/g)
    ?.at(-1);
  return direction === 'direction:ltr' && one.test(rule) && !mirrored.test(rule);
}

it('figures, which run left to right on every page, stand at the side of their page and not of their own direction', () => {
  const astray = parts.filter(({ styles }) =>
    [styles, ...[...styles.matchAll(nested)].map(([, rule = '']) => rule)].some(isAstray),
  );
  expect(parts.length).toBeGreaterThan(1000);
  expect(astray.map(({ name }) => name)).toEqual([]);
});
