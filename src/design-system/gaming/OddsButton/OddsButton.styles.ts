import { media } from '#theme/media';
import { controlBox, focusRing, tabularNumbers, textStyle, truncate, visuallyHidden } from '#theme/mixins';
import { part } from '#theme/part';
import { vars } from '#theme/vars';

// Hooks: --odds-button-bg, --odds-button-bg-selected.

const { color, space } = vars;

export const root = part({
  ...controlBox,
  ...textStyle('sm'),
  ...focusRing,
  '--_bg': `var(--odds-button-bg, ${color.surface.hover})`,
  '--_fg': color.text.primary,
  '--_quiet': color.text.secondary,
  '--_price': 'inherit',
  position: 'relative',
  flex: '1 1 0',
  // A price that does not fit beside its outcome goes below it; 44 px hold both lines.
  flexWrap: 'wrap',
  alignContent: 'center',
  justifyContent: 'space-between',
  columnGap: space[2],
  rowGap: 0,
  minInlineSize: 0,
  minBlockSize: vars.touch.min,
  paddingBlock: space[1],
  paddingInline: space[25],
  borderRadius: vars.radius.sm,
  '&[data-hovered]': { '--_bg': color.surface.pressed },
  '&[data-drift="up"]': {
    '--_price': color.money.up,
    '--_drift': color.money.up,
    boxShadow: 'inset 0 2px 0 var(--_drift)',
  },
  '&[data-drift="down"]': {
    '--_price': color.money.down,
    '--_drift': color.money.down,
    boxShadow: 'inset 0 -2px 0 var(--_drift)',
  },
  '&[data-selected]': {
    '--_bg': `var(--odds-button-bg-selected, ${color.accent.solid})`,
    '--_fg': color.text.onAccent,
    '--_quiet': 'inherit',
    '--_price': 'inherit',
    // On the accent red does not read: the sign alone says it.
    '--odds-negative': 'currentColor',
    '--_drift': 'currentColor',
    '&[data-hovered]': { '--_bg': color.accent.hover },
  },
  '&[data-disabled]': {
    '--_fg': color.text.disabled,
    '--_quiet': color.text.disabled,
    cursor: 'not-allowed',
  },
  [media.forcedColors]: {
    ...controlBox[media.forcedColors],
    '&[data-selected]': { forcedColorAdjust: 'none', background: 'Highlight', color: 'HighlightText' },
  },
});

export const outcome = part({
  ...textStyle('xs'),
  ...truncate,
  position: 'relative',
  maxInlineSize: '100%',
  color: 'var(--_quiet)',
});

export const price = part({
  ...tabularNumbers,
  ...textStyle('md'),
  position: 'relative',
  marginInlineStart: 'auto',
  // Figures run from left to right in every language, and still stand at the far end of their line.
  '&:dir(rtl)': { marginInlineStart: 0, marginInlineEnd: 'auto' },
  fontWeight: vars.font.weight.semibold,
  color: 'var(--_price)',
  '&:is([data-disabled] > *)::after': { content: '"–"' },
});

/** A triangle in the corner towards which the price has moved. */
export const drift = part({
  position: 'absolute',
  insetInlineEnd: space[1],
  inlineSize: space[2],
  blockSize: space[1],
  background: 'var(--_drift)',
  '&:is([data-drift="up"] > *)': { insetBlockStart: space[1], clipPath: 'polygon(50% 0, 100% 100%, 0 100%)' },
  '&:is([data-drift="down"] > *)': { insetBlockEnd: space[1], clipPath: 'polygon(0 0, 100% 0, 50% 100%)' },
  [media.forcedColors]: { background: 'CanvasText' },
});

export const words = part(visuallyHidden);
