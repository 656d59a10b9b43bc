import { textStyle } from '#theme/mixins';
import { part } from '#theme/part';
import { vars } from '#theme/vars';

export { box, root } from '../../patterns/Field/Field.styles';

export const area = part({
  inlineSize: '100%',
  minBlockSize: `calc(${vars.field.height} * 2)`,
  paddingBlock: vars.space[25],
  paddingInline: `calc(${vars.space[1]} * 3.5)`,
  outline: 'none',
  textAlign: 'start',
  resize: 'vertical',
});

export const counter = part({
  ...textStyle('xs'),
  marginInlineStart: 'auto',
  color: vars.color.text.muted,
  fontVariantNumeric: 'tabular-nums',
  '&[data-over]': { color: vars.color.negative.text, fontWeight: vars.font.weight.semibold },
});
