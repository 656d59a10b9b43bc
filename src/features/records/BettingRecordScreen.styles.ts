import { textStyle } from '#theme/mixins';
import { part } from '#theme/part';
import { vars } from '#theme/vars';
export const result = part({ ...textStyle('3xl', 'display') });
export const heading = part({
  ...textStyle('sm'),
  fontWeight: vars.font.weight.semibold,
  marginBlock: `0 ${vars.space[3]}`,
});
