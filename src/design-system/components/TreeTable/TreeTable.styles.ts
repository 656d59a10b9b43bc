import { visuallyHidden } from '#theme/mixins';
import { part } from '#theme/part';
import { vars } from '#theme/vars';

// Hooks: those of Table.

const { color, space } = vars;

export const waiting = part({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[2],
  color: color.text.muted,
  fontWeight: vars.font.weight.regular,
});

export const failure = part({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[2],
  color: color.negative.text,
  fontWeight: vars.font.weight.regular,
  '&:is([data-windowed] *)': { flexWrap: 'nowrap' },
});

export const hidden = part(visuallyHidden);
