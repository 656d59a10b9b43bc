import { keyframes, part } from '#theme/part';
import { media } from '#theme/media';
import { vars } from '#theme/vars';

const turn = keyframes({ to: { transform: 'rotate(1turn)' } });

export const root = part({
  flex: 'none',
  '&[data-directional]:dir(rtl)': { transform: 'scaleX(-1)' },
  '&[data-filled]': { fill: 'currentColor' },
});

export const spinner = part({
  display: 'block',
  flex: 'none',
  inlineSize: vars.space[4],
  blockSize: vars.space[4],
  border: '2px solid currentColor',
  borderInlineEndColor: 'transparent',
  borderRadius: '50%',
  animation: `${turn} calc(${vars.motion.slow} * 2.5) linear infinite`,
  '&:where([data-size="lg"])': { inlineSize: vars.space[8], blockSize: vars.space[8] },
  [media.reducedMotion]: { animation: 'none' },
});
