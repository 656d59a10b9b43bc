import { textStyle } from '#theme/mixins';
import { part } from '#theme/part';
import { vars } from '#theme/vars';

const { color, space } = vars;

/** A link to one notice shows it below the header that stays. */
export const item = part({
  minInlineSize: 0,
  scrollMarginBlockStart: `calc(${vars.header.topHeight} + ${vars.header.navHeight} + ${space[4]})`,
});

export const date = part({ ...textStyle('xs'), marginBlockStart: space[1], color: color.text.muted });

export const body = part({ ...textStyle('md'), marginBlockStart: space[3], color: color.text.secondary });
