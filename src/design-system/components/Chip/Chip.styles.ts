import { media } from '#theme/media';
import { controlBox, focusRing, hitArea44, textStyle, truncate } from '#theme/mixins';
import { part } from '#theme/part';
import { vars } from '#theme/vars';

// Hooks: --chip-radius.

export const root = part({
  ...controlBox,
  ...textStyle('sm'),
  ...focusRing,
  '--_line': vars.color.border.default,
  '--_fg': vars.color.text.secondary,
  gap: vars.space[15],
  minBlockSize: `calc(${vars.space[1]} * 9)`,
  maxInlineSize: '100%',
  paddingBlock: 0,
  paddingInline: `calc(${vars.space[1]} * 3.5)`,
  borderRadius: vars.chip.radius,
  fontFamily: 'inherit',
  fontWeight: vars.font.weight.medium,
  whiteSpace: 'nowrap',
  '&[data-hovered]': { '--_bg': vars.color.surface.hover, '--_fg': vars.color.text.primary },
  '&[data-pressed]': { '--_bg': vars.color.surface.pressed },
  '&[data-selected]': {
    '--_bg': vars.color.accent.soft,
    '--_line': vars.color.accent.line,
    '--_fg': vars.color.accent.text,
    fontWeight: vars.font.weight.semibold,
    '&[data-hovered]': { '--_bg': vars.color.accent.softHover },
  },
  '&[data-disabled]': { '--_fg': vars.color.text.disabled, '--_bg': 'transparent', cursor: 'not-allowed' },
  [media.belowDesktop]: hitArea44,
  [media.forcedColors]: {
    ...controlBox[media.forcedColors],
    '&[data-selected]': { outline: '2px solid Highlight' },
  },
});

export const label = part(truncate);

export const group = part({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[2],
  [media.belowDesktop]: {
    flexWrap: 'nowrap',
    overflowX: 'auto',
    scrollbarWidth: 'none',
    // Room for the focus ring, which a scroller clips.
    marginInline: `calc(${vars.layout.gutter} * -1)`,
    paddingInline: vars.layout.gutter,
    marginBlock: `calc(${vars.space[1]} * -1)`,
    paddingBlock: vars.space[1],
  },
});
