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

// The head is within what scrolls: so the region that the keyboard scrolls holds a control. On a phone its bar stays.
export const main = part({
  display: 'flex',
  flexDirection: 'column',
  minInlineSize: 0,
  minBlockSize: 0,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  scrollPaddingBlockStart: vars.header.phoneHeight,
  '--page-side': vars.space[4],
  [media.tablet]: { '--page-side': vars.space[6], scrollPaddingBlockStart: vars.space[4] },
  [media.roomy]: { '--page-side': vars.space[8] },
  '&:is([data-narrow="rail"] > *)': {
    [media.tablet]: { '--page-side': vars.space[4] },
    [media.desktop]: { '--page-side': steps(7) },
  },
});

export const body = part({
  flex: '1 0 auto',
  minInlineSize: 0,
  paddingBlock: `${vars.space[1]} ${vars.space[8]}`,
  paddingInline: 'var(--page-side)',
  [media.tablet]: { paddingBlockStart: 0 },
  animation: `${appear} ${vars.motion.fast} ${vars.ease.standard}`,
  [media.reducedMotion]: { animation: 'none' },
  // A bar that is fixed to the foot does not cover the end of the page.
  [media.belowTablet]: {
    '&:has([data-action-bar])': { paddingBlockEnd: steps(28) },
  },
});
