import { textStyle } from '#theme/mixins';
import { part } from '#theme/part';
import { vars } from '#theme/vars';

export const date = part({
  ...textStyle('sm'),
  marginBlock: `0 ${vars.space[3]}`,
  color: vars.color.text.muted,
});
