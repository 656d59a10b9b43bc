import { textStyle } from '#theme/mixins';
import { part } from '#theme/part';
import { vars } from '#theme/vars';

export const game = part({ display: 'grid', minInlineSize: 0, justifyItems: 'start' });
export const quiet = part({ ...textStyle('xs'), color: vars.color.text.muted, overflowWrap: 'anywhere' });
export const end = part({ display: 'grid', justifyItems: 'end', gap: vars.space[1] });

export const panel = part({ display: 'grid', gap: vars.space[6] });
export const head = part({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'start',
  justifyContent: 'space-between',
  gap: vars.space[3],
});
export const name = part({
  ...textStyle('lg'),
  fontWeight: vars.font.weight.semibold,
  overflowWrap: 'anywhere',
});
export const result = part({ ...textStyle('3xl', 'display') });
export const heading = part({
  ...textStyle('sm'),
  fontWeight: vars.font.weight.semibold,
  marginBlock: `0 ${vars.space[3]}`,
});
export const label = part({ ...textStyle('xs'), color: vars.color.text.muted });
