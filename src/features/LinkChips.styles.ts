import { part } from '#theme/part';
import { vars } from '#theme/vars';

export const list = part({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[2],
  margin: 0,
  padding: 0,
  listStyle: 'none',
});
