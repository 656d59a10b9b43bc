import { textStyle } from '#theme/mixins';
import { part } from '#theme/part';
import { vars } from '#theme/vars';

export { input, root } from '../../patterns/Field/Field.styles';

// Hooks: those of the field box
export const unit = part({
  ...textStyle('sm'),
  paddingInline: vars.space[2],
  color: vars.color.text.muted,
  fontWeight: vars.font.weight.medium,
  '&[data-size="lg"]': { font: 'inherit', fontWeight: vars.font.weight.semibold, paddingInline: 0 },
});

export const readings = part({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[2],
  marginBlockStart: vars.space[15],
});
