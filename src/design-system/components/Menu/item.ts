import { media } from '#theme/media';
import { textStyle } from '#theme/mixins';
import type { PartRule } from '#theme/part';
import { vars } from '#theme/vars';

/** Row of a menu or of a list of choices. The pointer and the arrow keys move the same highlight. */
export const listItem = {
  ...textStyle('md'),
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[3],
  minBlockSize: vars.space[10],
  paddingBlock: vars.space[2],
  paddingInline: vars.space[3],
  borderRadius: vars.radius.sm,
  background: 'var(--_bg)',
  color: 'var(--_fg)',
  fontWeight: vars.font.weight.medium,
  outline: 'none',
  cursor: 'pointer',
  WebkitTapHighlightColor: 'transparent',
  '--_bg': 'transparent',
  '--_fg': vars.color.text.secondary,
  '--_icon': vars.color.text.muted,
  '&:is([data-focused], [data-hovered], [data-open])': {
    '--_bg': vars.color.surface.hover,
    '--_fg': vars.color.text.primary,
  },
  '&[data-pressed]': { '--_bg': vars.color.surface.pressed },
  '&[data-selected]': {
    '--_bg': vars.color.accent.soft,
    '--_fg': vars.color.text.primary,
    '--_icon': vars.color.accent.text,
    fontWeight: vars.font.weight.semibold,
  },
  '&[data-selected]:is([data-focused], [data-hovered])': { '--_bg': vars.color.accent.softHover },
  '&[data-focus-visible]': { outline: `2px solid ${vars.color.border.focus}`, outlineOffset: '-2px' },
  '&[data-disabled]': {
    '--_bg': 'transparent',
    '--_fg': vars.color.text.disabled,
    '--_icon': vars.color.text.disabled,
    cursor: 'not-allowed',
  },
  [media.belowDesktop]: { minBlockSize: vars.touch.min },
  [media.forcedColors]: {
    '&[data-focused]': { outline: '2px solid Highlight', outlineOffset: '-2px' },
    '&[data-disabled]': { color: 'GrayText' },
  },
} satisfies PartRule;
