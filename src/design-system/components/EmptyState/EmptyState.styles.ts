import { textStyle } from '#theme/mixins';
import { part } from '#theme/part';
import { vars } from '#theme/vars';

export const root = part({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  textAlign: 'center',
  paddingBlock: vars.space[6],
  paddingInline: vars.space[3],
});

export const medal = part({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  inlineSize: vars.touch.min,
  blockSize: vars.touch.min,
  marginBlockEnd: vars.space[3],
  borderRadius: vars.radius.md,
  background: vars.color.surface.hover,
  color: vars.color.text.muted,
});

export const heading = part({
  ...textStyle('md'),
  margin: 0,
  fontWeight: vars.font.weight.semibold,
  color: vars.color.text.primary,
  textWrap: 'balance',
});

export const body = part({
  ...textStyle('sm'),
  marginBlockStart: vars.space[1],
  maxInlineSize: '48ch',
  color: vars.color.text.secondary,
  textWrap: 'pretty',
});

export const actions = part({ marginBlockStart: vars.space[3] });
