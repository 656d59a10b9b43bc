import { textStyle } from '#theme/mixins';
import { part } from '#theme/part';
import { vars } from '#theme/vars';

export const body = part({
  display: 'grid',
  gridTemplateColumns: `calc(27 * ${vars.space[1]}) minmax(0, 1fr)`,
  alignItems: 'start',
  gap: vars.space[4],
  marginBlockStart: vars.space[2],
});

export const art = part({
  overflow: 'hidden',
  aspectRatio: vars.tile.ratio,
  borderRadius: vars.tile.radius,
});

export const facts = part({ minInlineSize: 0 });

export const vendor = part({ ...textStyle('sm'), color: vars.color.text.muted });

export const star = part({ marginBlockStart: vars.space[3] });
