import { media } from '#theme/media';
import { part } from '#theme/part';
import { steps } from '#theme/steps';
import { vars } from '#theme/vars';

const { color, space } = vars;

export const tiles = part({
  display: 'grid',
  gap: space[3],
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  [media.tablet]: { gap: space[4], gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
  [media.columns]: { gridTemplateColumns: 'repeat(5, minmax(0, 1fr))' },
});

/** The link of its name is as large as the tile. */
export const tile = part({
  position: 'relative',
  display: 'grid',
  alignContent: 'start',
  gridTemplateRows: 'auto auto 1fr auto',
  gap: space[2],
  minInlineSize: 0,
  padding: space[4],
  borderRadius: vars.radius.lg,
  border: `1px solid ${color.border.default}`,
  backgroundColor: color.surface.raised,
  '& h2 a::after': { content: '""', position: 'absolute', inset: 0 },
});

/** Two lines of five racers: ten do not fit beside each other. */
export const draw = part({
  display: 'grid',
  '&[data-family="PK10"]': { maxInlineSize: steps(33) },
});
