import { media } from '#theme/media';
import { visuallyHidden } from '#theme/mixins';
import { keyframes, part } from '#theme/part';
import { vars } from '#theme/vars';

// Hooks: --skeleton-bg.

const appear = keyframes({ from: { opacity: 0 } });
const breathe = keyframes({ to: { opacity: 0.5 } });

// One movement for a whole group: a page that loads has hundreds of boxes, and each that moves by itself is a layer of
// its own. In steps, so that what stands still in between need not be drawn again.
const motion = {
  // Of two animations of one property the later one counts: while it waits it hides, and then it is over.
  animation: [
    `${breathe} calc(${vars.motion.slow} * 3) steps(12) infinite alternate`,
    `${appear} 1ms var(--_after, 0ms) backwards`,
  ].join(', '),
  [media.reducedMotion]: { animationName: `none, ${appear}` },
};

export const root = part({
  display: 'block',
  inlineSize: 'var(--_inline, 100%)',
  blockSize: `var(--_block, ${vars.space[3]})`,
  maxInlineSize: '100%',
  borderRadius: vars.radius.xs,
  background: vars.skeleton.bg,
  '&:not([data-skeletons] *)': motion,
  '&[data-shape="block"]': { borderRadius: vars.radius.md, blockSize: `var(--_block, ${vars.space[16]})` },
  '&[data-shape="fill"]': { borderRadius: 'inherit', blockSize: '100%' },
  [media.forcedColors]: { border: '1px solid GrayText' },
});

export const region = part({ position: 'relative', minInlineSize: 0, ...motion });

export const words = part(visuallyHidden);
