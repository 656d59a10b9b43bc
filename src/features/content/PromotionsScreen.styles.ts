import { media } from '#theme/media';
import { part } from '#theme/part';
import { vars } from '#theme/vars';

const { space } = vars;

export const list = part({
  display: 'grid',
  gap: space[3],
  gridTemplateColumns: 'minmax(0, 1fr)',
  [media.largePhone]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: space[4] },
  [media.full]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
});

/** A link to one promotion shows it below the header that stays. */
export const item = part({
  display: 'grid',
  minInlineSize: 0,
  scrollMarginBlockStart: `calc(${vars.header.topHeight} + ${vars.header.navHeight} + ${space[4]})`,
});

/** As high as a card. */
export const place = part({
  display: 'grid',
  overflow: 'hidden',
  minBlockSize: `calc(${space[1]} * 46)`,
  borderRadius: vars.radius.lg,
});
