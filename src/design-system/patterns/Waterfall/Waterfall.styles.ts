import { media } from '#theme/media';
import { tabularNumbers, textStyle } from '#theme/mixins';
import { part } from '#theme/part';
import { steps } from '#theme/steps';
import { vars } from '#theme/vars';

// Hooks: --waterfall-height.

const { color, space } = vars;

export const root = part({
  display: 'grid',
  gap: space[3],
  [media.desktop]: {
    position: 'relative',
    gridAutoFlow: 'column',
    gridAutoColumns: 'minmax(0, 1fr)',
    gridTemplateRows: `var(--waterfall-height, ${steps(60)}) auto`,
    columnGap: 0,
    paddingBlockStart: space[8],
  },
});

export const step = part({
  display: 'grid',
  gap: space[1],
  minInlineSize: 0,
  '--_paint': color.chart[1],
  '&[data-kind="loss"]': { '--_paint': color.chart[4] },
  '&[data-kind="sum"]': { '--_paint': color.chart[3], fontWeight: vars.font.weight.semibold },
  [media.forcedColors]: { '&[data-kind]': { '--_paint': 'CanvasText' } },
  [media.desktop]: { gridRow: '1 / 3', gridTemplateRows: 'subgrid', rowGap: space[2] },
});

export const label = part({
  ...textStyle('xs'),
  color: color.text.secondary,
  overflowWrap: 'anywhere',
  '&:is([data-kind="sum"] > *)': { color: color.text.primary },
  [media.desktop]: { gridRow: 2, textAlign: 'center', paddingInline: space[1] },
});

/** Lying: the figure stands behind the bar. Standing: above it, with a line at zero and one on to the next step. */
export const track = part({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: space[3],
  [media.desktop]: {
    display: 'block',
    position: 'relative',
    gridRow: 1,
    '&::before': {
      content: '""',
      position: 'absolute',
      insetInline: 0,
      insetBlockEnd: 'calc(var(--_zero) * 100%)',
      borderBlockEnd: `1px solid ${color.border.strong}`,
    },
    '&::after': {
      content: '""',
      position: 'absolute',
      insetInlineStart: '82%',
      inlineSize: '36%',
      insetBlockEnd: 'calc(var(--_end) * 100%)',
      borderBlockEnd: `1px dotted ${color.chart.axis}`,
    },
    '&:is([data-kind="sum"] > *)::after': { display: 'none' },
  },
});

export const bar = part({
  background: 'var(--_paint)',
  borderRadius: vars.radius.xs,
  blockSize: space[25],
  marginInlineStart: 'calc(var(--_start) * 100%)',
  inlineSize: 'calc(var(--_size) * 100%)',
  minInlineSize: '2px',
  '&[data-empty]': { background: color.border.strong },
  [media.desktop]: {
    position: 'absolute',
    margin: 0,
    minInlineSize: 0,
    insetInline: '18%',
    inlineSize: 'auto',
    insetBlockEnd: 'calc(var(--_start) * 100%)',
    blockSize: 'calc(var(--_size) * 100%)',
    minBlockSize: '2px',
  },
});

export const figure = part({
  ...textStyle('xs'),
  ...tabularNumbers,
  fontWeight: vars.font.weight.semibold,
  minInlineSize: steps(24),
  textAlign: 'end',
  [media.desktop]: {
    position: 'absolute',
    insetInline: 0,
    insetBlockEnd: `calc((var(--_start) + var(--_size)) * 100% + ${space[1]})`,
    minInlineSize: 0,
    textAlign: 'center',
  },
});
