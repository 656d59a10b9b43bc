import { media } from '#theme/media';
import { focusRing, hitArea44, tabularNumbers, textStyle } from '#theme/mixins';
import { part } from '#theme/part';
import { vars } from '#theme/vars';

export { root } from '../../patterns/Field/Field.styles';

const { color, space } = vars;
/** Half a thumb: the track ends this far from the edges, so that a thumb at an end stays inside. */
const half = space[3];

// Hooks: --slider-track-bg · --slider-fill-bg · --slider-thumb-bg
export const head = part({
  display: 'flex',
  alignItems: 'baseline',
  justifyContent: 'flex-end',
  gap: space[3],
  // The value runs from left to right in every language: its own margin would be on the wrong side in some.
  '& > :not(:last-child)': { marginInlineEnd: 'auto' },
});

export const output = part({
  ...textStyle('sm'),
  ...tabularNumbers,
  fontWeight: vars.font.weight.semibold,
});

export const track = part({
  marginInline: half,
  blockSize: space[6],
  cursor: 'pointer',
  '--_bg': `var(--slider-track-bg, ${color.border.strong})`,
  '--_fill': `var(--slider-fill-bg, ${color.accent.line})`,
  '&::before': {
    content: '""',
    position: 'absolute',
    insetBlock: `calc((100% - ${space[1]}) / 2)`,
    insetInline: `calc(-1 * ${half})`,
    borderRadius: vars.radius.pill,
    background: 'var(--_bg)',
  },
  '&[data-disabled]': {
    '--_bg': color.border.default,
    '--_fill': color.border.default,
    cursor: 'not-allowed',
  },
  [media.belowDesktop]: { blockSize: vars.touch.min },
  [media.forcedColors]: { '&::before': { background: 'CanvasText' } },
});

export const fill = part({
  // react-aria gives it the height of the track, in its style attribute.
  maxBlockSize: space[1],
  insetBlockStart: `calc((100% - ${space[1]}) / 2)`,
  borderRadius: vars.radius.pill,
  background: 'var(--_fill)',
  // From the edge, where the track begins; of a range this lies under its first thumb.
  '&::before': {
    content: '""',
    position: 'absolute',
    insetBlock: 0,
    insetInlineStart: `calc(-1 * ${half})`,
    inlineSize: `calc(2 * ${half})`,
    borderRadius: 'inherit',
    background: 'inherit',
  },
  [media.forcedColors]: { background: 'Highlight' },
});

export const thumb = part({
  ...focusRing,
  ...hitArea44,
  // react-aria centres it on its value; the mixin above would put it back into the flow.
  position: 'absolute',
  insetBlockStart: '50%',
  inlineSize: space[6],
  blockSize: space[6],
  borderRadius: '50%',
  border: '2px solid var(--_fill)',
  background: `var(--slider-thumb-bg, ${color.surface.raised})`,
  cursor: 'grab',
  transitionProperty: 'box-shadow, background-color',
  transitionDuration: vars.motion.fast,
  '&[data-hovered]': { boxShadow: `0 0 0 ${space[1]} ${color.accent.soft}` },
  '&[data-dragging]': { cursor: 'grabbing', boxShadow: `0 0 0 ${space[15]} ${color.accent.soft}` },
  '&[data-disabled]': { boxShadow: 'none', cursor: 'not-allowed' },
  [media.forcedColors]: { borderColor: 'ButtonText', background: 'Canvas' },
});

// A group cannot be disabled to assistive technology, so its words stay readable while its thumbs do not move.
export const help = part({ ...textStyle('xs'), color: color.text.muted, overflowWrap: 'anywhere' });

export const marks = part({
  ...textStyle('xs'),
  position: 'relative',
  marginInline: half,
  blockSize: '1lh',
  color: color.text.muted,
});

export const mark = part({
  ...tabularNumbers,
  // Where the page's own line begins is where the slider does.
  direction: 'inherit',
  position: 'absolute',
  insetInlineStart: 'var(--_at)',
  transform: 'translateX(-50%)',
  '&:dir(rtl)': { transform: 'translateX(50%)' },
  '&:where([data-edge="start"])': { insetInlineStart: `calc(-1 * ${half})` },
  '&:where([data-edge="end"])': { insetInlineStart: 'auto', insetInlineEnd: `calc(-1 * ${half})` },
  '&[data-edge]': { transform: 'none' },
});
