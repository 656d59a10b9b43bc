import { textStyle } from '#theme/mixins';
import { part } from '#theme/part';
import { vars } from '#theme/vars';

const { color, space } = vars;

export const root = part({
  display: 'grid',
  justifyItems: 'center',
  inlineSize: '100%',
  maxInlineSize: `calc(${space[20]} * 6.5)`,
  marginInline: 'auto',
  paddingBlock: space[12],
  paddingInline: space[4],
  textAlign: 'center',
});

export const medal = part({
  display: 'grid',
  placeItems: 'center',
  inlineSize: space[16],
  blockSize: space[16],
  borderRadius: vars.radius.xl,
  background: color.surface.hover,
  color: color.text.secondary,
  '&[data-tone="danger"]': { background: color.negative.soft, color: color.negative.text },
});

export const title = part({
  ...textStyle('3xl', 'display'),
  marginBlockStart: space[6],
  overflowWrap: 'anywhere',
});

export const text = part({
  ...textStyle('lg'),
  marginBlockStart: space[3],
  color: color.text.secondary,
  textWrap: 'pretty',
});

export const fact = part({
  ...textStyle('sm'),
  maxInlineSize: '100%',
  marginBlockStart: space[5],
  paddingBlock: space[2],
  paddingInline: space[4],
  borderRadius: vars.radius.md,
  background: color.surface.sunken,
});

export const label = part({ color: color.text.muted });

export const value = part({ fontWeight: vars.font.weight.semibold, overflowWrap: 'anywhere' });

export const actions = part({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: space[3],
  marginBlockStart: space[8],
});
