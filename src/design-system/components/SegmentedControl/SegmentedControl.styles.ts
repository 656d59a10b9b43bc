import { media } from '#theme/media';
import { controlBox, focusRing, hitArea44, textStyle } from '#theme/mixins';
import { part } from '#theme/part';
import { vars } from '#theme/vars';

const { color, space } = vars;
const inset = `calc(${space[1]} - 1px)`;

export const root = part({
  display: 'inline-flex',
  maxInlineSize: '100%',
  gap: '2px',
  padding: inset,
  boxSizing: 'border-box',
  borderRadius: `calc(${vars.radius.sm} + ${inset})`,
  background: color.surface.sunken,
  boxShadow: `inset 0 0 0 1px ${color.border.subtle}`,
  '&[data-block]': { display: 'flex' },
  [media.forcedColors]: { outline: '1px solid CanvasText' },
});

export const segment = part({
  ...controlBox,
  ...textStyle('sm'),
  ...focusRing,
  '--_fg': color.text.secondary,
  flex: '0 1 auto',
  gap: space[15],
  minInlineSize: 0,
  minBlockSize: `calc(${space[8]} - 2px)`,
  paddingBlock: '2px',
  paddingInline: space[3],
  borderRadius: vars.radius.sm,
  fontWeight: vars.font.weight.medium,
  '&:is([data-block] > *)': { ...textStyle('md'), flex: 1, minBlockSize: `calc(${space[10]} - 2px)` },
  '&[data-hovered]': { '--_fg': color.text.primary },
  '&[data-selected]': {
    '--_bg': color.surface.overlay,
    '--_fg': color.text.primary,
    '--_line': color.border.default,
    fontWeight: vars.font.weight.semibold,
    boxShadow: vars.shadow[1],
  },
  '&[data-disabled]': { '--_fg': color.text.disabled, cursor: 'not-allowed' },
  [media.belowDesktop]: { ...hitArea44, '&:is([data-block] > *)': { minBlockSize: vars.touch.min } },
  [media.forcedColors]: {
    ...controlBox[media.forcedColors],
    '&[data-selected]': { borderColor: 'Highlight', color: 'Highlight' },
  },
});

/** Wraps to a second line before it clips. */
export const label = part({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
  minInlineSize: 0,
  overflowWrap: 'break-word',
});
