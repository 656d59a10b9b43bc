import { describe, expect, it } from 'vitest';
import { media } from './media';
import {
  controlBox,
  fieldFocus,
  focusRing,
  hitArea44,
  tabularNumbers,
  textStyle,
  truncate,
  visuallyHidden,
} from './mixins';
import { part } from './part';
import { vars } from './vars';

describe('part', () => {
  it('serialises a rule once, with custom properties, states, variants and media queries', () => {
    const { styles } = part({
      '--_bg': vars.color.accent.solid,
      background: 'var(--_bg)',
      paddingInline: vars.space[4],
      '&:where([data-size="sm"])': { paddingInline: vars.space[3] },
      '&[data-hovered]': { '--_bg': vars.color.accent.hover },
      [media.desktop]: { '&[data-hovered]': { opacity: 0.5 } },
    });
    expect(styles).toContain('--_bg:var(--color-accent-solid);');
    expect(styles).toContain('&[data-hovered]{--_bg:var(--color-accent-hover);}');
    expect(styles).toContain('@media (min-width: 960px){&[data-hovered]{opacity:0.5;}}');
  });

  it('refuses a misspelt property at any depth, a bad keyword and an unknown variable', () => {
    // @ts-expect-error: no such property
    part({ backgroundColour: 'red' });
    // @ts-expect-error: no such property
    part({ '&[data-hovered]': { paddingInlin: 0 } });
    // @ts-expect-error: no such property
    part({ [media.desktop]: { '&[data-hovered]': { marginn: 0 } } });
    // @ts-expect-error: no such keyword
    part({ position: 'fixd' });
    // @ts-expect-error: a nested rule starts with & or @
    part({ 'div span': { margin: 0 } });
    // @ts-expect-error: no such token
    expect(vars.color.surface.rasied).toBeUndefined();
  });

  it('takes every mixin spread into a rule', () => {
    const { styles } = part({
      ...controlBox,
      ...focusRing,
      ...fieldFocus,
      ...truncate,
      ...tabularNumbers,
      ...textStyle('md'),
      ...hitArea44,
      '&[data-label]': { ...visuallyHidden, ...textStyle('2xl', 'display'), ...textStyle('2xs', 'caps') },
    });
    expect(styles).toContain('font-size:calc(var(--font-size-md) * var(--type-size-factor));');
    expect(styles).toContain('text-transform:var(--type-caps);');
    expect(styles).toContain('outline:2px solid Highlight;');
  });
});
