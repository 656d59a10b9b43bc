import { textStyle } from '#theme/mixins';
import { part } from '#theme/part';
import { vars } from '#theme/vars';

const { color, space } = vars;

export const root = part({ display: 'grid', gap: space[8], minInlineSize: 0, textAlign: 'start' });

export const heading = part({
  ...textStyle('2xl', 'display'),
  scrollMarginBlockStart: space[20],
  outline: 'none',
});

export const text = part({
  ...textStyle('lg'),
  marginBlockStart: space[3],
  color: color.text.secondary,
  textWrap: 'pretty',
});
