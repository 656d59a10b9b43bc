import { media } from '#theme/media';
import { focusRing, tabularNumbers, visuallyHidden } from '#theme/mixins';
import { part } from '#theme/part';
import { vars } from '#theme/vars';
import { fieldBox } from '../../patterns/Field/fieldBox';
import { surface } from '../Popover/surface';

export { icon, item, words } from '../Menu/Menu.styles';
export { input, root } from '../../patterns/Field/Field.styles';

// Hooks: those of the field box · --menu-bg · --menu-radius
export const box = part({ ...fieldBox, paddingInlineStart: 0 });

export const trigger = part({
  ...focusRing,
  flex: 'none',
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[2],
  alignSelf: 'stretch',
  paddingInline: `var(--_field-pad) ${vars.space[25]}`,
  borderInlineEnd: `1px solid ${vars.color.border.default}`,
  borderStartStartRadius: vars.field.radius,
  borderEndStartRadius: vars.field.radius,
  cursor: 'pointer',
  WebkitTapHighlightColor: 'transparent',
  '&[data-focus-visible]': {
    outline: `2px solid ${vars.color.border.focus}`,
    outlineOffset: `calc(-1 * ${vars.space[1]})`,
  },
  '&[data-disabled]': { cursor: 'not-allowed' },
});

export const flagPlace = part({
  flex: 'none',
  display: 'flex',
  inlineSize: vars.space[5],
  blockSize: `calc(${vars.space[1]} * 3.5)`,
  borderRadius: '2px',
  overflow: 'hidden',
  background: vars.color.surface.hover,
  [media.forcedColors]: { outline: '1px solid' },
});

export const flag = part({ inlineSize: '100%', blockSize: '100%', objectFit: 'cover' });

export const spoken = part(visuallyHidden);
export const code = part({ ...tabularNumbers, color: 'inherit' });
export const itemCode = part({
  ...tabularNumbers,
  color: vars.color.text.muted,
  '&:is([data-selected] *)': { color: vars.color.text.secondary },
});
export const chevron = part({ display: 'flex', color: vars.color.text.muted });

export const popover = part({
  ...surface,
  display: 'flex',
  flexDirection: 'column',
  inlineSize: 'var(--trigger-width)',
  minInlineSize: `calc(${vars.space[20]} * 3)`,
  overflow: 'hidden',
});
export const picker = part({ display: 'flex', flexDirection: 'column', minBlockSize: 0, outline: 'none' });
export const search = part({ padding: vars.space[15], paddingBlockEnd: 0 });
export const list = part({
  blockSize: `calc(${vars.space[1]} * 72)`,
  minBlockSize: 0,
  overflowY: 'auto',
  outline: 'none',
});
export const empty = part({ padding: vars.space[4], color: vars.color.text.muted, textAlign: 'center' });
