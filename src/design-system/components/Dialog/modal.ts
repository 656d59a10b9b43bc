import { media } from '#theme/media';
import type { PartRule } from '#theme/part';
import { vars } from '#theme/vars';

/** Cover behind a modal. It ends above the on-screen keyboard, so that what is being filled in stays in sight. */
export const scrim = {
  position: 'fixed',
  insetBlockStart: 0,
  insetInline: 0,
  blockSize: 'var(--visual-viewport-height, 100dvh)',
  display: 'grid',
  background: vars.color.scrim,
  backdropFilter: `blur(calc(${vars.space[1]} * 0.75))`,
  zIndex: vars.z.dialog,
  transitionProperty: 'opacity',
  transitionDuration: vars.motion.base,
  '&:is([data-entering]:has(> [data-entering]), [data-exiting])': { opacity: 0 },
} satisfies PartRule;

/** Ground of a modal: raised above everything, with the line of the horizon along its top edge. */
export const panel = {
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  minInlineSize: 0,
  minBlockSize: 0,
  overflow: 'hidden',
  outline: 'none',
  background: vars.dialog.bg,
  color: vars.color.text.primary,
  boxShadow: vars.shadow[4],
  // The edge lies over what fills the panel: pictures, bars that stay while the rest scrolls.
  '&::after': {
    content: '""',
    position: 'absolute',
    inset: 0,
    borderRadius: 'inherit',
    border: `1px solid ${vars.color.border.default}`,
    borderBlockStart: 0,
    pointerEvents: 'none',
  },
  transitionProperty: 'opacity, transform',
  transitionDuration: vars.motion.slow,
  transitionTimingFunction: vars.ease.enter,
  '&[data-exiting]': { transitionDuration: vars.motion.base, transitionTimingFunction: vars.ease.exit },
  [media.forcedColors]: { border: '1px solid CanvasText' },
} satisfies PartRule;

/** Line along the top edge; it says where one is and nothing more. */
export const horizon = {
  position: 'absolute',
  insetBlockStart: 0,
  insetInline: 0,
  blockSize: '2px',
  background: vars.brand.horizon,
  pointerEvents: 'none',
  '&:dir(rtl)': { transform: 'scaleX(-1)' },
} satisfies PartRule;
