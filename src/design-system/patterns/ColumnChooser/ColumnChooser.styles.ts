import { focusRing } from '#theme/mixins';
import { part } from '#theme/part';
import { steps } from '#theme/steps';
import { vars } from '#theme/vars';

const { color, space } = vars;

export const root = part({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[2],
  inlineSize: steps(60),
  maxInlineSize: '100%',
});

export const list = part({
  maxBlockSize: steps(96),
  overflowY: 'auto',
  overscrollBehavior: 'contain',
});

export const row = part({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[2],
  minBlockSize: steps(9),
});

export const handle = part({
  ...focusRing,
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  inlineSize: steps(9),
  blockSize: steps(9),
  borderRadius: vars.radius.sm,
  color: color.text.muted,
  cursor: 'grab',
  touchAction: 'none',
});

export const foot = part({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: space[2],
  paddingBlockStart: space[2],
  borderBlockStart: `1px solid ${color.border.subtle}`,
});
