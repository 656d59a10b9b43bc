import { media } from '#theme/media';
import { tabularNumbers, textStyle, truncate, truncateName, visuallyHidden } from '#theme/mixins';
import { part } from '#theme/part';
import { vars } from '#theme/vars';

const { color, space } = vars;

export const list = part({
  '& > li:not(:first-child)': { borderBlockStart: `1px solid ${color.border.subtle}` },
  [media.belowDesktop]: {
    display: 'grid',
    gap: space[2],
    '& > li:not(:first-child)': { border: 0 },
    '& > li:nth-of-type(n + 4)': { display: 'none' },
  },
});

export const match = part({
  display: 'grid',
  gridTemplateColumns: `calc(23 * ${space[1]}) minmax(0, 1fr) repeat(3, calc(21 * ${space[1]}))`,
  alignItems: 'center',
  gap: space[2],
  paddingBlock: space[3],
  paddingInline: space[5],
  color: color.text.primary,
  outlineOffset: '-2px',
  [media.belowDesktop]: {
    gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
    padding: `${space[3]} calc(3.5 * ${space[1]})`,
    borderRadius: vars.card.radius,
    border: `1px solid ${vars.card.border}`,
    background: vars.card.bg,
    boxShadow: vars.shadow[1],
  },
});

export const when = part({
  ...textStyle('xs'),
  display: 'grid',
  '& span': { ...truncateName, color: color.text.muted },
  '& b': { ...tabularNumbers, color: color.negative.text, fontWeight: vars.font.weight.semibold },
  '&[data-upcoming] b': { color: color.text.secondary },
  [media.belowDesktop]: {
    gridColumn: '1 / -1',
    display: 'flex',
    justifyContent: 'space-between',
  },
});

export const teams = part({
  display: 'grid',
  gap: space[1],
  [media.belowDesktop]: { gridColumn: '1 / -1', gap: space[2] },
});

export const team = part({
  ...textStyle('md'),
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: space[2],
  fontWeight: vars.font.weight.medium,
  [media.desktop]: { paddingInlineEnd: space[3] },
  '& > span': truncate,
  '& b': tabularNumbers,
  '& img': { inlineSize: space[5], blockSize: space[5], borderRadius: vars.radius.xs },
});

export const price = part({
  ...textStyle('md'),
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'center',
  minBlockSize: vars.touch.min,
  paddingInline: space[3],
  borderRadius: vars.radius.sm,
  background: color.surface.hover,
  '& > span': { ...textStyle('xs'), color: color.text.secondary },
  '& b': { ...tabularNumbers, fontWeight: vars.font.weight.semibold },
  '&[data-closed] b': { color: color.text.muted },
});

export const words = part(visuallyHidden);

/** Lines of a match that loads: as high as its words. */
export const whenLine = part({
  display: 'grid',
  alignItems: 'center',
  gridTemplateColumns: 'minmax(0, 1fr)',
  flex: 1,
  blockSize: '1lh',
});
export const teamLine = part({
  ...textStyle('md'),
  display: 'grid',
  alignItems: 'center',
  blockSize: `max(1lh, ${space[5]})`,
});
