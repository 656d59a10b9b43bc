import { media } from '#theme/media';
import { focusRing, textStyle, truncate, visuallyHidden } from '#theme/mixins';
import { part } from '#theme/part';
import { steps } from '#theme/steps';
import { vars } from '#theme/vars';

const { color, space } = vars;

/** Beside the side bar of a wide window; on a phone above the tab bar while it is small. */
const corner = {
  position: 'fixed',
  zIndex: vars.z.drawer,
  insetInlineEnd: `calc(${vars.rail.width} + ${space[8]})`,
  insetBlockEnd: space[6],
  [media.belowDesktop]: {
    insetInlineEnd: space[4],
    insetBlockEnd: `calc(${vars.tabbar.height} + env(safe-area-inset-bottom) + ${space[3]})`,
  },
} as const;

export const pill = part({ ...corner, boxShadow: vars.shadow[2], borderRadius: vars.radius.pill });

export const count = part({ marginInlineStart: space[2] });

export const root = part({
  ...corner,
  ...focusRing,
  display: 'flex',
  flexDirection: 'column',
  inlineSize: steps(96),
  blockSize: `min(${steps(150)}, calc(100dvh - ${vars.header.topHeight} - ${vars.header.navHeight} - ${space[8]}))`,
  overflow: 'hidden',
  borderRadius: vars.radius.lg,
  background: color.surface.raised,
  color: color.text.primary,
  boxShadow: `${vars.shadow[2]}, 0 0 0 1px ${color.border.default}`,
  [media.forcedColors]: { border: '1px solid CanvasText' },
  '&[data-minimised]': { display: 'none' },
  // A page of its own.
  [media.belowLargePhone]: { inset: 0, inlineSize: 'auto', blockSize: '100dvh', borderRadius: 0 },
});

/** In the brand's colour: `--_header`, its words in `--_on-header`. */
export const header = part({
  display: 'flex',
  alignItems: 'center',
  gap: space[1],
  paddingBlock: space[2],
  paddingInline: `${space[4]} ${space[2]}`,
  background: 'var(--_header)',
  color: 'var(--_on-header)',
  '& button': { color: 'inherit' },
  '& button[data-hovered]': { background: 'transparent', outline: '1px solid currentColor' },
});

export const title = part({
  ...truncate,
  ...textStyle('lg'),
  flex: 1,
  fontWeight: vars.font.weight.semibold,
});

export const body = part({ position: 'relative', flex: 1, minBlockSize: 0, display: 'grid' });

export const spoken = part(visuallyHidden);

export const frame = part({ border: 0, inlineSize: '100%', blockSize: '100%', display: 'block' });

export const cover = part({
  position: 'absolute',
  inset: 0,
  display: 'grid',
  placeContent: 'center',
  padding: space[4],
  background: color.surface.raised,
});
