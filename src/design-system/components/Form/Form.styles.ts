import { focusRing, textStyle } from '#theme/mixins';
import { part } from '#theme/part';
import { vars } from '#theme/vars';

// Hooks: --form-gap
export const root = part({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: `var(--form-gap, ${vars.space[4]})`,
});

export const summary = part({
  ...textStyle('sm'),
  ...focusRing,
  display: 'flex',
  gap: vars.space[25],
  padding: vars.space[3],
  borderRadius: vars.radius.sm,
  background: vars.color.negative.soft,
  color: vars.color.text.primary,
  '& > svg': { color: vars.color.negative.text, blockSize: '1lh' },
});

export const words = part({
  display: 'grid',
  gap: vars.space[1],
  minInlineSize: 0,
  overflowWrap: 'break-word',
});
export const heading = part({ fontWeight: vars.font.weight.semibold });
export const list = part({
  display: 'grid',
  gap: vars.space[1],
  paddingInlineStart: vars.space[4],
  listStyle: 'disc',
});
