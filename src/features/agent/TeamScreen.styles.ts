import { textStyle } from '#theme/mixins';
import { part } from '#theme/part';
import { steps } from '#theme/steps';
import { vars } from '#theme/vars';

const { color, space } = vars;

export const account = part({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[2],
  minInlineSize: 0,
});

export const path = part({
  ...textStyle('xs'),
  display: 'block',
  color: color.text.muted,
  overflowWrap: 'anywhere',
});

export const rates = part({
  display: 'grid',
  gap: space[3],
  gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, ${steps(40)}), 1fr))`,
});
