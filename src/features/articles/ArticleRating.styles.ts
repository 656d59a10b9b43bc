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

export const line = part({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[3],
});

export const question = part({ ...textStyle('md'), fontWeight: vars.font.weight.semibold });

export const answers = part({ display: 'flex', flexWrap: 'wrap', gap: space[2] });

export const thanks = part({
  ...textStyle('md'),
  color: color.positive.text,
  '&:empty': { display: 'none' },
});
