import { media } from '#theme/media';
import { part } from '#theme/part';
import { vars } from '#theme/vars';

export const root = part({
  paddingInline: vars.layout.gutter,
  paddingBlockStart: vars.space[3],
  [media.desktop]: { display: 'none' },
});
