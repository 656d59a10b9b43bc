import { textStyle } from '#theme/mixins';
import { part } from '#theme/part';
import { vars } from '#theme/vars';

export const root = part({ display: 'grid', gap: vars.space[3], minInlineSize: 0 });
export const title = part({ ...textStyle('md'), margin: 0, fontWeight: vars.font.weight.semibold });
