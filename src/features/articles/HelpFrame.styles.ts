import { part } from '#theme/part';
import { vars } from '#theme/vars';

const { color, space } = vars;

export const root = part({ minBlockSize: '100dvh', background: color.surface.canvas });

export const foot = part({ paddingInline: vars.layout.gutter, paddingBlock: space[3] });
