import { media } from '#theme/media';
import { textStyle, truncate } from '#theme/mixins';
import { part } from '#theme/part';
import { vars } from '#theme/vars';

export const caps = part({ ...textStyle('2xs', 'caps') });
export const heading = part({ ...textStyle('xl', 'display'), margin: 0 });
export const text = part({ ...textStyle('sm'), margin: 0, color: vars.color.text.secondary });
export const between = part({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[3],
});
export const stack = part({ display: 'grid', gap: vars.space[4], alignContent: 'start' });
export const inset = part({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  flexWrap: 'wrap',
  gap: vars.space[2],
  padding: `${vars.space[25]} ${vars.space[3]}`,
  borderRadius: vars.radius.md,
  background: vars.color.surface.sunken,
  color: vars.color.text.muted,
  ...textStyle('xs'),
});
export const actions = part({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[2],
  '& > :first-of-type': { flex: 1 },
});

export const recents = part({
  display: 'grid',
  gap: vars.space[1],
  margin: 0,
  padding: 0,
  listStyle: 'none',
});
export const recent = part({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'center',
  gap: vars.space[3],
  minBlockSize: vars.touch.min,
  color: vars.color.text.primary,
  textDecoration: 'none',
  '& img': {
    inlineSize: vars.space[8],
    blockSize: vars.space[8],
    objectFit: 'cover',
    borderRadius: vars.radius.sm,
  },
  '& span': { ...truncate, ...textStyle('md'), fontWeight: vars.font.weight.medium },
});

export const categories = part({
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fit, minmax(calc(37.5 * ${vars.space[1]}), 1fr))`,
  gap: vars.space[3],
  margin: 0,
  padding: 0,
  listStyle: 'none',
  [media.belowDesktop]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))', gap: vars.space[2] },
});
export const category = part({
  position: 'relative',
  display: 'grid',
  alignContent: 'center',
  gap: vars.space['05'],
  minBlockSize: `calc(22 * ${vars.space[1]})`,
  boxSizing: 'border-box',
  paddingInline: `${vars.space[4]} calc(18 * ${vars.space[1]})`,
  paddingBlock: vars.space[2],
  borderRadius: vars.radius.lg,
  border: `1px solid ${vars.color.border.subtle}`,
  background: vars.color.surface.raised,
  boxShadow: vars.shadow[1],
  color: vars.color.text.primary,
  textDecoration: 'none',
  '& b': { ...textStyle('md'), fontWeight: vars.font.weight.semibold, overflowWrap: 'anywhere' },
  '& span': { ...textStyle('xs'), color: vars.color.text.secondary },
  '& img': {
    position: 'absolute',
    insetBlockStart: vars.space[25],
    insetInlineEnd: vars.space[25],
    inlineSize: `calc(14 * ${vars.space[1]})`,
    blockSize: `calc(100% - 2 * ${vars.space[25]})`,
    objectFit: 'cover',
    borderRadius: vars.radius.sm,
  },
  [media.belowDesktop]: {
    paddingInline: vars.space[1],
    justifyItems: 'center',
    textAlign: 'center',
    minBlockSize: `calc(21 * ${vars.space[1]})`,
    '& b': { ...textStyle('xs'), fontWeight: vars.font.weight.medium },
    '& span': { display: 'none' },
    '& img': { position: 'static', inlineSize: vars.space[8], blockSize: vars.space[8] },
  },
});
