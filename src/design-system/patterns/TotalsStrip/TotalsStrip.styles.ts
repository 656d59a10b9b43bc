import { media } from '#theme/media';
import { textStyle } from '#theme/mixins';
import { part, type PartRule } from '#theme/part';
import { steps } from '#theme/steps';
import { vars } from '#theme/vars';

const { color, space } = vars;

/** As many abreast as their figures leave room for; on a phone two. */
export const root = part({ display: 'flex', flexWrap: 'wrap', overflow: 'hidden' });

/** Words wrap within the room that the figure takes. */
const words = { inlineSize: 0, minInlineSize: '100%' } satisfies PartRule;

export const cell = part({
  flex: '1 1 50%',
  minInlineSize: 'max-content',
  paddingBlock: space[3],
  paddingInline: vars.card.pad,
  // Hairlines between the cells, wherever they wrap; those at the sides of the card are cut off.
  boxShadow: `-1px -1px 0 ${color.border.subtle}`,
  [media.tablet]: { flexBasis: 0, paddingBlock: steps(3.5) },
});

export const label = part({
  ...textStyle('xs'),
  ...words,
  color: color.text.muted,
  overflowWrap: 'anywhere',
});

export const figure = part({
  ...textStyle('lg', 'display'),
  marginBlockStart: '2px',
  color: color.text.primary,
  fontVariantNumeric: 'tabular-nums lining-nums',
  [media.tablet]: textStyle('xl', 'display'),
});

export const lineText = part({ ...textStyle('xs'), ...words, color: color.text.muted });
