import { part } from '#theme/part';
import { vars } from '#theme/vars';

export { box, root } from '../../patterns/Calendar/Calendar.styles';

// Hooks: those of Calendar and of the field box
export const inputs = part({
  flex: 1,
  minInlineSize: 0,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space[15],
  paddingBlock: vars.space[1],
  '&& > *': { flex: 'none' },
});

export const dash = part({ color: vars.color.text.muted });
