import { media } from '#theme/media';
import { tabularNumbers, textStyle } from '#theme/mixins';
import { part } from '#theme/part';
import { vars } from '#theme/vars';

const { color, space } = vars;

export const root = part({
  display: 'grid',
  alignItems: 'center',
  gap: space[8],
  inlineSize: '100%',
  maxInlineSize: `calc(${space[1]} * 242)`,
  [media.desktop]: {
    gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 6fr)',
    gap: `calc(${space[1]} * 22)`,
    paddingBlockEnd: space[16],
  },
});

export const status = part({
  ...textStyle('xs'),
  ...tabularNumbers,
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[1],
  minBlockSize: `calc(${space[6]} - 2px)`,
  paddingInline: space[2],
  borderRadius: vars.badge.radius,
  background: color.negative.soft,
  color: color.negative.text,
  fontWeight: vars.font.weight.semibold,
});

export const title = part({
  ...textStyle('4xl', 'display'),
  marginBlockStart: space[4],
  [media.desktop]: textStyle('5xl'),
});

export const text = part({
  ...textStyle('lg'),
  marginBlockStart: space[4],
  maxInlineSize: `calc(${space[1]} * 105)`,
  color: color.text.secondary,
});

export const address = part({
  inlineSize: '100%',
  maxInlineSize: `calc(${space[1]} * 105)`,
  marginBlockStart: space[6],
});

export const row = part({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[4],
  paddingBlock: `calc(${space[1]} * 3.5)`,
  paddingInline: `calc(${space[1]} * 4.5) ${space[3]}`,
});

export const fact = part({ flex: 1, minInlineSize: 0 });

/** An IPv6 address is as wide as a line. */
export const ip = part({
  ...textStyle('xl'),
  ...tabularNumbers,
  fontWeight: vars.font.weight.semibold,
  whiteSpace: 'normal',
  overflowWrap: 'anywhere',
});

export const note = part({
  ...textStyle('sm'),
  minBlockSize: space[6],
  paddingBlockStart: space[1],
  color: color.text.secondary,
});
