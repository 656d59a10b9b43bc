import { media } from '#theme/media';
import { tabularNumbers, textStyle } from '#theme/mixins';
import { part as makePart, type PartRule } from '#theme/part';
import { vars } from '#theme/vars';

const { color, space } = vars;

/** Names and figures take the width that the longest of them needs, so that all bars begin and end below each other. */
export const root = makePart({
  ...textStyle('md'),
  display: 'grid',
  gridTemplateColumns: 'fit-content(42%) minmax(0, 1fr) auto',
  gap: `${space[3]} ${space[4]}`,
  '--_bg': color.accent.line,
  '&[data-tone="highlight"]': { '--_bg': color.highlight.solid },
});
export const row = makePart({
  display: 'grid',
  gridColumn: '1 / -1',
  gridTemplateColumns: 'subgrid',
  alignItems: 'center',
  rowGap: space[1],
});
const inRows = '&:is([data-tone="change"] > li > *)';
export const label = makePart({
  minInlineSize: 0,
  overflowWrap: 'anywhere',
  // Bars to both sides of a zero need the whole width of a phone.
  [media.belowTablet]: { [inRows]: { gridColumn: '1 / 3' } },
});
export const track = makePart({
  overflow: 'hidden',
  blockSize: space[2],
  borderRadius: vars.radius.pill,
  background: color.surface.hover,
  [media.forcedColors]: { border: '1px solid CanvasText' },
  [inRows]: {
    background: `linear-gradient(${color.border.strong}, ${color.border.strong}) center / 1px 100% no-repeat`,
  },
  [media.belowTablet]: { [inRows]: { gridRow: 2, gridColumn: '1 / -1' } },
});
export const fill = makePart({
  display: 'block',
  inlineSize: 'calc(100% * var(--_share))',
  blockSize: '100%',
  borderRadius: 'inherit',
  background: 'var(--_bg)',
  [media.forcedColors]: { background: 'CanvasText' },
  '&:is([data-tone="change"] *)': {
    '--_bg': color.money.up,
    inlineSize: 'calc(50% * var(--_share))',
    minInlineSize: '2px',
    marginInlineStart: '50%',
    borderStartStartRadius: 0,
    borderEndStartRadius: 0,
    '&[data-below]': {
      '--_bg': color.money.down,
      marginInlineStart: 'calc(50% - 50% * var(--_share))',
      borderRadius: 'inherit',
      borderStartEndRadius: 0,
      borderEndEndRadius: 0,
    },
  },
});
export const figure = makePart({
  ...tabularNumbers,
  fontWeight: vars.font.weight.semibold,
  justifySelf: 'end',
  '&:is([data-none] > *)': { color: color.text.muted },
});

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

export const split = makePart({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[25] });
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
  color: color.text.secondary,
  '& > li': { display: 'flex', alignItems: 'center', gap: space[2], minInlineSize: 0 },
  '& b': { color: color.text.primary },
});
export const key = makePart({
  ...colours,
  flex: 'none',
  inlineSize: space[25],
  blockSize: space[25],
  borderRadius: vars.radius.xs,
});
