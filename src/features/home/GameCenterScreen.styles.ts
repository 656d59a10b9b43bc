import { media } from '#theme/media';
import { pageColumn } from '#theme/mixins';
import { part } from '#theme/part';
import { vars } from '#theme/vars';

const { space } = vars;

export const root = part({
  ...pageColumn,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[10],
  paddingBlockStart: space[6],
  // On a phone each section brings its own room above.
  [media.belowDesktop]: { gap: space[2], paddingBlockStart: space[4] },
});
export const rooms = part({ display: 'grid', gap: space[3] });
