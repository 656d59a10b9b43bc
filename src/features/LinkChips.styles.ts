import { part } from '#theme/part';
import { vars } from '#theme/vars';

export const list = part({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[2],
});
