import { textStyle } from '#theme/mixins';
import { part } from '#theme/part';
import { vars } from '#theme/vars';

const { space } = vars;

export const list = part({ display: 'grid', gap: space[3], marginBlockStart: space[3] });

export const code = part({
  ...textStyle('sm'),
  display: 'flex',
  alignItems: 'center',
  gap: space[4],
});

export const words = part({ display: 'grid', justifyItems: 'start', minInlineSize: 0 });

export const name = part({
  color: vars.color.text.primary,
  fontWeight: vars.font.weight.semibold,
});
