import { textStyle } from '#theme/mixins';
import { part } from '#theme/part';
import { vars } from '#theme/vars';

const { color, space } = vars;

export const list = part({ display: 'grid', gap: space[3] });

/** A link to one notice shows it below the header that stays. */
export const item = part({
  minInlineSize: 0,
  scrollMarginBlockStart: `calc(${vars.header.topHeight} + ${vars.header.navHeight} + ${space[4]})`,
});

export const title = part({
  ...textStyle('lg'),
  fontWeight: vars.font.weight.semibold,
  overflowWrap: 'break-word',
});

export const date = part({ ...textStyle('xs'), marginBlockStart: space[1], color: color.text.muted });

export const body = part({ ...textStyle('md'), marginBlockStart: space[3], color: color.text.secondary });

export const placeholder = part({ display: 'grid', gap: space[2] });
