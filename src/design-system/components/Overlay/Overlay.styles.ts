import { media } from '#theme/media';
import { textStyle } from '#theme/mixins';
import { part } from '#theme/part';
import { vars } from '#theme/vars';

// Hooks: --overlay-nav-bg · --overlay-nav-width
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
  [media.desktop]: {
    '&:has(> [data-part="navigation"])': {
      gridTemplateColumns: `var(--overlay-nav-width, calc(${vars.space[1]} * 56)) minmax(0, 1fr)`,
    },
  },
  [media.full]: {
    '&:has(> [data-part="navigation"])': {
      gridTemplateColumns: `var(--overlay-nav-width, calc(${vars.space[1]} * 66)) minmax(0, 1fr)`,
    },
  },
});

export const navigation = part({
  display: 'none',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  paddingBlock: vars.space[5],
  paddingInline: vars.space[3],
  background: `var(--overlay-nav-bg, light-dark(${vars.color.surface.raised}, ${vars.color.surface.sunken}))`,
  borderInlineEnd: `1px solid ${vars.color.border.subtle}`,
  [media.desktop]: { display: 'block' },
});

// The bar scrolls within what scrolls, and stays: so the region that the keyboard scrolls holds a control.
export const main = part({
  minInlineSize: 0,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  scrollPaddingBlockStart: vars.header.topHeight,
});

export const bar = part({
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: vars.z.sticky,
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[2],
  minBlockSize: vars.header.phoneHeight,
  boxSizing: 'border-box',
  paddingInline: vars.space[1],
  background: vars.color.surface.canvas,
  borderBlockEnd: `1px solid ${vars.color.border.subtle}`,
  [media.desktop]: {
    gap: vars.space[4],
    minBlockSize: `calc(${vars.space[1]} * 17)`,
    paddingInline: `${vars.space[8]} ${vars.space[6]}`,
  },
});

export const heading = part({
  ...textStyle('xl', 'display'),
  flex: 1,
  minInlineSize: 0,
  margin: 0,
  overflowWrap: 'break-word',
  [media.desktop]: textStyle('2xl', 'display'),
});

export const tools = part({ display: 'flex', alignItems: 'center', gap: vars.space[1], minInlineSize: 0 });
export const onPhone = part({ display: 'flex', flex: 'none', [media.desktop]: { display: 'none' } });
export const onDesktop = part({ display: 'none', flex: 'none', [media.desktop]: { display: 'flex' } });

export const body = part({
  paddingBlock: vars.space[4],
  paddingInline: vars.space[4],
  paddingBlockEnd: `max(${vars.space[8]}, env(safe-area-inset-bottom))`,
  [media.desktop]: { paddingBlock: `${vars.space[6]} ${vars.space[8]}`, paddingInline: vars.space[5] },
  [media.full]: { paddingInline: vars.space[8] },
});
