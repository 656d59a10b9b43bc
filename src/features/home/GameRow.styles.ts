import { media } from '#theme/media';
import { part } from '#theme/part';
import { vars } from '#theme/vars';

const { space } = vars;

/** Each width leaves out the tiles that would begin a row of their own; `media` has no such ranges. */
export const rows = part({
  display: 'grid',
  gap: `calc(3.5 * ${space[1]}) ${space[25]}`,
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  [media.largePhone]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
  [media.desktop]: { gridTemplateColumns: 'repeat(5, minmax(0, 1fr))', columnGap: space[4] },
  '@media (max-width: 639px)': { '& > li:nth-of-type(n + 7)': { display: 'none' } },
  '@media (min-width: 960px) and (max-width: 1279px)': {
    '& > li:nth-of-type(n + 6)': { display: 'none' },
  },
  [media.full]: {
    gridTemplateColumns: 'repeat(7, minmax(0, 1fr))',
    '& > li:nth-of-type(n + 8)': { display: 'none' },
  },
});

const stripGap = `calc((${vars.layout.gap} + ${space[3]}) / 2)`;

/** The boxes of a Carousel's strip, while it loads. */
export const strip = part({
  '--_shown': 2.6,
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: `calc((100% + ${stripGap}) / var(--_shown) - ${stripGap})`,
  gap: stripGap,
  overflow: 'hidden',
  [media.largePhone]: { '--_shown': 4 },
  [media.belowDesktop]: {
    marginInline: `calc(-1 * ${vars.layout.gutter})`,
    paddingInline: vars.layout.gutter,
  },
  [media.desktop]: { '--_shown': 5 },
  [media.full]: { '--_shown': 7 },
});
