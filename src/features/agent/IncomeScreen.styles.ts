import { textStyle } from '#theme/mixins';
import { part } from '#theme/part';
import { vars } from '#theme/vars';

const { color, space } = vars;

export const page = part({ display: 'grid', gap: space[4], minInlineSize: 0 });

export const top = part({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  justifyContent: 'space-between',
  gap: space[3],
});

export const head = part({ display: 'grid', gap: space[2], minInlineSize: 0 });

export const wallet = part({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[3],
});

export const sum = part({ ...textStyle('xl'), fontWeight: vars.font.weight.semibold });

export const text = part({ ...textStyle('sm'), margin: 0, color: color.text.secondary });

export const figure = part({ ...textStyle('3xl'), fontWeight: vars.font.weight.semibold });

export const chart = part({ display: 'grid', gap: space[4], minInlineSize: 0 });

export const heading = part({ ...textStyle('md'), margin: 0, fontWeight: vars.font.weight.semibold });
