import { media } from '#theme/media';
import { visuallyHidden } from '#theme/mixins';
import { keyframes, part } from '#theme/part';
import { vars } from '#theme/vars';

// Hooks: --skeleton-bg.

const appear = keyframes({ from: { opacity: 0 } });
const sheen = keyframes({ to: { transform: 'translateX(100%)' } });
const glint = `color-mix(in srgb, ${vars.color.text.muted} 14%, transparent)`;

export const root = part({
  display: 'block',
  position: 'relative',
  overflow: 'hidden',
  boxSizing: 'border-box',
  inlineSize: 'var(--_inline, 100%)',
  blockSize: `var(--_block, ${vars.space[3]})`,
  maxInlineSize: '100%',
  borderRadius: vars.radius.xs,
  background: vars.skeleton.bg,
  animation: `${appear} ${vars.motion.base} ${vars.ease.standard} var(--_after) backwards`,
  '&[data-shape="block"]': { borderRadius: vars.radius.md, blockSize: `var(--_block, ${vars.space[16]})` },
  '&[data-shape="circle"]': {
    borderRadius: '50%',
    blockSize: `var(--_block, ${vars.space[10]})`,
    inlineSize: `var(--_inline, var(--_block, ${vars.space[10]}))`,
  },
  '&[data-shape="tile"]': {
    borderRadius: vars.tile.radius,
    aspectRatio: vars.tile.ratio,
    blockSize: 'var(--_block, auto)',
  },
  '&[data-shape="fill"]': { borderRadius: 'inherit', blockSize: '100%' },
  '&::after': {
    content: '""',
    position: 'absolute',
    inset: 0,
    transform: 'translateX(-100%)',
    background: `linear-gradient(90deg, transparent, ${glint}, transparent)`,
    animation: `${sheen} calc(${vars.motion.slow} * 4) linear infinite`,
  },
  [media.reducedMotion]: { animationName: 'none', '&::after': { animationName: 'none', transform: 'none' } },
  [media.forcedColors]: { border: '1px solid GrayText' },
});

export const region = part({ position: 'relative', minInlineSize: 0 });

export const words = part(visuallyHidden);
