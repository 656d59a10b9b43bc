import { media } from '#theme/media';
import { textStyle } from '#theme/mixins';
import { part } from '#theme/part';
import { steps } from '#theme/steps';
import { vars } from '#theme/vars';

const { color, space } = vars;

export const root = part({ display: 'grid', justifyItems: 'center', gap: space[3], textAlign: 'center' });
export const envelope = part({
  display: 'grid',
  placeItems: 'center',
  inlineSize: steps(32),
  blockSize: steps(24),
  borderRadius: vars.radius.lg,
  background: color.accent.soft,
  color: color.accent.text,
  '&[data-open]': { background: color.surface.sunken, color: color.text.muted },
  '&[data-won]': { background: color.highlight.soft, color: color.highlight.text },
  [media.forcedColors]: { border: '1px solid' },
});
export const words = part(textStyle('lg'));
