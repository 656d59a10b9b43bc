import { media } from '#theme/media';
import { focusRing, tabularNumbers, textStyle } from '#theme/mixins';
import { part } from '#theme/part';
import { vars } from '#theme/vars';
import { surface } from '../../components/Popover/surface';

export { root as opener } from '../../components/IconButton/IconButton.styles';
export { root } from '../Field/Field.styles';

const { color, space } = vars;

// Hooks: those of the field box · --menu-bg · --menu-radius · --calendar-day-size
export const input = part({
  flex: 1,
  minInlineSize: 0,
  overflow: 'hidden',
  whiteSpace: 'nowrap',
  textAlign: 'start',
});

export const segment = part({
  ...tabularNumbers,
  whiteSpace: 'pre',
  paddingInline: '1px',
  borderRadius: vars.radius.xs,
  outline: 'none',
  caretColor: 'transparent',
  '&[data-type="literal"]': {
    padding: 0,
    color: color.text.muted,
    direction: 'inherit',
    unicodeBidi: 'normal',
  },
  '&[data-placeholder]': { color: color.text.muted },
  '&[data-focused]': { background: color.accent.solid, color: color.text.onAccent },
  '&[data-disabled]': { color: color.text.disabled },
  [media.forcedColors]: { '&[data-focused]': { background: 'Highlight', color: 'HighlightText' } },
});

export const popover = part({ ...surface, inlineSize: 'max-content' });

/** Presets stand beside the days, and above them where there is no room. */
export const panel = part({
  display: 'flex',
  flexDirection: 'column',
  gap: space[3],
  padding: space[3],
  outline: 'none',
  [media.largePhone]: { flexDirection: 'row', padding: space[4], gap: space[4] },
});

export const presets = part({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[1],
  '--_width': `calc(${space[1]} * 36)`,
  maxInlineSize: 'calc(7 * var(--_day))',
  [media.largePhone]: { flexDirection: 'column', flexWrap: 'nowrap', maxInlineSize: 'var(--_width)' },
});

export const box = part({
  '--_day': `var(--calendar-day-size, calc(${space[1]} * 9))`,
  [media.belowDesktop]: { '--_day': `min(${vars.touch.min}, calc((100vw - ${space[10]}) / 7))` },
});

export const head = part({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  marginBlockEnd: space[2],
});

export const heading = part({
  ...textStyle('md'),
  fontWeight: vars.font.weight.semibold,
  textAlign: 'center',
});

export const grid = part({ borderCollapse: 'collapse', '& :is(td, th)': { padding: 0 } });

export const weekday = part({
  ...textStyle('xs'),
  inlineSize: 'var(--_day)',
  blockSize: space[6],
  textAlign: 'center',
  color: color.text.muted,
  fontWeight: vars.font.weight.medium,
});

export const day = part({
  ...textStyle('sm'),
  ...tabularNumbers,
  ...focusRing,
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  // A name of a day may be wider than its days.
  minInlineSize: 'var(--_day)',
  blockSize: 'var(--_day)',
  borderRadius: vars.radius.sm,
  background: 'var(--_bg, transparent)',
  color: `var(--_fg, ${color.text.primary})`,
  cursor: 'pointer',
  WebkitTapHighlightColor: 'transparent',
  '&[data-hovered]': { '--_bg': color.surface.hover },
  '&[data-pressed]': { '--_bg': color.surface.pressed },
  // Today has a mark of its own below the figure, also when another day is chosen.
  '&[data-today]::after': {
    content: '""',
    position: 'absolute',
    insetBlockEnd: space[1],
    inlineSize: space[1],
    blockSize: space[1],
    borderRadius: '50%',
    background: 'currentColor',
  },
  '&[data-selected]': { '--_bg': color.accent.solid, '--_fg': color.text.onAccent },
  '&[data-selected]:is([data-range] *)': {
    '--_bg': color.accent.soft,
    '--_fg': color.accent.text,
    borderRadius: 0,
  },
  '&:is([data-selection-start], [data-selection-end]):is([data-range] *)': {
    '--_bg': color.accent.solid,
    '--_fg': color.text.onAccent,
    borderRadius: vars.radius.sm,
  },
  '&[data-invalid]': { '--_bg': color.negative.soft, '--_fg': color.negative.text },
  '&:is([data-disabled], [data-unavailable])': {
    '--_bg': 'transparent',
    '--_fg': color.text.disabled,
    cursor: 'not-allowed',
  },
  '&[data-unavailable]': { textDecoration: 'line-through' },
  '&[data-outside-month]': { visibility: 'hidden' },
  [media.forcedColors]: {
    forcedColorAdjust: 'none',
    // Stronger than the brand's colours of a range, which are left as they are here.
    '&&&': {
      '--_bg': 'Canvas',
      '--_fg': 'CanvasText',
      '&[data-selected]': { '--_bg': 'Highlight', '--_fg': 'HighlightText' },
      '&:is([data-disabled], [data-unavailable])': { '--_bg': 'Canvas', '--_fg': 'GrayText' },
    },
  },
});
