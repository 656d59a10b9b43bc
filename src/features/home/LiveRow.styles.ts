import { media } from '#theme/media';
import { part } from '#theme/part';
import { vars } from '#theme/vars';

const { layout, space } = vars;

export const row = part({
  display: 'grid',
  gap: space[4],
  gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
  // To the edge of the screen and a tile cut off, which says that there is more.
  [media.belowDesktop]: {
    gridTemplateColumns: 'none',
    gridAutoFlow: 'column',
    gridAutoColumns: `min(62%, calc(70 * ${space[1]}))`,
    gap: space[25],
    overflowX: 'auto',
    scrollSnapType: 'inline proximity',
    scrollPaddingInline: layout.gutter,
    scrollbarWidth: 'none',
    marginInline: `calc(-1 * ${layout.gutter})`,
    paddingInline: layout.gutter,
    // Room for focus rings, which a scroller clips.
    marginBlock: `calc(-1 * ${space[1]})`,
    paddingBlock: space[1],
    '& > li': { scrollSnapAlign: 'start' },
  },
});
