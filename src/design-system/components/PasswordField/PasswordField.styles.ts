import { textStyle } from '#theme/mixins';
import { part } from '#theme/part';
import { vars } from '#theme/vars';

export { input, root } from '../../patterns/Field/Field.styles';

/** Dots in a field of text; the types of CSS do not know the property, which every engine has. */
export const masked = part({ '&[data-masked]': { ['WebkitTextSecurity' as '--_security']: 'disc' } });

export const hint = part({
  ...textStyle('xs'),
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[15],
  color: vars.color.warning.text,
  // Out of the flow, so that it takes no gap; it must stay for assistive technology to notice when it fills.
  '&:empty': { position: 'absolute' },
});

export const rules = part({
  ...textStyle('xs'),
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: vars.space[5],
  rowGap: vars.space[1],
});

export const rule = part({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[15],
  color: vars.color.text.muted,
  '&[data-met]': { color: vars.color.positive.text },
});
