import { textStyle } from '#theme/mixins';
import { part } from '#theme/part';
import { vars } from '#theme/vars';

const { color, space } = vars;

export const root = part({ display: 'flex', flexWrap: 'wrap', gap: space[2], minInlineSize: 0 });

export const method = part({
  ...textStyle('xs'),
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[15],
  minBlockSize: space[8],
  paddingInline: space[25],
  borderRadius: vars.radius.sm,
  boxShadow: `inset 0 0 0 1px ${color.border.default}`,
  fontWeight: vars.font.weight.medium,
});
