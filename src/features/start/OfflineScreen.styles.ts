import { part } from '#theme/part';
import { steps } from '#theme/steps';
import { vars } from '#theme/vars';

const { color, space } = vars;

export const saved = part({
  display: 'grid',
  gap: space[3],
  inlineSize: '100%',
  maxInlineSize: steps(130),
  marginInline: 'auto',
  paddingInline: space[4],
});

export const list = part({
  border: `1px solid ${color.border.subtle}`,
  borderRadius: vars.radius.lg,
  background: color.surface.raised,
});

export const page = part({
  padding: `${space[3]} ${space[4]}`,
  overflowWrap: 'anywhere',
  '& + &': { borderBlockStart: `1px solid ${color.border.subtle}` },
});
