import { textStyle } from '#theme/mixins';
import { part } from '#theme/part';
import { vars } from '#theme/vars';

const { color, space } = vars;

export const root = part({
  ...textStyle('md'),
  display: 'grid',
  minInlineSize: 0,
});

export const pair = part({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  columnGap: space[4],
  minInlineSize: 0,
  paddingBlock: space[2],
  '&:is([data-divided] > *)': { paddingBlock: space[3] },
  '&:is([data-divided] > :not(:first-child))': { borderBlockStart: `1px solid ${color.border.subtle}` },
});

export const term = part({ ...textStyle('sm'), color: color.text.muted });

export const value = part({
  minInlineSize: 0,
  overflowWrap: 'anywhere',
  fontWeight: vars.font.weight.medium,
  color: color.text.primary,
  textAlign: 'end',
  marginInlineStart: 'auto',
});
