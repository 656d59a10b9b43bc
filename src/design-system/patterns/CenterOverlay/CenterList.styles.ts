import { media } from '#theme/media';
import { textStyle } from '#theme/mixins';
import { part } from '#theme/part';
import { vars } from '#theme/vars';

export const root = part({
  display: 'grid',
  gap: vars.space[5],
  marginBlockStart: vars.space[5],
  '&:first-child': { marginBlockStart: 0 },
  [media.desktop]: { display: 'none' },
});

export const heading = part({
  ...textStyle('sm'),
  marginBlockEnd: vars.space[25],
  fontWeight: vars.font.weight.semibold,
  color: vars.color.text.secondary,
});
