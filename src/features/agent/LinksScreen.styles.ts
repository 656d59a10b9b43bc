import { textStyle } from '#theme/mixins';
import { part } from '#theme/part';
import { steps } from '#theme/steps';
import { vars } from '#theme/vars';

const { color, space } = vars;

export const columns = part({
  display: 'grid',
  gap: space[4],
  alignItems: 'start',
  gridTemplateColumns: 'minmax(0, 1fr)',
  // Beside the navigation of the centre there is room for both from here on.
  '@media (min-width: 1200px)': { gridTemplateColumns: `minmax(0, 1fr) ${steps(90)}` },
});

export const card = part({ display: 'grid', gap: space[4], minInlineSize: 0 });

export const cardHead = part({
  display: 'flex',
  alignItems: 'start',
  justifyContent: 'space-between',
  gap: space[3],
});

export const names = part({ display: 'grid', gap: space[1], minInlineSize: 0, overflowWrap: 'anywhere' });

export const heading = part({ ...textStyle('lg'), margin: 0, fontWeight: vars.font.weight.semibold });

export const line = part({ ...textStyle('xs'), color: color.text.secondary });

export const end = part({ display: 'grid', justifyItems: 'end', minInlineSize: 0 });

export const code = part({ display: 'grid', justifyItems: 'center' });

export const buttons = part({
  display: 'grid',
  gap: space[2],
  gridTemplateColumns: `repeat(auto-fit, minmax(min(100%, ${steps(36)}), 1fr))`,
});

export const funnel = part({ display: 'grid', gap: space[3] });

export const foot = part({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[2],
  borderBlockStart: `1px solid ${color.border.default}`,
  paddingBlockStart: space[3],
  '& > :first-child': { flex: `1 1 ${steps(20)}` },
});
