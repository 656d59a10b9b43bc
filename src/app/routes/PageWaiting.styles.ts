import { media } from '#theme/media';
import { keyframes, part } from '#theme/part';
import { vars } from '#theme/vars';

export const pageWaiting = part({ minBlockSize: '100dvh' });

const pass = keyframes({ from: { transform: 'scaleX(0)' } });

/** Fills quickly at first and never quite: how long it takes nobody knows. */
export const line = part({
  position: 'fixed',
  insetBlockStart: 0,
  insetInline: 0,
  zIndex: vars.z.blocker,
  blockSize: '2px',
  background: vars.color.accent.line,
  transform: 'scaleX(0.9)',
  transformOrigin: 'left',
  '&:dir(rtl)': { transformOrigin: 'right' },
  animation: `${pass} calc(${vars.motion.slow} * 20) cubic-bezier(0, 0.7, 0.1, 1)`,
  [media.reducedMotion]: { animationName: 'none' },
  [media.forcedColors]: { background: 'Highlight' },
});
