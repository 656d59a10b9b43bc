import { textStyle } from '#theme/mixins';
import { part } from '#theme/part';
import { vars } from '#theme/vars';

const { color, space } = vars;

export const root = part({ minBlockSize: '100dvh', background: color.surface.canvas });

export const head = part({
  display: 'flex',
  alignItems: 'center',
  gap: space[4],
  boxSizing: 'border-box',
  inlineSize: '100%',
  maxInlineSize: `calc(${vars.layout.max} + 2 * ${vars.layout.gutter})`,
  marginInline: 'auto',
  paddingInline: vars.layout.gutter,
  paddingBlock: space[3],
  borderBlockEnd: `1px solid ${color.border.default}`,
});

export const name = part({ ...textStyle('md'), fontWeight: vars.font.weight.semibold });

export const end = part({ marginInlineStart: 'auto' });
