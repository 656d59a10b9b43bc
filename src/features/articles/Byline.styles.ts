import { textStyle } from '#theme/mixins';
import { part } from '#theme/part';
import { vars } from '#theme/vars';

export const root = part({
  ...textStyle('sm'),
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: vars.space[3],
  color: vars.color.text.muted,
});
