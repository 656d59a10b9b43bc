import { media } from '#theme/media';
import { tabularNumbers, textStyle } from '#theme/mixins';
import { part } from '#theme/part';
import { steps } from '#theme/steps';
import { vars } from '#theme/vars';

const { color, space } = vars;

/** On a phone the day stands below the words and the balance below the points. */
export const root = part({
  display: 'grid',
  gridTemplateColumns: `auto minmax(0, 1fr) auto`,
  gridTemplateAreas: '"icon words change" "icon day balance"',
  alignItems: 'center',
  columnGap: space[3],
  paddingBlock: space[25],
  paddingInline: vars.card.pad,
  borderBlockStart: `1px solid ${color.border.subtle}`,
  [media.tablet]: {
    gridTemplateColumns: `minmax(${steps(22)}, auto) auto minmax(0, 1fr) ${steps(24)} minmax(${steps(32)}, auto)`,
    gridTemplateAreas: '"day icon words change balance"',
    columnGap: space[4],
    minBlockSize: steps(14),
  },
});
export const day = part({ ...textStyle('sm'), gridArea: 'day', color: color.text.muted });
export const icon = part({
  gridArea: 'icon',
  display: 'grid',
  placeItems: 'center',
  inlineSize: space[8],
  blockSize: space[8],
  borderRadius: '50%',
  background: color.surface.hover,
  color: color.text.secondary,
});
export const words = part({
  gridArea: 'words',
  display: 'grid',
  minInlineSize: 0,
  overflowWrap: 'anywhere',
});
export const change = part({
  ...tabularNumbers,
  ...textStyle('md'),
  gridArea: 'change',
  justifySelf: 'end',
  fontWeight: vars.font.weight.semibold,
  '&[data-gain]': { color: color.positive.text },
});
export const balance = part({
  ...textStyle('sm'),
  gridArea: 'balance',
  justifySelf: 'end',
  color: color.text.muted,
  fontVariantNumeric: 'tabular-nums lining-nums',
  whiteSpace: 'nowrap',
});
