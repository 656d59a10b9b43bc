import { part } from '#theme/part';
import { vars } from '#theme/vars';

export const flag = part({ flex: 'none', overflow: 'hidden', borderRadius: vars.radius.xs });
