import { part } from '#theme/part';
import { vars } from '#theme/vars';

export const root = part({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space[2] });
