import { textStyle } from '#theme/mixins';
import { part } from '#theme/part';
import { steps } from '#theme/steps';
import { vars } from '#theme/vars';

const { color, space } = vars;

export const item = part({
  paddingBlock: space[5],
  minInlineSize: 0,
  '& + &': { borderBlockStart: `1px solid ${color.border.default}` },
  '&:first-child': { paddingBlockStart: 0 },
});

export const article = part({
  display: 'grid',
  gap: space[3],
  maxInlineSize: steps(180),
  minInlineSize: 0,
  overflowWrap: 'anywhere',
});

export const head = part({
  ...textStyle('sm'),
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[3],
  color: color.text.secondary,
});
