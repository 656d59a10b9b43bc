import { media } from '#theme/media';
import { textStyle } from '#theme/mixins';
import { part } from '#theme/part';
import { vars } from '#theme/vars';

export const root = part({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[10],
  maxInlineSize: `calc(${vars.layout.max} + 2 * ${vars.layout.gutter})`,
  marginInline: 'auto',
  paddingInline: vars.layout.gutter,
  paddingBlock: `${vars.space[5]} ${vars.space[12]}`,
  boxSizing: 'border-box',
  inlineSize: '100%',
  [media.belowDesktop]: { gap: vars.space[6], paddingBlockStart: vars.space[3] },
});

export const top = part({ display: 'grid', gap: vars.layout.gap });

export const hero = part({
  display: 'grid',
  gap: vars.layout.gap,
  gridTemplateColumns: 'minmax(0, 1fr)',
  [media.desktop]: { gridTemplateColumns: 'minmax(0, 2.4fr) minmax(0, 1fr)' },
});

export const side = part({
  display: 'grid',
  gap: vars.layout.gap,
  gridTemplateRows: 'auto minmax(0, 1fr)',
});

/** Far sections are neither laid out nor painted until they come near; their usual height holds the place. */
export const section = part({
  minInlineSize: 0,
  contentVisibility: 'auto',
  containIntrinsicBlockSize: `auto calc(75 * ${vars.space[1]})`,
  [media.belowDesktop]: { containIntrinsicBlockSize: `auto calc(60 * ${vars.space[1]})` },
});

export const tileRow = part({
  display: 'grid',
  gap: vars.space[4],
  marginBlockStart: vars.space[4],
  gridTemplateColumns: 'repeat(7, minmax(0, 1fr))',
  [media.belowDesktop]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', gap: vars.space[3] },
});

export const tileBox = part({
  display: 'grid',
  gap: vars.space[1],
  [media.belowDesktop]: { '&:nth-of-type(n + 4)': { display: 'none' } },
});

export const liveRow = part({
  display: 'grid',
  gap: vars.space[4],
  marginBlockStart: vars.space[4],
  gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
  [media.belowDesktop]: {
    gridTemplateColumns: 'none',
    gridAutoFlow: 'column',
    gridAutoColumns: '62%',
    gap: vars.space[3],
    overflowX: 'auto',
    scrollSnapType: 'inline proximity',
    marginInlineEnd: `calc(-1 * ${vars.layout.gutter})`,
    paddingInlineEnd: vars.layout.gutter,
    scrollbarWidth: 'none',
  },
});

export const liveBox = part({ aspectRatio: '16 / 12.4' });

export const pair = part({
  display: 'grid',
  gap: vars.layout.gap,
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'stretch',
  [media.desktop]: { gridTemplateColumns: 'minmax(0, 2.4fr) minmax(0, 1fr)' },
});

export const noticeLine = part({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: vars.space[3],
  minBlockSize: vars.touch.min,
  paddingInline: vars.space[3],
  borderRadius: vars.radius.md,
  background: vars.color.surface.raised,
  border: `1px solid ${vars.color.border.subtle}`,
  color: vars.color.text.secondary,
  ...textStyle('sm'),
  '& > svg': { color: vars.color.accent.text },
});

export const noticeItem = part({
  color: 'inherit',
  textDecoration: 'none',
  paddingInlineEnd: vars.space[10],
});

/** Holds the place of what is below the first screen, so that the footer does not jump. */
export const below = part({ minBlockSize: '200dvh' });
