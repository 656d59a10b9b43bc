import { media } from '#theme/media';
import { textStyle } from '#theme/mixins';
import { part } from '#theme/part';
import { steps } from '#theme/steps';
import { vars } from '#theme/vars';

const { color } = vars;

export const root = part({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  inlineSize: steps(37),
  blockSize: steps(37),
  '& > svg': { position: 'absolute', inset: 0, transform: 'rotate(-90deg)' },
});
const circle = { fill: 'none', strokeWidth: '6', strokeLinecap: 'round' } as const;
export const track = part({ ...circle, stroke: color.surface.pressed });
export const ring = part({
  ...circle,
  stroke: color.accent.line,
  strokeDasharray: 'var(--_share) 1',
  transitionProperty: 'stroke-dasharray',
  transitionDuration: `calc(${vars.motion.ambient} / 6)`,
  transitionTimingFunction: 'linear',
  [media.reducedMotion]: { transition: 'none' },
  [media.forcedColors]: { stroke: 'CanvasText' },
});
export const digits = part({ ...textStyle('xl', 'display'), color: color.text.primary });
