import { media } from '#theme/media';
import { textStyle, truncate } from '#theme/mixins';
import { part } from '#theme/part';
import { vars } from '#theme/vars';
import { seriesPaint } from './series';

// Hooks: --chart-height.

const { color, space } = vars;
/** Height of what is drawn, and of what holds its place. */
const chartHeight = `var(--chart-height, calc(${space[20]} * 3))`;

export const root = part({ minInlineSize: 0, display: 'grid', gap: space[3] });

export const head = part({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  justifyContent: 'space-between',
  gap: space[2],
  '& > figcaption': { display: 'grid', minInlineSize: 0 },
});

export const heading = part({
  ...textStyle('lg'),
  fontWeight: vars.font.weight.semibold,
  overflowWrap: 'anywhere',
});

export const note = part({ ...textStyle('sm'), color: color.text.muted });

export const legend = part({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: space[4],
  rowGap: space[1],
});

export const legendItem = part({
  ...textStyle('sm'),
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[2],
  minInlineSize: 0,
  color: color.text.secondary,
});

export const swatch = part({
  ...seriesPaint,
  flex: 'none',
  inlineSize: space[6],
  blockSize: space[25],
  '&[data-mark="block"]': { inlineSize: space[25] },
  '& > path': { stroke: 'var(--_paint)', strokeWidth: 2, strokeDasharray: 'var(--_dash)', fill: 'none' },
  '& > rect': { fill: 'var(--_paint)' },
});

export const body = part({
  position: 'relative',
  minInlineSize: 0,
  '&[data-waiting]': { minBlockSize: chartHeight, display: 'grid', alignItems: 'center' },
});

// A time axis runs the same way in every language.
export const plot = part({
  position: 'relative',
  direction: 'ltr',
  blockSize: chartHeight,
  minInlineSize: 0,
});

export const drawing = part({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  overflow: 'visible',
});

export const gridLine = part({
  stroke: color.chart.grid,
  strokeDasharray: '3 4',
  '&[data-zero]': { stroke: color.chart.axis, strokeDasharray: 'none' },
  [media.forcedColors]: { stroke: 'GrayText' },
});

export const tickLabel = part({
  ...textStyle('xs'),
  fill: color.chart.axis,
  textAnchor: 'end',
  dominantBaseline: 'middle',
  unicodeBidi: 'plaintext',
  fontVariantNumeric: 'tabular-nums lining-nums',
  [media.forcedColors]: { fill: 'CanvasText' },
});

export const labels = part({ position: 'absolute', insetInline: 0, insetBlockEnd: 0, blockSize: space[5] });

export const label = part({
  ...textStyle('xs'),
  ...truncate,
  position: 'absolute',
  insetInlineStart: 'calc(var(--_x) * 1px)',
  translate: '-50% 0',
  maxInlineSize: 'calc(var(--_room) * 1px)',
  color: color.chart.axis,
  unicodeBidi: 'plaintext',
});

export const bands = part({
  position: 'absolute',
  insetBlock: 0,
  insetInlineStart: 'calc(var(--_left) * 1px)',
  insetInlineEnd: 0,
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, 1fr)',
});

export const band = part({
  display: 'block',
  blockSize: '100%',
  outline: 'none',
  borderRadius: vars.radius.xs,
  '&[data-active]': { background: `color-mix(in srgb, ${color.chart.axis} 12%, transparent)` },
  '&[data-focus-visible]': { outline: `2px solid ${color.border.focus}`, outlineOffset: '-2px' },
});

export const tip = part({
  ...textStyle('xs'),
  position: 'absolute',
  zIndex: vars.z.sticky,
  insetBlockStart: 0,
  insetInlineStart: 'calc(var(--_x) * 1px)',
  translate: '-50% 0',
  maxInlineSize: `calc(${space[20]} * 3)`,
  padding: space[2],
  borderRadius: vars.radius.sm,
  background: color.surface.overlay,
  boxShadow: `${vars.shadow[3]}, inset 0 0 0 1px ${color.border.default}`,
  color: color.text.primary,
  pointerEvents: 'none',
  '& > span': { display: 'block', fontWeight: vars.font.weight.semibold },
});

export const tipLine = part({
  display: 'flex',
  alignItems: 'center',
  gap: space[2],
  fontVariantNumeric: 'tabular-nums lining-nums',
  '& > :last-child': { marginInlineStart: 'auto' },
});
