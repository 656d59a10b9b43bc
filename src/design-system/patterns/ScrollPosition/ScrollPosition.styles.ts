import { textStyle } from '#theme/mixins';
import { part } from '#theme/part';
import { vars } from '#theme/vars';

export const root = part({ position: 'relative', minInlineSize: 0 });

export const bubble = part({
  ...textStyle('xs'),
  position: 'absolute',
  insetInlineEnd: vars.space[5],
  // Between the heading and the totals of a table.
  insetBlockStart: `calc(${vars.space[10]} + (100% - ${vars.space[20]} - ${vars.space[8]}) * var(--_place))`,
  zIndex: vars.z.sticky,
  paddingBlock: vars.space[1],
  paddingInline: vars.space[25],
  borderRadius: vars.radius.sm,
  background: vars.color.surface.inverse,
  color: vars.color.text.inverse,
  fontWeight: vars.font.weight.semibold,
  fontVariantNumeric: 'tabular-nums lining-nums',
  whiteSpace: 'nowrap',
  pointerEvents: 'none',
});
