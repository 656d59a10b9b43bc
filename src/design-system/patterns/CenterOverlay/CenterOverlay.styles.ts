import { media } from '#theme/media';
import { keyframes, part } from '#theme/part';
import { steps } from '#theme/steps';
import { vars } from '#theme/vars';

const appear = keyframes({ from: { opacity: 0 } });

// Hooks: --overlay-nav-width
export const root = part({
  position: 'fixed',
  insetBlockStart: 0,
  insetInline: 0,
  blockSize: 'var(--visual-viewport-height, 100dvh)',
  zIndex: vars.z.centre,
  background: vars.color.surface.canvas,
  color: vars.color.text.primary,
  transitionProperty: 'opacity',
  transitionDuration: vars.motion.base,
  '&:is([data-entering], [data-exiting])': { opacity: 0 },
});

export const modal = part({ blockSize: '100%', outline: 'none' });

export const dialog = part({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  blockSize: '100%',
  outline: 'none',
  [media.largePhone]: {
    '&[data-narrow="rail"]': { gridTemplateColumns: `${vars.space[16]} minmax(0, 1fr)` },
  },
  [media.desktop]: {
    gridTemplateColumns: `var(--overlay-nav-width, ${steps(56)}) minmax(0, 1fr)`,
    '&[data-narrow="rail"]': { gridTemplateColumns: `var(--overlay-nav-width, ${steps(62)}) minmax(0, 1fr)` },
  },
  [media.roomy]: {
    '&[data-narrow="list"]': { gridTemplateColumns: `var(--overlay-nav-width, ${steps(66)}) minmax(0, 1fr)` },
  },
});

// The bar scrolls within what scrolls, and stays: so the region that the keyboard scrolls holds a control.
export const main = part({
  display: 'flex',
  flexDirection: 'column',
  minInlineSize: 0,
  minBlockSize: 0,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  scrollPaddingBlockStart: vars.header.topHeight,
  // What a page fixes to the foot of a phone stands on the tab bar.
  '--page-foot': '0px',
  '&[data-tabs]': {
    '--page-foot': `calc(${vars.tabbar.height} + env(safe-area-inset-bottom, 0px))`,
    [media.desktop]: { '--page-foot': '0px' },
  },
  '&[data-tabs]:is([data-narrow="rail"] > *)': { [media.largePhone]: { '--page-foot': '0px' } },
});

export const body = part({
  flex: '1 0 auto',
  boxSizing: 'border-box',
  minInlineSize: 0,
  paddingBlock: `${vars.space[1]} calc(${vars.space[8]} + var(--page-foot))`,
  paddingInline: vars.space[4],
  animation: `${appear} ${vars.motion.fast} ${vars.ease.standard}`,
  [media.reducedMotion]: { animation: 'none' },
  [media.tablet]: { paddingBlockStart: vars.space[2], paddingInline: vars.space[6] },
  [media.desktop]: { paddingBlockStart: vars.space[6], paddingInline: vars.space[5] },
  [media.roomy]: { paddingInline: vars.space[8] },
  '&:is([data-narrow="rail"] *)': {
    paddingBlockStart: vars.space[3],
    [media.largePhone]: { paddingBlockStart: vars.space[4], paddingInline: vars.space[4] },
    [media.desktop]: { paddingBlockStart: vars.space[5], paddingInline: steps(7) },
  },
  // A bar that is fixed to the foot does not cover the end of the page.
  [media.belowTablet]: {
    '&:has([data-action-bar])': { paddingBlockEnd: `calc(${steps(28)} + var(--page-foot))` },
  },
});

export const tabs = part({
  display: 'contents',
  '&:is([data-narrow="rail"] > *)': { [media.largePhone]: { display: 'none' } },
});
