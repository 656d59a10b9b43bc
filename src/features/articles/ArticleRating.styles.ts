import { textStyle } from '#theme/mixins';
import { part } from '#theme/part';
import { vars } from '#theme/vars';

const { color, space } = vars;

export const root = part({
  display: 'grid',
  gap: space[3],
  paddingBlockStart: space[5],
  borderBlockStart: `1px solid ${color.border.default}`,
});

export const thanks = part({
  ...textStyle('md'),
  color: color.positive.text,
  '&:empty': { display: 'none' },
});
