import { media } from '#theme/media';
import { pageColumn } from '#theme/mixins';
import { part } from '#theme/part';
import { vars } from '#theme/vars';

export const root = part({
  ...pageColumn,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: vars.space[5],
  paddingBlockStart: vars.space[5],
  [media.belowDesktop]: { gap: vars.space[3], paddingBlockStart: vars.space[3] },
});

/** What the tabs choose: the tools and the games. */
export const inside = part({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[5],
  [media.belowDesktop]: { gap: vars.space[3] },
});

export const tools = part({
  display: 'grid',
  gridTemplateColumns: `minmax(0, calc(50 * ${vars.space[1]})) minmax(0, 1fr) auto auto`,
  alignItems: 'center',
  gap: vars.space[3],
  [media.full]: { gridTemplateColumns: `minmax(0, calc(65 * ${vars.space[1]})) minmax(0, 1fr) auto auto` },
  // Search, filters, then how many and in which order: a row each.
  [media.belowDesktop]: { gridTemplateColumns: 'minmax(0, 1fr) auto' },
});
export const search = part({ minInlineSize: 0, [media.belowDesktop]: { gridColumn: '1 / -1' } });
export const chips = part({
  minInlineSize: 0,
  [media.belowDesktop]: { gridColumn: '1 / -1' },
});
export const sort = part({
  minInlineSize: `calc(46 * ${vars.space[1]})`,
  maxInlineSize: `calc(65 * ${vars.space[1]})`,
  [media.belowDesktop]: { minInlineSize: `calc(36 * ${vars.space[1]})` },
});

/** The columns of the wall, which counts them by its own width. */
export const wallFrame = part({ containerType: 'inline-size' });
export const wall = part({
  display: 'grid',
  gap: `${vars.space[5]} ${vars.space[4]}`,
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  '@container (min-width: 600px)': { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
  '@container (min-width: 880px)': { gridTemplateColumns: 'repeat(5, minmax(0, 1fr))' },
  '@container (min-width: 1120px)': { gridTemplateColumns: 'repeat(7, minmax(0, 1fr))' },
  [media.belowDesktop]: { columnGap: vars.space[3] },
});
