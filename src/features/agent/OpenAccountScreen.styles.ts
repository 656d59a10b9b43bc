import { media } from '#theme/media';
import { textStyle } from '#theme/mixins';
import { part } from '#theme/part';
import { steps } from '#theme/steps';
import { vars } from '#theme/vars';

const { color, space } = vars;

export const columns = part({
  display: 'grid',
  gap: space[4],
  alignItems: 'start',
  gridTemplateColumns: 'minmax(0, 1fr)',
  [media.desktop]: { gridTemplateColumns: `minmax(0, 1fr) ${steps(95)}` },
});

export const stack = part({ display: 'grid', gap: space[4], minInlineSize: 0 });

export const fields = part({
  display: 'grid',
  gap: space[4],
  alignItems: 'start',
  [media.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
});

export const password = part({
  display: 'grid',
  gap: space[2],
  justifyItems: 'start',
  minInlineSize: 0,
  '& > *': { inlineSize: '100%' },
});

export const heading = part({ ...textStyle('md'), margin: 0, fontWeight: vars.font.weight.semibold });

export const text = part({ ...textStyle('sm'), margin: 0, color: color.text.secondary });
