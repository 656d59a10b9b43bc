import { part } from '#theme/part';
import { vars } from '#theme/vars';
import { surface, widest } from '../Popover/surface';

// Hooks: --menu-bg · --menu-radius
export { icon, item, words } from '../Menu/Menu.styles';
export { root } from '../../patterns/Field/Field.styles';

export const popover = part({
  ...surface,
  minInlineSize: `min(var(--trigger-width), ${widest})`,
  display: 'flex',
  flexDirection: 'column',
});

export const list = part({ padding: vars.space[15], outline: 'none', overflow: 'auto', minBlockSize: 0 });

export const empty = part({
  padding: vars.space[4],
  color: vars.color.text.muted,
  textAlign: 'center',
});
