import { truncate, truncateName } from '#theme/mixins';
import { part } from '#theme/part';
import { vars } from '#theme/vars';
import { fieldBox } from '../../patterns/Field/fieldBox';

export { root } from '../../patterns/Field/Field.styles';

// Hooks: those of the field box
export const trigger = part({
  ...fieldBox,
  inlineSize: '100%',
  border: 0,
  fontFamily: 'inherit',
  textAlign: 'start',
  cursor: 'pointer',
  WebkitTapHighlightColor: 'transparent',
});

export const value = part({
  ...truncate,
  flex: 1,
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[25],
  // Bare words, which only a block can cut with an ellipsis.
  '&[data-placeholder]': { ...truncateName, display: 'block', color: vars.color.text.muted },
  '&:is([data-disabled] *)': { color: 'inherit' },
  // The words of the chosen row are drawn again in the button, which has room for one line.
  '& [data-words]': truncateName,
});

export const chevron = part({ display: 'flex', flex: 'none', color: vars.color.text.muted });

export const icon = part({ display: 'flex', flex: 'none' });
export const words = part({ flex: 1, minInlineSize: 0 });
