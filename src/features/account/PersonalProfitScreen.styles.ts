import { media } from '#theme/media';
import { textStyle } from '#theme/mixins';
import { part } from '#theme/part';
import { steps } from '#theme/steps';
import { vars } from '#theme/vars';

const { color, space } = vars;

export const page = part({ display: 'grid', gap: space[4], minInlineSize: 0 });

export const columns = part({
  display: 'grid',
  gap: space[4],
  alignItems: 'start',
  gridTemplateColumns: 'minmax(0, 1fr)',
  [media.desktop]: { gridTemplateColumns: `minmax(0, 1fr) minmax(0, ${steps(87)})` },
});

export const head = part({ display: 'grid', gap: space[3], minInlineSize: 0 });

export const text = part({ ...textStyle('sm'), margin: 0, color: color.text.secondary });

export const figure = part({ ...textStyle('3xl'), fontWeight: vars.font.weight.semibold });

export const heading = part({ ...textStyle('md'), margin: 0, fontWeight: vars.font.weight.semibold });
