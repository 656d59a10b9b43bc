import { media } from '#theme/media';
import { textStyle } from '#theme/mixins';
import { part } from '#theme/part';
import { steps } from '#theme/steps';
import { vars } from '#theme/vars';

const { color, space } = vars;

/** What is done beside what it comes to. */
export const columns = part({
  display: 'grid',
  gap: space[5],
  alignItems: 'start',
  gridTemplateColumns: 'minmax(0, 1fr)',
  [media.columns]: {
    gridTemplateColumns: `minmax(0, 1fr) minmax(0, ${steps(87)})`,
    gridTemplateRows: 'auto 1fr',
  },
});

/** An amount that the card is about. */
export const figure = part({
  ...textStyle('3xl', 'display'),
  color: color.text.primary,
  fontVariantNumeric: 'tabular-nums lining-nums',
  overflowWrap: 'anywhere',
});

export const middle = part({
  display: 'grid',
  justifyItems: 'center',
  textAlign: 'center',
  gap: space[1],
  minInlineSize: 0,
});

/** A clock time that matters. */
export const clock = part({
  display: 'grid',
  justifyItems: 'end',
  textAlign: 'end',
  ...textStyle('xs'),
  color: color.text.muted,
});

export const time = part({ ...textStyle('xl', 'display'), color: color.text.primary });

/** Steps in the bar of the centre, where it has room for their names. */
export const bar = part({
  display: 'none',
  [media.columns]: { display: 'block', inlineSize: steps(105), maxInlineSize: '50vi' },
});

/** Stands beside the first and the second row of the main column. */
export const aside = part({
  minInlineSize: 0,
  [media.columns]: { gridColumn: 2, gridRow: 'span 2' },
});

export const end = part({ display: 'grid', justifyItems: 'end', gap: space[1] });

export const ltr = part({ unicodeBidi: 'isolate' });

export const headline = part({
  ...textStyle('xl'),
  fontWeight: vars.font.weight.semibold,
  textWrap: 'balance',
  overflowWrap: 'anywhere',
});

/** A card that stands alone: not wider than its facts can be read across. */
export const alone = part({ display: 'grid', minInlineSize: 0, maxInlineSize: steps(180) });

/** Sums beside the amount that they add up to. */
export const sums = part({ flex: `1 1 ${steps(65)}`, [media.tablet]: { flex: `0 0 ${steps(65)}` } });

/** An amount with a small button behind it. */
export const sumAndAct = part({ display: 'flex', alignItems: 'center', gap: space[2] });
