import { media } from '#theme/media';
import { textStyle } from '#theme/mixins';
import { part } from '#theme/part';
import { vars } from '#theme/vars';
import { surface } from '../Popover/surface';
import { listItem } from './item';

// Hooks: --menu-bg · --menu-radius
export const popover = part({ ...surface, minInlineSize: `calc(${vars.space[1]} * 62)` });
export const list = part({ padding: vars.space[15], outline: 'none', minInlineSize: 0 });
export const item = part(listItem);
export const icon = part({ display: 'flex', flex: 'none', color: 'var(--_icon)' });
export const words = part({ flex: 1, minInlineSize: 0, overflowWrap: 'break-word' });
export const note = part({
  ...textStyle('xs'),
  display: 'block',
  color: vars.color.text.muted,
  fontWeight: vars.font.weight.regular,
  '&:is([data-selected] *)': { color: vars.color.text.secondary },
  '&:is([data-disabled] *)': { color: vars.color.text.disabled },
});
export const end = part({
  display: 'flex',
  flex: 'none',
  alignItems: 'center',
  color: vars.color.text.muted,
});
export const separator = part({
  blockSize: '1px',
  border: 0,
  marginBlock: vars.space[1],
  marginInline: vars.space[3],
  background: vars.color.border.subtle,
  [media.forcedColors]: { background: 'CanvasText' },
});
