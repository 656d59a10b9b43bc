import { tabularNumbers, textStyle } from '#theme/mixins';
import { part } from '#theme/part';
import { vars } from '#theme/vars';

export const list = part({
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, calc(${vars.space[16]} * 4)), 1fr))`,
  gap: vars.space[4],
  '&[data-wide]': { gridTemplateColumns: 'minmax(0, 1fr)' },
});

export const item = part({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[3],
  minInlineSize: 0,
  '&[data-wide]': { flexDirection: 'column', alignItems: 'stretch', gap: vars.space[1] },
});

export const picture = part({ flex: 'none', maxInlineSize: '100%', minInlineSize: 0 });

export const words = part({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: vars.space[3],
  minInlineSize: 0,
  overflowWrap: 'anywhere',
});

export const name = part({ ...textStyle('sm'), fontWeight: vars.font.weight.semibold });
export const value = part({
  ...textStyle('xs'),
  ...tabularNumbers,
  color: vars.color.text.secondary,
  whiteSpace: 'normal',
});
