import { media } from '#theme/media';
import { focusRing, hitArea44 } from '#theme/mixins';
import { part } from '#theme/part';
import { vars } from '#theme/vars';

// Hooks: --carousel-radius, --carousel-gap.

const { color, space } = vars;
const gap = `var(--carousel-gap, calc((${vars.layout.gap} + ${space[3]}) / 2))`;
const light = (share: number) => `color-mix(in srgb, ${color.text.onMedia} ${share}%, transparent)`;

export const root = part({
  position: 'relative',
  minInlineSize: 0,
  // Slides of a banner are as high as the tallest, and as the box around them.
  '&[data-layout="banner"]': { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' },
  // Slides of a strip in view. The third of a phone is cut off, which says that there is more.
  '--_shown': 2.6,
  [media.largePhone]: { '--_shown': 4 },
  [media.desktop]: { '--_shown': 5 },
  [media.full]: { '--_shown': 7 },
});

export const head = part({ display: 'flex', alignItems: 'flex-start', gap: space[2], minInlineSize: 0 });

export const heading = part({ flex: 1, minInlineSize: 0 });

export const arrows = part({
  display: 'flex',
  gap: space[2],
  // Fingers swipe; the room goes to the title.
  [media.belowDesktop]: { display: 'none' },
});

export const view = part({
  overflow: 'hidden',
  '&:is([data-layout="banner"] > *)': {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    borderRadius: `var(--carousel-radius, ${vars.radius.xl})`,
  },
  // Room for focus rings, which the view would clip; on a phone slides reach the edge of the screen.
  '&:is([data-layout="strip"] > *)': {
    margin: `calc(${space[1]} * -1)`,
    padding: space[1],
    [media.belowDesktop]: {
      marginInline: `calc(${vars.layout.gutter} * -1)`,
      paddingInline: vars.layout.gutter,
    },
  },
});

export const track = part({
  display: 'flex',
  touchAction: 'pan-y pinch-zoom',
  '&:is([data-layout="strip"] *)': { marginInlineStart: `calc(${gap} * -1)` },
});

export const slide = part({
  flex: '0 0 100%',
  minInlineSize: 0,
  '&:is([data-layout="banner"] *)': { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' },
  '&:is([data-layout="strip"] *)': {
    flexBasis: `calc((100% - ${gap}) / var(--_shown) + ${gap} / var(--_shown))`,
    paddingInlineStart: gap,
  },
});

export const dots = part({
  position: 'absolute',
  insetBlockEnd: space[5],
  insetInlineStart: `calc(${space[12]} - ${space[15]} / 2)`,
  display: 'flex',
  alignItems: 'center',
  [media.belowDesktop]: { insetBlockEnd: 0, insetInlineStart: 'auto', insetInlineEnd: space[3] },
});

/** 44 px tall for a finger; the marks themselves stand close to each other. */
export const dotHit = part({
  display: 'grid',
  alignItems: 'center',
  minBlockSize: space[8],
  minInlineSize: space[6],
  paddingInline: `calc(${space[15]} / 2)`,
  cursor: 'pointer',
  borderRadius: vars.radius.xs,
  [media.belowDesktop]: { minBlockSize: vars.touch.min },
});

export const dot = part({
  display: 'block',
  inlineSize: space[5],
  blockSize: `calc(${space[1]} - 1px)`,
  borderRadius: space[1],
  background: light(36),
  transition: `inline-size ${vars.motion.base} ${vars.ease.standard}, background-color ${vars.motion.base}`,
  '&:is([aria-current] > *)': { inlineSize: `calc(${space[1]} * 9)`, background: color.text.onMedia },
  [media.belowDesktop]: { inlineSize: space[4], '&:is([aria-current] > *)': { inlineSize: space[6] } },
  [media.forcedColors]: { background: 'GrayText', '&:is([aria-current] > *)': { background: 'Highlight' } },
});

export const pause = part({
  ...focusRing,
  ...hitArea44,
  display: 'grid',
  placeItems: 'center',
  inlineSize: space[8],
  blockSize: space[8],
  cursor: 'pointer',
  color: color.text.onMedia,
  borderRadius: vars.radius.sm,
  '&[data-hovered]': { background: light(14) },
  // Nothing moves, so nothing is there to stop.
  [media.reducedMotion]: { display: 'none' },
});
