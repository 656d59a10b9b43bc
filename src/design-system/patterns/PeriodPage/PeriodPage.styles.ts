import { part } from '#theme/part';
import { vars } from '#theme/vars';

export const root = part({ display: 'grid', gap: vars.space[4], minInlineSize: 0 });
