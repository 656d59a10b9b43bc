import { media } from '#theme/media';
import { textStyle } from '#theme/mixins';
import { part } from '#theme/part';
import { vars } from '#theme/vars';

/** A table's placeholder has no road; the tile that takes its place has. */
export const tableRoom = part({ paddingBlockEnd: `calc(20 * ${vars.space[1]})` });

/** The columns of the wall of tables. */
export const tables = part({
  display: 'grid',
  gap: `${vars.space[5]} ${vars.space[4]}`,
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@container (min-width: 600px)': { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
  '@container (min-width: 1120px)': { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
  [media.belowDesktop]: { columnGap: vars.space[3] },
});

/** The list of rooms while it loads. */
export const rooms = part({ display: 'grid', gap: vars.space[5] });
export const roomRoom = part({
  position: 'relative',
  display: 'grid',
  blockSize: `calc(18 * ${vars.space[1]})`,
});

/** A seat at once, by stake; on a phone it scrolls to the side. */
export const quickSeats = part({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[2],
  overflowX: 'auto',
  overscrollBehaviorX: 'contain',
  scrollbarWidth: 'none',
  // Room for the ring of the focus.
  padding: vars.space[1],
  margin: `calc(-1 * ${vars.space[1]})`,
});
export const quickLabel = part({
  ...textStyle('sm'),
  flex: 'none',
  color: vars.color.text.muted,
  marginInlineEnd: vars.space[1],
});
