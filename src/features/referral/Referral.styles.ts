import { media } from '#theme/media';
import { textStyle } from '#theme/mixins';
import { part } from '#theme/part';
import { steps } from '#theme/steps';
import { vars } from '#theme/vars';

const { color, space } = vars;

/** Side cards: two abreast where the page has one column. */
export const aside = part({
  display: 'grid',
  gap: space[5],
  minInlineSize: 0,
  gridTemplateColumns: 'minmax(0, 1fr)',
  [media.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', alignItems: 'start' },
  [media.columns]: { gridTemplateColumns: 'minmax(0, 1fr)' },
});

export const headline = part({
  ...textStyle('2xl', 'display'),
  overflowWrap: 'anywhere',
});

export const text = part({
  ...textStyle('md'),
  color: color.text.secondary,
  maxInlineSize: steps(150),
});

export const wide = part({ inlineSize: '100%', minInlineSize: 0 });

export const meter = part({ display: 'flex', alignItems: 'center', gap: space[3], minInlineSize: 0 });

export const bar = part({ flex: '1 1 auto', minInlineSize: 0 });
