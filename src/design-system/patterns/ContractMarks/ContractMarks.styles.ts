import { media } from '#theme/media';
import { textStyle, visuallyHidden } from '#theme/mixins';
import { part } from '#theme/part';
import { vars } from '#theme/vars';

const { color, space } = vars;

export const root = part({ display: 'inline-flex', gap: space[1] });
export const mark = part({
  ...textStyle('2xs'),
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  minInlineSize: space[5],
  blockSize: space[5],
  boxSizing: 'border-box',
  paddingInline: space[1],
  borderRadius: vars.radius.xs,
  fontWeight: vars.font.weight.bold,
  background: color.surface.hover,
  color: color.text.muted,
  '&[data-state="active"]': { background: color.positive.soft, color: color.positive.text },
  '&[data-state="waiting"]': { background: color.warning.soft, color: color.warning.text },
  [media.forcedColors]: { border: '1px solid CanvasText', '&[data-state="none"]': { color: 'GrayText' } },
});
export const words = part(visuallyHidden);
