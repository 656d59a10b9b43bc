import { media } from '#theme/media';
import { textStyle } from '#theme/mixins';
import { part } from '#theme/part';
import { steps } from '#theme/steps';
import { vars } from '#theme/vars';

const { color, space } = vars;

export const body = part({ display: 'grid', gap: space[3], padding: vars.card.pad });

/** First place in the middle and highest; in the source it comes first. */
export const podium = part({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  alignItems: 'end',
  gap: space[2],
});
export const winner = part({
  display: 'grid',
  justifyItems: 'center',
  gap: space[1],
  minInlineSize: 0,
  '&[data-rank="1"]': { gridColumn: 2, gridRow: 1 },
  '&[data-rank="2"]': { gridColumn: 1, gridRow: 1 },
  '&[data-rank="3"]': { gridColumn: 3, gridRow: 1 },
});
export const name = part({
  ...textStyle('sm'),
  fontWeight: vars.font.weight.medium,
  maxInlineSize: '100%',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
});
export const points = part({
  ...textStyle('xs'),
  color: color.text.secondary,
  fontVariantNumeric: 'tabular-nums',
});
export const block = part({
  display: 'grid',
  justifyItems: 'center',
  alignContent: 'start',
  gap: space[1],
  inlineSize: '100%',
  paddingBlock: space[2],
  borderStartStartRadius: vars.radius.md,
  borderStartEndRadius: vars.radius.md,
  background: color.surface.sunken,
  minBlockSize: steps(18),
  '&[data-rank="1"]': { background: color.highlight.soft, minBlockSize: steps(24) },
  '&[data-rank="3"]': { minBlockSize: steps(16) },
  [media.forcedColors]: { border: '1px solid' },
});
export const rank = part({ ...textStyle('lg'), fontWeight: vars.font.weight.bold });

export const rows = part({
  borderBlockStart: `1px solid ${color.border.subtle}`,
});
export const row = part({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: space[3],
  minBlockSize: steps(14),
  paddingInline: vars.card.pad,
  '& > :nth-child(3)': { flex: `1 1 ${steps(16)}` },
  '& + &': { borderBlockStart: `1px solid ${color.border.subtle}` },
  '&[data-own]': { background: color.accent.soft, fontWeight: vars.font.weight.semibold },
  [media.forcedColors]: { '&[data-own]': { border: '2px solid' } },
});
export const place = part({
  minInlineSize: steps(7),
  color: color.text.muted,
  fontVariantNumeric: 'tabular-nums',
});
/** Below the name, at its own side, where a prize is too long to stand beside it. */
export const end = part({
  minInlineSize: steps(18),
  marginInlineStart: 'auto',
  textAlign: 'end',
  color: color.highlight.text,
});
export const foot = part({
  ...textStyle('sm'),
  padding: vars.card.pad,
  textAlign: 'center',
  color: color.text.secondary,
});
