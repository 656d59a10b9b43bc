/**
 * Viewport widths, in px, at which the layout changes. They equal the `--bp-*` tokens: a media query cannot read a
 * custom property.
 */
export const breakpoints = { phone: 360, largePhone: 640, desktop: 960, full: 1280, wide: 1600 } as const;

/** For `source`, which wants the query alone: everything narrower than `media.desktop`. */
export const belowDesktop = '(max-width: 959px)';

/** Media queries as keys for `part()`. Widths are minimums, so a rule without a query is the phone's. */
export const media = {
  phone: '@media (min-width: 360px)',
  /** The smallest phones. */
  belowPhone: '@media (max-width: 359px)',
  /** Four tiles a row. */
  largePhone: '@media (min-width: 640px)',
  /** Four tiles a row is not yet reached: the phone alone. */
  belowLargePhone: '@media (max-width: 639px)',
  /** Centres show tables instead of rows, and cards side by side. */
  tablet: '@media (min-width: 720px)',
  /** Everything narrower than `tablet`. */
  belowTablet: '@media (max-width: 719px)',
  /** Desktop header, rail and side navigation appear; the tab bar goes. */
  desktop: '@media (min-width: 960px)',
  /** Full grid, seven tiles a row. */
  full: '@media (min-width: 1280px)',
  /** A column of cards stands beside the main one. */
  columns: '@media (min-width: 1200px)',
  /** The side navigation of a centre has its full width. */
  roomy: '@media (min-width: 1360px)',
  /** Wider margins only. */
  wide: '@media (min-width: 1600px)',
  /** Everything narrower than `desktop`. */
  belowDesktop: `@media ${belowDesktop}`,
  coarsePointer: '@media (pointer: coarse)',
  canHover: '@media (hover: hover)',
  reducedMotion: '@media (prefers-reduced-motion: reduce)',
  forcedColors: '@media (forced-colors: active)',
} as const;

/** A key of `media`. */
export type MediaName = keyof typeof media;
