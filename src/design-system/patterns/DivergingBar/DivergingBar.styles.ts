import { media } from '#theme/media';
import { textStyle } from '#theme/mixins';
import { part } from '#theme/part';
import { steps } from '#theme/steps';
import { vars } from '#theme/vars';

const { color, space } = vars;

/** Figures take the width that the longest of them needs, so that all bars begin and end below each other. */
export const root = part({
  display: 'grid',
  gap: `${space[2]} ${space[3]}`,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  [media.tablet]: { gridTemplateColumns: `${steps(30)} minmax(0, 1fr) auto` },
});

export const row = part({
  ...textStyle('sm'),
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: `${space[1]} ${space[3]}`,
  minBlockSize: steps(9),
  [media.tablet]: { gridColumn: '1 / -1', gridTemplateColumns: 'subgrid' },
});

export const label = part({ minInlineSize: 0, color: color.text.secondary, overflowWrap: 'anywhere' });

export const track = part({
  position: 'relative',
  order: 1,
  gridColumn: '1 / -1',
  blockSize: space[25],
  background: `linear-gradient(${color.border.strong}, ${color.border.strong}) center / 1px 100% no-repeat`,
  [media.tablet]: { order: 0, gridColumn: 'auto' },
});

export const bar = part({
  position: 'absolute',
  insetBlock: 0,
  inlineSize: 'calc(50% * var(--_share))',
  minInlineSize: '2px',
  '&[data-side="up"]': {
    insetInlineStart: '50%',
    borderStartEndRadius: vars.radius.pill,
    borderEndEndRadius: vars.radius.pill,
    background: color.money.up,
  },
  '&[data-side="down"]': {
    insetInlineEnd: '50%',
    borderStartStartRadius: vars.radius.pill,
    borderEndStartRadius: vars.radius.pill,
    background: color.money.down,
  },
  [media.forcedColors]: { background: 'CanvasText' },
});

export const figure = part({
  textAlign: 'end',
  fontWeight: vars.font.weight.semibold,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
});
