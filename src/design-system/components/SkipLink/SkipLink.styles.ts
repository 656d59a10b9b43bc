import { textStyle } from '#theme/mixins';
import { part } from '#theme/part';
import { vars } from '#theme/vars';

export const root = part({
  ...textStyle('md'),
  position: 'fixed',
  insetBlockStart: vars.space[2],
  insetInlineStart: vars.space[2],
  zIndex: vars.z.blocker,
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: vars.touch.min,
  paddingInline: vars.space[4],
  borderRadius: vars.radius.sm,
  background: vars.color.surface.inverse,
  color: vars.color.text.inverse,
  fontWeight: vars.font.weight.semibold,
  // Only the keyboard brings it in; a pointer cannot focus what it cannot see.
  '&:not(:focus-within)': { clipPath: 'inset(50%)', pointerEvents: 'none' },
});
