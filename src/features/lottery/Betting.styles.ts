import { media } from '#theme/media';
import { pageColumn, textStyle } from '#theme/mixins';
import { part } from '#theme/part';
import { steps } from '#theme/steps';
import { vars } from '#theme/vars';

const { color, space } = vars;

export const page = part({
  ...pageColumn,
  display: 'grid',
  gap: space[5],
  paddingBlock: `${space[4]} ${space[10]}`,
  // The basket's button stays at the foot of a phone, and does not cover the end of the page.
  [media.belowTablet]: { '&:has([data-action-bar])': { paddingBlockEnd: steps(28) } },
});

export const head = part({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space[4]} ${space[8]}`,
});
export const end = part({ display: 'grid', gap: space[1], justifyItems: 'end', textAlign: 'end' });

/** One place of the draw: its name, its numbers, its quick picks. */
export const pickRow = part({
  display: 'grid',
  gap: space[2],
  alignItems: 'center',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  paddingBlock: space[3],
  borderBlockStart: `1px solid ${color.border.default}`,
  '& > :nth-child(3)': { gridColumn: '1 / -1' },
  [media.tablet]: {
    gap: space[4],
    gridTemplateColumns: `${steps(18)} minmax(0, 1fr) auto`,
    '& > :nth-child(3)': { gridColumn: 'auto' },
  },
});

export const sums = part({
  display: 'grid',
  gap: space[4],
  alignItems: 'end',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  paddingBlockStart: space[4],
  borderBlockStart: `1px solid ${color.border.default}`,
  [media.tablet]: { gridTemplateColumns: `repeat(auto-fit, minmax(${steps(36)}, 1fr))` },
});

export const figure = part({
  ...textStyle('lg', 'display'),
  fontWeight: vars.font.weight.semibold,
  fontVariantNumeric: 'tabular-nums lining-nums',
  overflowWrap: 'anywhere',
});

export const line = part({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto auto',
  gap: space[2],
  alignItems: 'center',
  paddingBlock: space[3],
  borderBlockStart: `1px solid ${color.border.default}`,
  overflowWrap: 'anywhere',
});

/** Bets of one chase, set in below it. */
export const chased = part({
  paddingInlineStart: space[4],
  borderInlineStart: `2px solid ${color.border.default}`,
});

export const cards = part({
  display: 'grid',
  gap: space[4],
  gridTemplateColumns: 'minmax(0, 1fr)',
  [media.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  [media.columns]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
  '&[data-next]': { [media.desktop]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' } },
});

// Results of every shape leave the lines of a row of cards where they are.
export const result = part({ display: 'flex', alignItems: 'center', minBlockSize: steps(13) });
export const cardFoot = part({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  justifyContent: 'space-between',
  gap: space[2],
  paddingBlockStart: space[3],
  borderBlockStart: `1px solid ${vars.color.border.subtle}`,
});

export const popular = part({
  display: 'grid',
  gap: `${space[2]} ${space[6]}`,
  gridTemplateColumns: `repeat(auto-fill, minmax(min(${steps(60)}, 100%), 1fr))`,
});
export const popularRow = part({
  ...textStyle('sm'),
  display: 'grid',
  gridTemplateColumns: `${steps(8)} minmax(0, 1fr) auto`,
  gap: space[3],
  alignItems: 'center',
  fontVariantNumeric: 'tabular-nums lining-nums',
});
export const bar = part({ inlineSize: '100%', blockSize: space[2], accentColor: color.accent.solid });
