import { visuallyHidden } from '#theme/mixins';
import { part } from '#theme/part';
import { vars } from '#theme/vars';

export const root = part({ position: 'relative', minInlineSize: 0 });

export const sentinel = part({ blockSize: '1px' });

export const foot = part({
  display: 'grid',
  placeItems: 'center',
  minBlockSize: vars.touch.min,
  paddingBlock: vars.space[2],
  color: vars.color.text.muted,
  '&[data-state="failed"]': { placeItems: 'stretch' },
  '&[data-state="end"]': { display: 'none' },
});

export const words = part(visuallyHidden);
