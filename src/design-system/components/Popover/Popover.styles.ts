import { textStyle } from '#theme/mixins';
import { part } from '#theme/part';
import { vars } from '#theme/vars';
import { surface } from './surface';

// Hooks: --menu-bg · --menu-radius
export const root = part({ ...surface, inlineSize: `calc(${vars.drawer.width} * 0.9)` });

export const dialog = part({
  ...textStyle('sm'),
  padding: vars.space[4],
  outline: 'none',
  color: vars.color.text.secondary,
});

export const heading = part({
  ...textStyle('md'),
  margin: 0,
  marginBlockEnd: vars.space[2],
  color: vars.color.text.primary,
  fontWeight: vars.font.weight.semibold,
});
