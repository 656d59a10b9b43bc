import { textStyle } from '#theme/mixins';
import { part } from '#theme/part';
import { vars } from '#theme/vars';

const { space } = vars;

export const list = part({ display: 'flex', flexWrap: 'wrap', gap: space[4], marginBlockStart: space[3] });

export const code = part({
  ...textStyle('xs'),
  display: 'grid',
  justifyItems: 'center',
  gap: space[1],
});

export const name = part({
  marginBlockStart: space[1],
  color: vars.color.text.primary,
  fontWeight: vars.font.weight.semibold,
});
