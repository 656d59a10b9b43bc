import { textStyle } from '#theme/mixins';
import { part } from '#theme/part';
import { vars } from '#theme/vars';

export const root = part({ display: 'grid', gap: vars.space[3], minInlineSize: 0 });
export const title = part({ ...textStyle('md'), margin: 0, fontWeight: vars.font.weight.semibold });
export const list = part({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[2],
  margin: 0,
  padding: 0,
  listStyle: 'none',
});
