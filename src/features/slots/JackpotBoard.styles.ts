import { media } from '#theme/media';
import { textStyle, truncate, truncateName } from '#theme/mixins';
import { part } from '#theme/part';
import { vars } from '#theme/vars';

const { color, space } = vars;

export const root = part({
  display: 'grid',
  gap: space[4],
  gridTemplateColumns: 'minmax(0, 1fr)',
  [media.columns]: {
    gridTemplateColumns: `minmax(0, 1fr) calc(90 * ${space[1]})`,
    alignItems: 'stretch',
  },
});

/** The largest over the whole width, the others below it side by side; a phone has all in a column. */
export const amounts = part({
  display: 'grid',
  gap: space[4],
  margin: 0,
  padding: 0,
  gridTemplateColumns: 'minmax(0, 1fr)',
  [media.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gridTemplateRows: '1fr auto' },
});

export const jackpot = part({
  display: 'grid',
  alignContent: 'center',
  justifyItems: 'start',
  gap: space[1],
  minInlineSize: 0,
  paddingBlock: space[5],
  paddingInline: space[6],
  borderRadius: vars.radius.lg,
  border: `1px solid ${color.border.subtle}`,
  background: color.surface.raised,
  '&[data-level="grand"]': {
    [media.tablet]: { gridColumn: '1 / -1', paddingBlock: space[8] },
    borderColor: color.highlight.soft,
    background: `linear-gradient(100deg, ${color.surface.raised}, ${color.highlight.soft})`,
    '&:dir(rtl)': { background: `linear-gradient(260deg, ${color.surface.raised}, ${color.highlight.soft})` },
  },
  [media.belowTablet]: { padding: space[4] },
});

export const name = part({
  ...textStyle('sm'),
  margin: 0,
  fontWeight: vars.font.weight.medium,
  color: color.text.secondary,
});

export const amount = part({
  ...textStyle('2xl', 'display'),
  fontVariantNumeric: 'tabular-nums lining-nums',
  '&:is([data-level="grand"] > *)': {
    ...textStyle('4xl', 'display'),
    fontVariantNumeric: 'tabular-nums lining-nums',
    [media.belowTablet]: textStyle('3xl', 'display'),
  },
});

export const head = part({
  paddingBlock: space[3],
  paddingInline: space[5],
  borderBlockEnd: `1px solid ${color.border.subtle}`,
  '&& > *': { marginBlockEnd: 0 },
});

export const quiet = part({ ...textStyle('md'), margin: 0, padding: space[5], color: color.text.muted });

export const wins = part({
  margin: 0,
  padding: 0,
  paddingInline: space[5],
  '& > li:not(:first-child)': { borderBlockStart: `1px solid ${color.border.subtle}` },
});

export const win = part({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: space[3],
  paddingBlock: space[2],
});

export const words = part({
  ...textStyle('md'),
  display: 'grid',
  minInlineSize: 0,
  '& b': { ...truncateName, fontWeight: vars.font.weight.medium },
  '& span': { ...truncate, ...textStyle('xs'), color: color.text.muted },
  // Before the time: an account that runs the other way would take it to its own end.
  '& time::before': { content: '" · "' },
});
