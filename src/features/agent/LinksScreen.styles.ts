import { part } from '#theme/part';
import { steps } from '#theme/steps';
import { vars } from '#theme/vars';

const { color, space } = vars;

export const names = part({ display: 'grid', gap: space[1], minInlineSize: 0, overflowWrap: 'anywhere' });

export const end = part({ display: 'grid', justifyItems: 'end', minInlineSize: 0 });

export const buttons = part({
  display: 'grid',
  gap: space[2],
  gridTemplateColumns: `repeat(auto-fit, minmax(min(100%, ${steps(36)}), 1fr))`,
});

export const foot = part({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[2],
  borderBlockStart: `1px solid ${color.border.default}`,
  paddingBlockStart: space[3],
  '& > :first-child': { flex: `1 1 ${steps(20)}` },
});
