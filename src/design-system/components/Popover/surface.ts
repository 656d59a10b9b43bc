import { media } from '#theme/media';
import type { PartRule } from '#theme/part';
import { vars } from '#theme/vars';

/** The widest that fits between the 12 px that stay free at either edge of the page: more would scroll it sideways. */
export const widest = `calc(100vw - ${vars.space[6]})`;

/** Ground of everything that opens beside its trigger: menus, lists, popovers. It fades in and moves 4 px. */
export const surface = {
  maxInlineSize: widest,
  overflow: 'auto',
  outline: 'none',
  borderRadius: vars.menu.radius,
  background: vars.menu.bg,
  color: vars.color.text.primary,
  boxShadow: `${vars.shadow[3]}, inset 0 0 0 1px ${vars.color.border.default}`,
  '--_from': `translateY(calc(-1 * ${vars.space[1]}))`,
  transitionProperty: 'opacity, transform',
  transitionDuration: vars.motion.base,
  transitionTimingFunction: vars.ease.enter,
  '&:where([data-placement="top"])': { '--_from': `translateY(${vars.space[1]})` },
  '&[data-entering]': { opacity: 0, transform: 'var(--_from)' },
  '&[data-exiting]': {
    opacity: 0,
    transitionDuration: vars.motion.fast,
    transitionTimingFunction: vars.ease.exit,
  },
  [media.forcedColors]: { border: '1px solid CanvasText' },
} satisfies PartRule;
