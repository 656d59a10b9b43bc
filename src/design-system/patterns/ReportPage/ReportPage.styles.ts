import { textStyle } from '#theme/mixins';
import { media } from '#theme/media';
import { part } from '#theme/part';
import { steps } from '#theme/steps';
import { vars } from '#theme/vars';

const { color, space } = vars;

export const root = part({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[4],
  minInlineSize: 0,
});

export const foot = part({
  ...textStyle('sm'),
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space[4],
  color: color.text.muted,
  textAlign: 'center',
  [media.tablet]: { justifyContent: 'space-between', textAlign: 'start' },
});

export const words = part({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'inherit',
  columnGap: space[3],
});
export const note = part({ textWrap: 'pretty' });

// One row that scrolls to the edges of the screen.
export const phone = part({
  display: 'flex',
  gap: space[2],
  overflowX: 'auto',
  scrollbarWidth: 'none',
  marginInline: 'calc(-1 * var(--page-side, 0px))',
  paddingInline: 'var(--page-side, 0px)',
  // Room for the focus ring, which a scroller clips.
  marginBlock: `calc(${space[1]} * -1)`,
  paddingBlock: space[1],
  '& > *': { flex: 'none' },
  // Up to four periods share the width in two lines; more would be cut, and go on beyond the edge.
  '& > :has(> :nth-child(5))': { maxInlineSize: 'none' },
});

export const groups = part({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[4] });
export const group = part({ minInlineSize: 0 });
export const groupHead = part({
  ...textStyle('sm'),
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: space[2],
  marginBlockEnd: space[2],
  paddingInline: '2px',
  fontWeight: vars.font.weight.semibold,
  color: color.text.secondary,
});
export const groupEnd = part({ fontWeight: vars.font.weight.regular });

export const skeletonTable = part({
  overflow: 'hidden',
  borderRadius: vars.radius.lg,
  border: `1px solid ${vars.table.line}`,
  background: color.surface.raised,
});
export const skeletonHead = part({ blockSize: steps(9), background: vars.table.headBg });
export const skeletonRow = part({
  display: 'grid',
  gridTemplateColumns: '1fr 2fr 1fr 1fr',
  alignItems: 'center',
  gap: space[4],
  blockSize: vars.table.rowHeight,
  paddingInline: vars.table.cellX,
  borderBlockStart: `1px solid ${vars.table.line}`,
});
export const skeletonLines = part({ display: 'grid', gap: space[2] });
