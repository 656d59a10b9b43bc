import { textStyle, truncateName } from '#theme/mixins';
import { part } from '#theme/part';
import { vars } from '#theme/vars';

const { space } = vars;

/** Sits in the drawer's heading and reads as text. */
export const root = part({
  ...textStyle('md'),
  display: 'flex',
  alignItems: 'center',
  gap: space[3],
  paddingBlock: `${space[4]} ${space[3]}`,
  fontFamily: vars.font.text,
  letterSpacing: 'normal',
  fontStretch: 'normal',
});

export const words = part({ display: 'grid', justifyItems: 'start', gap: '2px', minInlineSize: 0 });

export const name = part({ ...truncateName, maxInlineSize: '100%', fontWeight: vars.font.weight.semibold });

export const line = part({
  ...textStyle('xs'),
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[2],
  color: vars.color.text.muted,
  fontWeight: vars.font.weight.regular,
});
