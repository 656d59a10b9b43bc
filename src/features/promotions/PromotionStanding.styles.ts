import { part } from '#theme/part';
import { vars } from '#theme/vars';

export const gain = part({ color: vars.color.positive.text, fontWeight: vars.font.weight.semibold });
