import { textStyle } from '#theme/mixins';
import { part } from '#theme/part';
import { steps } from '#theme/steps';
import { vars } from '#theme/vars';

const { color, space } = vars;

export const account = part({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[2],
  minInlineSize: 0,
});

export const end = part({ display: 'grid', justifyItems: 'end', gap: space[1] });

export const path = part({
  ...textStyle('xs'),
  display: 'block',
  color: color.text.muted,
  overflowWrap: 'anywhere',
});

export const drawer = part({ display: 'grid', gap: space[5], minInlineSize: 0 });

export const who = part({ display: 'flex', alignItems: 'center', gap: space[3], minInlineSize: 0 });

export const text = part({ ...textStyle('sm'), margin: 0, color: color.text.secondary });

export const heading = part({ ...textStyle('md'), margin: 0, fontWeight: vars.font.weight.semibold });

export const after = part({ ...textStyle('xs'), color: color.text.secondary });

export const links = part({ display: 'flex', flexWrap: 'wrap', gap: space[2] });

export const rates = part({
  display: 'grid',
  gap: space[3],
  gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, ${steps(40)}), 1fr))`,
});

export const bar = part({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[3],
  minInlineSize: 0,
});

export const barEnd = part({ marginInlineStart: 'auto' });
