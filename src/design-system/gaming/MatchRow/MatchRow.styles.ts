import { media } from '#theme/media';
import { tabularNumbers, textStyle, truncateName } from '#theme/mixins';
import { part } from '#theme/part';
import { steps } from '#theme/steps';
import { vars } from '#theme/vars';

const { color, space } = vars;

export const root = part({
  display: 'grid',
  gridTemplateColumns: `${steps(14)} minmax(0, 1fr)`,
  alignItems: 'center',
  gap: `${space[3]} ${space[2]}`,
  paddingBlock: space[3],
  paddingInline: space[4],
  [media.tablet]: {
    gridTemplateColumns: `${steps(14)} minmax(0, 1fr) ${steps(74)}`,
    columnGap: space[3],
    paddingBlock: space[2],
  },
});

export const clock = part({
  ...textStyle('sm'),
  ...tabularNumbers,
  minInlineSize: 0,
  // The word for a break is long in some languages, and stays in its column.
  overflowWrap: 'anywhere',
  color: color.text.secondary,
  fontWeight: vars.font.weight.semibold,
  '&[data-live]': { color: color.negative.text },
});

export const sides = part({
  display: 'grid',
  gap: space[15],
  minInlineSize: 0,
  minBlockSize: vars.touch.min,
  alignContent: 'center',
  color: color.text.primary,
  borderRadius: vars.radius.sm,
});

export const side = part({
  ...textStyle('md'),
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: space[2],
  fontWeight: vars.font.weight.medium,
  '& > span': truncateName,
  '& > img': { inlineSize: space[5], blockSize: space[5], borderRadius: vars.radius.xs },
  '& > b': { ...tabularNumbers, fontWeight: vars.font.weight.semibold },
});

export const prices = part({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gap: space[15],
  gridColumn: '1 / -1',
  [media.tablet]: { gridColumn: 'auto' },
});

/** As high and as wide as the prices whose place it takes. */
export const closed = part({
  ...textStyle('sm'),
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space[2],
  gridColumn: '1 / -1',
  minBlockSize: vars.touch.min,
  paddingInline: space[2],
  borderRadius: vars.radius.sm,
  border: `1px dashed ${color.border.default}`,
  color: color.text.secondary,
  textAlign: 'center',
  [media.tablet]: { gridColumn: 'auto' },
});
