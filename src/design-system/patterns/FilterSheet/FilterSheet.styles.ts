import { textStyle } from '#theme/mixins';
import { part } from '#theme/part';
import { vars } from '#theme/vars';

export const fields = part({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[6],
  marginBlockStart: vars.space[4],
});

export const group = part({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[25],
  // A sheet has room for rows of chips; a page scrolls them sideways.
  '& > [role="radiogroup"]': { flexWrap: 'wrap', overflow: 'visible', margin: 0, padding: 0 },
});

export const label = part({
  ...textStyle('sm'),
  fontWeight: vars.font.weight.medium,
  color: vars.color.text.secondary,
});
