import { media } from '#theme/media';
import { textStyle } from '#theme/mixins';
import { part } from '#theme/part';
import { vars } from '#theme/vars';

// Hooks: --tooltip-bg · --tooltip-text · --tooltip-radius
export const root = part({
  ...textStyle('xs'),
  maxInlineSize: `min(calc(${vars.space[1]} * 60), calc(100vw - ${vars.space[4]}))`,
  paddingBlock: vars.space[15],
  paddingInline: vars.space[25],
  borderRadius: `var(--tooltip-radius, ${vars.radius.xs})`,
  background: `var(--tooltip-bg, ${vars.color.surface.inverse})`,
  color: `var(--tooltip-text, ${vars.color.text.inverse})`,
  fontWeight: vars.font.weight.medium,
  overflowWrap: 'break-word',
  boxShadow: vars.shadow[2],
  transitionProperty: 'opacity',
  transitionDuration: vars.motion.fast,
  '&:is([data-entering], [data-exiting])': { opacity: 0 },
  [media.forcedColors]: { border: '1px solid CanvasText' },
});
