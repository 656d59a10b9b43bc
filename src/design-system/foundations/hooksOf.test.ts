import { describe, expect, it } from 'vitest';
import { part } from '#theme/part';
import { vars } from '#theme/vars';
import { hooksOf } from './hooksOf';

const styles = import.meta.glob<Record<string, unknown>>('../{components,gaming,patterns}/*/*.styles.ts', {
  eager: true,
});
const sources = import.meta.glob<string>('../{components,gaming,patterns}/*/*.styles.ts', {
  eager: true,
  query: '?raw',
  import: 'default',
});

const tokens = import.meta.glob<object>('../../../tokens/component/component.tokens.json', {
  eager: true,
  import: 'default',
});
const groups = Object.values(tokens).flatMap((file) => Object.keys(file));

describe('hooksOf', () => {
  it('finds what a brand may set for one component, in parts and in rules', () => {
    const root = part({
      color: vars.color.text.muted,
      '--_bg': vars.button.primaryBg,
      '&:hover': { background: 'var(--card-glow, var(--_bg))', inlineSize: 'var(--trigger-width)' },
    });
    const rule = { padding: `calc(${vars.space[4]} * var(--tile-ratio, 1))` };
    expect(hooksOf([{ root, rule, make: () => rule }], ['button', 'tile'])).toEqual([
      '--button-primary-bg',
      '--card-glow',
      '--tile-ratio',
    ]);
  });

  it.each(Object.entries(sources).filter(([, source]) => source.includes('// Hooks:')))(
    'knows every hook that %s names in full',
    (path, source) => {
      const heading = /\/\/ Hooks:.*(?:\n\/\/.*)*/.exec(source)?.[0] ?? '';
      const named = [...heading.matchAll(/--[a-z][\w-]*/g)].map(([name]) => name);
      const folder = path.slice(0, path.lastIndexOf('/') + 1);
      const own = Object.entries(styles).filter(([other]) => other.startsWith(folder));
      expect(
        hooksOf(
          own.map(([, module]) => module),
          groups,
        ),
      ).toEqual(expect.arrayContaining(named));
    },
  );
});
