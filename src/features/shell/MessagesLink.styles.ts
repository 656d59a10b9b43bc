import { part } from '#theme/part';
import { vars } from '#theme/vars';

export const root = part({ position: 'relative', display: 'inline-flex', flex: 'none' });

export const count = part({
  position: 'absolute',
  insetBlockStart: 0,
  insetInlineEnd: 0,
  display: 'flex',
  borderRadius: vars.radius.pill,
  boxShadow: `0 0 0 2px ${vars.header.bg}`,
  pointerEvents: 'none',
  '&:empty': { display: 'none' },
});
