import { tabularNumbers, textStyle } from '#theme/mixins';
import { part } from '#theme/part';
import { vars } from '#theme/vars';

// Hooks: those of Card.

const { color, space } = vars;

export const root = part({
  position: 'relative',
  isolation: 'isolate',
  containerType: 'inline-size',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '2px',
  paddingBlock: `calc(${space[1]} * 3.5) ${space[3]}`,
  paddingInline: space[4],
});

export const head = part({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: `0 ${space[2]}`,
});

/** Takes lines; a word is broken only when it is longer than the card: the change goes below before that. */
export const label = part({
  ...textStyle('sm'),
  flex: '1 1 min-content',
  minInlineSize: 0,
  overflowWrap: 'break-word',
  color: color.text.muted,
});

/** The link's pseudo-element makes the whole card the link. */
export const wholeCard = part({
  outline: 'none',
  cursor: 'pointer',
  color: 'inherit',
  textDecoration: 'none',
  // Above the figure, whose parts are positioned.
  '&::after': {
    content: '""',
    position: 'absolute',
    inset: 0,
    zIndex: vars.z.sticky,
    borderRadius: vars.radius.md,
  },
  '&[data-hovered]': { color: color.text.primary },
  '&[data-focus-visible]::after': {
    outline: `2px solid ${color.border.focus}`,
    outlineOffset: `calc(-1 * ${space[1]})`,
  },
});

export const delta = part({
  ...textStyle('xs'),
  ...tabularNumbers,
  display: 'inline-flex',
  alignItems: 'center',
  gap: '2px',
  flex: 'none',
  marginInlineStart: 'auto',
  '&:dir(rtl)': { marginInlineStart: 0, marginInlineEnd: 'auto' },
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

const figureText = textStyle('2xl', 'display');
/** In a narrow card, such as one of two on a phone, a long amount is written smaller and not cut off. */
export const figure = part({
  ...figureText,
  fontSize: `min(${figureText.fontSize}, 13cqi)`,
  '&:has([data-long])': { fontSize: `min(${figureText.fontSize}, 10cqi)` },
  // On one line as long as it can still be read at a glance.
  '&:has(wbr)': {
    fontSize: `clamp(${textStyle('md').fontSize}, 8cqi, ${figureText.fontSize})`,
    lineHeight: 1.4,
  },
  minInlineSize: 0,
  color: color.text.primary,
});

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
