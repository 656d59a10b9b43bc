import { parseAst } from 'vite';
import { describe, expect, it } from 'vitest';
import { editsOf } from './inlineVars';
import { applyEdits, type Node } from './visit';

const tree = {
  color: { text: { muted: 'var(--color-text-muted)' }, accent: 'var(--color-accent)' },
  space: { 2: 'var(--space-2)', '05': 'var(--space-05)' },
};

const inlined = (code: string): string =>
  applyEdits(code, editsOf(parseAst(code) as unknown as Node, tree)).trim();

const withImport = (code: string): string => inlined(`import { vars } from '#theme/vars';${code}`);

describe('inlineVars', () => {
  it('puts the text of a token where a style names it', () => {
    expect(withImport('x({ color: vars.color.text.muted, gap: vars.space[2] })')).toBe(
      `import { vars } from '#theme/vars';x({ color: "var(--color-text-muted)", gap: "var(--space-2)" })`,
    );
  });

  it('follows names that were taken from the tokens, and drops what took them', () => {
    expect(
      withImport(
        "const { color, space: gap } = vars;const { text } = vars.color;x(text.muted, gap['05'], { color: color.accent })",
      ),
    ).toBe(
      `import { vars } from '#theme/vars';x("var(--color-text-muted)", "var(--space-05)", { color: "var(--color-accent)" })`,
    );
  });

  it('puts a whole branch where the token is only known later', () => {
    expect(withImport('const of = (step) => vars.space[step]')).toBe(
      `import { vars } from '#theme/vars';const of = (step) => ({"2":"var(--space-2)","05":"var(--space-05)"})[step]`,
    );
  });

  it('works inside templates', () => {
    expect(withImport('x(`calc(${vars.space[2]} * 2)`)')).toBe(
      'import { vars } from \'#theme/vars\';x(`calc(${"var(--space-2)"} * 2)`)',
    );
  });

  it.each([
    ['is passed on', 'const { color } = vars;x(color, color.accent)'],
    ['is a shorthand', 'const { color } = vars;x({ color })'],
    ['is chosen from by a variable', 'const { color } = vars;x(color[tone])'],
    [
      'names something else in an inner scope',
      'const { color } = vars;const paint = (color) => color.accent',
    ],
    ['is not a token', 'x(vars.colour.muted)'],
  ])('leaves a name alone that %s', (_, code) => {
    const source = `import { vars } from '#theme/vars';${code}`;
    expect(inlined(source)).toBe(source);
  });

  it('leaves a module alone that does not import the tokens', () => {
    const source = 'const vars = { color: { accent: 1 } };x(vars.color.accent)';
    expect(inlined(source)).toBe(source);
  });
});
