import { media } from '#theme/media';
import { controlBox, focusRing, textStyle } from '#theme/mixins';
import { part } from '#theme/part';
import { vars } from '#theme/vars';

const { color, space } = vars;

export const list = part({
  ...textStyle('sm'),
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[1],
});

export const item = part({
  ...controlBox,
  ...focusRing,
  '--_fg': color.text.secondary,
  minInlineSize: space[8],
  minBlockSize: space[8],
  paddingInline: space[15],
  borderRadius: vars.radius.sm,
  fontWeight: vars.font.weight.medium,
  fontVariantNumeric: 'tabular-nums lining-nums',
  '&[data-hovered]': { '--_bg': color.surface.hover, '--_fg': color.text.primary },
  '&[data-pressed]': { '--_bg': color.surface.pressed },
  '&[aria-current]': {
    '--_bg': color.accent.soft,
    '--_fg': color.accent.text,
    fontWeight: vars.font.weight.semibold,
  },
  '&[data-disabled]': { '--_fg': color.text.disabled, cursor: 'not-allowed' },
  [media.belowDesktop]: {
    minInlineSize: vars.touch.min,
    minBlockSize: vars.touch.min,
    '&:is(li:not(:first-of-type, :last-of-type) > *)': { paddingInline: space[1] },
  },
  [media.forcedColors]: {
    ...controlBox[media.forcedColors],
    '&[aria-current]': { borderColor: 'Highlight', color: 'Highlight' },
  },
});

export const gap = part({
  inlineSize: space[6],
  textAlign: 'center',
  color: color.text.muted,
  [media.belowDesktop]: { inlineSize: space[3] },
});
