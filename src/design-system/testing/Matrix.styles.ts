import { part } from '#theme/part';
import { vars } from '#theme/vars';

export const scope = part({
  padding: vars.space[4],
  background: vars.color.surface.canvas,
  color: vars.color.text.primary,
});

export const name = part({
  marginBlockEnd: vars.space[3],
  color: vars.color.text.secondary,
  fontSize: vars.font.size.xs,
});
