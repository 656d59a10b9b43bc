import { media } from '#theme/media';
import { part } from '#theme/part';
import { vars } from '#theme/vars';

export { root } from '../../patterns/Field/Field.styles';

export const items = part({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[3],
  // Under a finger each row is 44 px high by itself.
  [media.belowDesktop]: { rowGap: 0 },
  '&:where([data-orientation="horizontal"])': {
    flexDirection: 'row',
    flexWrap: 'wrap',
    columnGap: vars.space[6],
  },
});
