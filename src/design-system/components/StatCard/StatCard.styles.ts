import { tabularNumbers, textStyle } from '#theme/mixins';
import { part } from '#theme/part';
import { vars } from '#theme/vars';

// Hooks: those of Card.

const { color, space } = vars;

export const root = part({
  display: 'grid',
  gap: '2px',
  paddingBlock: `calc(${space[1]} * 3.5) ${space[3]}`,
  paddingInline: space[4],
});

export const head = part({
  display: 'flex',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: space[2],
});

export const label = part({ ...textStyle('sm'), minInlineSize: 0, color: color.text.muted });

export const delta = part({
  ...textStyle('xs'),
  ...tabularNumbers,
  display: 'inline-flex',
  alignItems: 'center',
  gap: '2px',
  flex: 'none',
  fontWeight: vars.font.weight.semibold,
  color: color.text.muted,
  '&[data-direction="up"]': { color: color.money.up },
  '&[data-direction="down"]': { color: color.money.down },
});

export const foot = part({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-end',
  justifyContent: 'space-between',
  columnGap: space[3],
});

export const figure = part({ ...textStyle('2xl', 'display'), minInlineSize: 0, color: color.text.primary });

export const spark = part({
  flex: 'none',
  // Time runs from left to right in every language.
  direction: 'ltr',
  fill: 'none',
  stroke: color.chart[1],
  strokeWidth: 1.8,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
});
