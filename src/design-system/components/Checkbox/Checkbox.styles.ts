import { media } from '#theme/media';
import { textStyle } from '#theme/mixins';
import { part } from '#theme/part';
import { vars } from '#theme/vars';

// Hooks: --checkbox-bg-selected · --checkbox-border · --checkbox-mark
export const root = part({ display: 'flex', flexDirection: 'column', gap: vars.space[1], minInlineSize: 0 });

export const control = part({
  ...textStyle('sm'),
  position: 'relative',
  display: 'flex',
  alignItems: 'flex-start',
  gap: vars.space[25],
  color: vars.color.text.secondary,
  cursor: 'pointer',
  WebkitTapHighlightColor: 'transparent',
  [media.belowDesktop]: {
    minBlockSize: vars.touch.min,
    paddingBlock: vars.space[3],
  },
  '--_bg': 'transparent',
  '--_line': `var(--checkbox-border, ${vars.color.border.strong})`,
  '--_ring': 'transparent',
  '&[data-hovered]': { '--_line': vars.color.accent.line },
  '&[data-invalid]': { '--_line': vars.color.negative.line },
  '&:is([data-selected], [data-indeterminate])': {
    '--_bg': `var(--checkbox-bg-selected, ${vars.color.accent.line})`,
    '--_line': 'transparent',
  },
  '&[data-focus-visible]': { '--_ring': vars.color.border.focus },
  '&[data-disabled]': {
    '--_bg': vars.color.surface.hover,
    '--_line': vars.color.border.default,
    color: vars.color.text.disabled,
    cursor: 'not-allowed',
  },
});

export const mark = part({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  inlineSize: vars.space[5],
  blockSize: vars.space[5],
  marginBlock: `calc((1lh - ${vars.space[5]}) / 2)`,
  borderRadius: `min(${vars.radius.xs}, ${vars.space[15]})`,
  background: 'var(--_bg)',
  boxShadow: 'inset 0 0 0 1.5px var(--_line)',
  outline: '2px solid var(--_ring)',
  outlineOffset: '2px',
  color: `var(--checkbox-mark, ${vars.color.surface.canvas})`,
  transitionProperty: 'background-color, box-shadow',
  transitionDuration: vars.motion.fast,
  [media.forcedColors]: { border: '1px solid FieldText' },
});

export const texts = part({
  display: 'grid',
  gap: vars.space[1],
  paddingInlineStart: `calc(${vars.space[5]} + ${vars.space[25]})`,
  '&:empty': { display: 'none' },
});
