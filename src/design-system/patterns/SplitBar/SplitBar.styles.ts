import { media } from '#theme/media';
import { textStyle } from '#theme/mixins';
import { part as makePart, type PartRule } from '#theme/part';
import { vars } from '#theme/vars';

const { color, space } = vars;

const colours = {
  background: 'var(--_bg)',
  '--_bg': color.chart[1],
  '&[data-part="1"]': { '--_bg': color.chart[3] },
  '&[data-part="2"]': { '--_bg': color.chart[2] },
  '&[data-part="3"]': { '--_bg': color.chart[4] },
  '&[data-part="4"]': { '--_bg': color.chart[5] },
  '&[data-part="5"]': { '--_bg': color.chart[6] },
  [media.forcedColors]: { border: '1px solid CanvasText' },
} satisfies PartRule;

export const root = makePart({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[25] });
export const bar = makePart({ display: 'flex', gap: `calc(${space[1]} - 1px)`, blockSize: space[25] });
export const part = makePart({
  ...colours,
  flex: 'var(--_value) 1 0',
  minInlineSize: space[1],
  borderRadius: vars.radius.pill,
});
export const legend = makePart({
  ...textStyle('sm'),
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${space[1]} ${space[4]}`,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  color: color.text.secondary,
  '& > li': { display: 'flex', alignItems: 'center', gap: space[2], minInlineSize: 0 },
});
export const key = makePart({
  ...colours,
  flex: 'none',
  inlineSize: space[25],
  blockSize: space[25],
  borderRadius: vars.radius.xs,
});
export const figure = makePart({
  fontWeight: vars.font.weight.semibold,
  color: color.text.primary,
  fontVariantNumeric: 'tabular-nums lining-nums',
});
