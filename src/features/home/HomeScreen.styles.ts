import { media } from '#theme/media';
import { pageColumn } from '#theme/mixins';
import { part, type PartRule } from '#theme/part';
import { vars } from '#theme/vars';

const { layout, space } = vars;

/** Side column of the page: 380 px in the full grid. */
const columns = `minmax(0, 1fr) clamp(${space[1]} * 70, 29.7%, ${space[1]} * 95)`;
/** Room above a section on a phone. */
const sectionGap = `calc(7 * ${space[1]})`;

/**
 * On a phone the page is one column in an order of its own: the cards beside the banner follow the first module. The
 * focus follows what is seen where browsers know `reading-flow`; the sections make sense in either order.
 */
export const root = part({
  ...pageColumn,
  display: 'flex',
  flexDirection: 'column',
  gap: space[10],
  paddingBlockStart: space[5],
  [media.belowDesktop]: { gap: 0, paddingBlockStart: space[3], readingFlow: 'flex-visual' },
});

const unwrapped = { [media.belowDesktop]: { display: 'contents' } };

export const top = part({
  display: 'grid',
  gap: layout.gap,
  ...unwrapped,
  '& + *': { [media.belowDesktop]: { order: -3 } },
  // Modules that could not be had are said there; these bring their own room.
  '& + [role="alert"]': { [media.belowDesktop]: { marginBlockStart: sectionGap } },
});

export const hero = part({
  display: 'grid',
  gap: layout.gap,
  gridTemplateColumns: 'minmax(0, 1fr)',
  [media.desktop]: { gridTemplateColumns: columns },
  ...unwrapped,
});

export const side = part({
  display: 'grid',
  gap: layout.gap,
  gridTemplateRows: 'auto minmax(0, 1fr)',
  ...unwrapped,
});

/** A piece of the first screen, whose place on a phone is not its place in the markup. */
const piece = (order: number, above: string, onPhone: PartRule = {}) =>
  part({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    minInlineSize: 0,
    '&:empty': { display: 'none' },
    [media.belowDesktop]: { order, marginBlockStart: above, ...onPhone },
  });

/** A card after the first module comes when that has its height, so that nothing on the screen is pushed away. */
const afterModule: PartRule = { '&[data-waiting]': { display: 'none' } };

export const banner = piece(-6, '0');
export const notice = piece(-5, space[3]);
export const categories = piece(-4, space[2]);
export const draw = piece(-2, sectionGap, afterModule);
export const member = piece(-1, space[3], afterModule);

/** Far sections are neither laid out nor painted until they come near; their usual height holds the place. */
export const section = part({
  minInlineSize: 0,
  contentVisibility: 'auto',
  containIntrinsicBlockSize: `auto calc(75 * ${space[1]})`,
  // What a link leads to stays below the header.
  scrollMarginBlockStart: `calc(${vars.header.topHeight} + ${vars.header.navHeight} + ${space[4]})`,
  [media.belowDesktop]: {
    // Never less than the tallest: what is not drawn yet would be taken for standing over what follows.
    containIntrinsicBlockSize: `auto calc(157 * ${space[1]})`,
    marginBlockStart: sectionGap,
    scrollMarginBlockStart: `calc(${vars.header.phoneHeight} + ${space[3]})`,
  },
});

/** Two sections side by side. */
export const pair = part({
  display: 'grid',
  gap: layout.gap,
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'stretch',
  [media.desktop]: { gridTemplateColumns: columns },
  [media.belowDesktop]: { gap: sectionGap, marginBlockStart: sectionGap },
});

/** Holds the place of what is below the first screen, so that the footer does not jump. */
export const below = part({ minBlockSize: '200dvh' });
