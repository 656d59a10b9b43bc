import { part } from '#theme/part';
import { vars } from '#theme/vars';

export const root = part({ minInlineSize: 0 });
export const stale = part({ marginBlockEnd: vars.space[4] });
