import { media } from '#theme/media';
import { tabularNumbers, textStyle, truncate } from '#theme/mixins';
import { part } from '#theme/part';
import { vars } from '#theme/vars';

export const head = part({
  paddingBlock: vars.space[3],
  paddingInline: vars.space[5],
  borderBlockEnd: `1px solid ${vars.color.border.subtle}`,
});
export const list = part({ margin: 0, padding: 0, listStyle: 'none' });
export const scroller = part({
  maxBlockSize: `calc(97.5 * ${vars.space[1]})`,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
});
export const quiet = part({
  padding: vars.space[5],
  margin: 0,
  color: vars.color.text.muted,
  ...textStyle('md'),
});

export const match = part({
  display: 'grid',
  gridTemplateColumns: `calc(23 * ${vars.space[1]}) minmax(0, 1fr) repeat(3, calc(21 * ${vars.space[1]}))`,
  alignItems: 'center',
  gap: vars.space[2],
  paddingBlock: vars.space[3],
  paddingInline: vars.space[5],
  color: vars.color.text.primary,
  textDecoration: 'none',
  borderBlockEnd: `1px solid ${vars.color.border.subtle}`,
  [media.belowDesktop]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', paddingInline: vars.space[4] },
});
export const when = part({
  display: 'grid',
  ...textStyle('xs'),
  '& span': { ...truncate, color: vars.color.text.muted },
  '& b': { ...tabularNumbers, color: vars.color.negative.text, fontWeight: vars.font.weight.semibold },
  '&[data-upcoming] b': { color: vars.color.text.secondary },
  [media.belowDesktop]: { gridColumn: '1 / -1', display: 'flex', justifyContent: 'space-between' },
});
export const teams = part({
  display: 'grid',
  gap: vars.space[1],
  [media.belowDesktop]: { gridColumn: '1 / -1' },
});
export const team = part({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: vars.space[2],
  ...textStyle('md'),
  fontWeight: vars.font.weight.medium,
  '& > span': truncate,
  '& b': { ...tabularNumbers, paddingInlineEnd: vars.space[3] },
  '& img': { inlineSize: vars.space[5], blockSize: vars.space[5], borderRadius: vars.radius.xs },
});
export const price = part({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'center',
  minBlockSize: vars.touch.min,
  paddingInline: vars.space[3],
  borderRadius: vars.radius.sm,
  background: vars.color.surface.hover,
  ...textStyle('md'),
  '& span': { color: vars.color.text.secondary, ...textStyle('xs') },
  '& b': { ...tabularNumbers, fontWeight: vars.font.weight.semibold },
});

export const win = part({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: vars.space[3],
  paddingBlock: vars.space[2],
  paddingInline: vars.space[5],
  borderBlockEnd: `1px solid ${vars.color.border.subtle}`,
  '& img': {
    inlineSize: vars.space[8],
    blockSize: vars.space[8],
    borderRadius: vars.radius.sm,
    objectFit: 'cover',
  },
});
export const winText = part({
  minInlineSize: 0,
  display: 'grid',
  ...textStyle('md'),
  '& b': { ...truncate, fontWeight: vars.font.weight.semibold },
  '& span': { ...truncate, ...textStyle('xs'), color: vars.color.text.muted },
  '& bdi::after': { content: '" · "' },
});

export const results = part({
  display: 'grid',
  gap: vars.space[4],
  marginBlockStart: vars.space[4],
  gridTemplateColumns: `repeat(auto-fill, minmax(calc(70 * ${vars.space[1]}), 1fr))`,
  [media.belowDesktop]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[3] },
});
export const result = part({ display: 'grid', gap: vars.space[3] });
export const resultHead = part({
  display: 'flex',
  justifyContent: 'space-between',
  gap: vars.space[2],
  color: vars.color.text.muted,
  ...textStyle('xs'),
  '& b': {
    ...truncate,
    ...textStyle('md'),
    color: vars.color.text.primary,
    fontWeight: vars.font.weight.semibold,
  },
});

const shade = (percent: number): string =>
  `color-mix(in srgb, ${vars.color.surface.media} ${percent}%, transparent)`;
export const promotions = part({
  display: 'grid',
  gap: vars.space[4],
  marginBlockStart: vars.space[4],
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  [media.belowDesktop]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[3] },
});
export const promotion = part({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: vars.space[3],
  minBlockSize: `calc(46.5 * ${vars.space[1]})`,
  boxSizing: 'border-box',
  padding: `${vars.space[5]} ${vars.space[6]}`,
  overflow: 'hidden',
  borderRadius: vars.radius.lg,
  background: vars.color.surface.media,
  color: vars.color.text.onMedia,
  textDecoration: 'none',
  isolation: 'isolate',
  '& img': {
    position: 'absolute',
    inset: 0,
    inlineSize: '100%',
    blockSize: '100%',
    objectFit: 'cover',
    objectPosition: '100% 50%',
  },
  '&:dir(rtl) img': { transform: 'scaleX(-1)' },
  '& > i': {
    position: 'absolute',
    inset: 0,
    background: `linear-gradient(90deg, ${shade(76)}, ${shade(60)} 54%, transparent 86%)`,
  },
  '&:dir(rtl) > i': { transform: 'scaleX(-1)' },
  '& > span, & h3, & p': { position: 'relative' },
  '& h3': { ...textStyle('xl', 'display'), margin: 0, maxInlineSize: '62%', flex: 1 },
  '& p': { ...textStyle('sm'), margin: 0, color: vars.color.text.onMediaSoft, maxInlineSize: '70%' },
});
export const promotionFoot = part({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[3],
});
