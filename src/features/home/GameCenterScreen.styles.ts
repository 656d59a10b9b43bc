import { media } from '#theme/media';
import { part } from '#theme/part';
import { vars } from '#theme/vars';

const { layout, space } = vars;

export const root = part({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[10],
  maxInlineSize: `calc(${layout.max} + 2 * ${layout.gutter})`,
  marginInline: 'auto',
  paddingInline: layout.gutter,
  paddingBlockStart: space[6],
  boxSizing: 'border-box',
  inlineSize: '100%',
  // On a phone each section brings its own room above.
  [media.belowDesktop]: { gap: space[2], paddingBlockStart: space[4] },
});
export const rooms = part({ display: 'grid', gap: space[3], margin: 0, padding: 0, listStyle: 'none' });
