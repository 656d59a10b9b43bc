import { media } from '#theme/media';
import { textStyle } from '#theme/mixins';
import { part } from '#theme/part';
import { vars } from '#theme/vars';

export const root = part({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: vars.space[5],
  maxInlineSize: `calc(${vars.layout.max} + 2 * ${vars.layout.gutter})`,
  inlineSize: '100%',
  marginInline: 'auto',
  paddingInline: vars.layout.gutter,
  paddingBlock: `${vars.space[5]} ${vars.space[12]}`,
  boxSizing: 'border-box',
  [media.belowDesktop]: { gap: vars.space[3], paddingBlockStart: vars.space[3] },
});

export const banner = part({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[4],
  minBlockSize: `calc(30 * ${vars.space[1]})`,
  padding: vars.space[6],
  boxSizing: 'border-box',
  overflow: 'hidden',
  borderRadius: vars.radius.xl,
  border: `1px solid ${vars.color.border.subtle}`,
  background: `linear-gradient(90deg, ${vars.color.surface.raised} 40%, ${vars.color.accent.soft})`,
  [media.belowDesktop]: {
    minBlockSize: `calc(18 * ${vars.space[1]})`,
    padding: vars.space[4],
    borderRadius: vars.radius.lg,
  },
});
export const mark = part({
  display: 'grid',
  placeItems: 'center',
  inlineSize: `calc(14 * ${vars.space[1]})`,
  blockSize: `calc(14 * ${vars.space[1]})`,
  borderRadius: vars.radius.md,
  background: vars.color.surface.canvas,
  color: vars.color.text.primary,
  flex: 'none',
});
export const bannerText = part({ display: 'grid', gap: vars.space[1], flex: 1, minInlineSize: 0 });
export const title = part({
  ...textStyle('3xl', 'display'),
  margin: 0,
  [media.belowDesktop]: textStyle('xl', 'display'),
});
export const facts = part({ ...textStyle('sm'), margin: 0, color: vars.color.text.secondary });
export const covers = part({
  display: 'flex',
  alignSelf: 'stretch',
  gap: vars.space[3],
  marginBlock: `calc(-1 * ${vars.space[6]})`,
  '& img': {
    inlineSize: `calc(28 * ${vars.space[1]})`,
    aspectRatio: vars.tile.ratio,
    objectFit: 'cover',
    borderRadius: vars.radius.md,
    rotate: '6deg',
    boxShadow: vars.shadow[3],
  },
  [media.belowDesktop]: { display: 'none' },
});

export const tools = part({
  display: 'grid',
  gridTemplateColumns: `minmax(0, calc(65 * ${vars.space[1]})) minmax(0, 1fr) auto auto`,
  alignItems: 'center',
  gap: vars.space[3],
  '& > :first-of-type': { minInlineSize: 0 },
  [media.belowDesktop]: { gridTemplateColumns: 'minmax(0, 1fr) auto' },
});
export const chips = part({
  minInlineSize: 0,
  overflowX: 'auto',
  scrollbarWidth: 'none',
  paddingBlock: vars.space['05'],
  [media.belowDesktop]: { gridColumn: '1 / -1', gridRow: 2 },
});
export const count = part({
  ...textStyle('sm'),
  color: vars.color.text.muted,
  whiteSpace: 'nowrap',
  [media.belowDesktop]: { gridColumn: '1 / -1', gridRow: 3 },
});
export const sort = part({
  inlineSize: `calc(42 * ${vars.space[1]})`,
  [media.belowDesktop]: { inlineSize: 'auto' },
});

export const wall = part({
  display: 'grid',
  gap: vars.space[4],
  gridTemplateColumns: 'repeat(7, minmax(0, 1fr))',
  [media.belowDesktop]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', gap: vars.space[3] },
});
export const wallBox = part({ display: 'grid', gap: vars.space[1] });
