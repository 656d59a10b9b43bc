import { media } from '#theme/media';
import { textStyle } from '#theme/mixins';
import { part } from '#theme/part';
import { vars } from '#theme/vars';

const { color, space } = vars;

export const root = part({
  display: 'flex',
  alignItems: 'center',
  minInlineSize: 0,
  blockSize: space[10],
  paddingInline: `${space[3]} ${space[1]}`,
  borderRadius: vars.radius.md,
  background: color.surface.raised,
  boxShadow: `inset 0 0 0 1px ${color.border.default}`,
  [media.forcedColors]: { outline: '1px solid CanvasText' },
});

/** Room for the words that stand in for the amount, so that the header does not move when it arrives. */
export const amount = part({
  ...textStyle('md'),
  display: 'flex',
  alignItems: 'center',
  flex: 1,
  cursor: 'pointer',
  minInlineSize: `calc(${space[1]} * 28)`,
  marginInlineEnd: space[1],
  fontSize: `calc((${vars.font.size.md} + ${vars.font.size.lg}) / 2 * ${vars.type.sizeFactor})`,
  fontWeight: vars.font.weight.semibold,
});
