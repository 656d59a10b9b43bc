import { media } from '#theme/media';
import { visuallyHidden } from '#theme/mixins';
import { part } from '#theme/part';
import { vars } from '#theme/vars';

const { color, space } = vars;

export const root = part({
  position: 'relative',
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, 1fr)',
  gap: space[1],
  '--_on': color.positive.line,
  '&[data-tone="warning"]': { '--_on': color.warning.line },
  '&[data-tone="danger"]': { '--_on': color.negative.line },
});
export const step = part({
  blockSize: space[15],
  borderRadius: vars.radius.pill,
  background: color.surface.pressed,
  '&[data-on]': { background: 'var(--_on)' },
  [media.forcedColors]: { border: '1px solid CanvasText', '&[data-on]': { background: 'CanvasText' } },
});
export const words = part(visuallyHidden);
