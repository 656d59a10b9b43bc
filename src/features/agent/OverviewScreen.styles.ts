import { media } from '#theme/media';
import { part } from '#theme/part';
import { steps } from '#theme/steps';
import { vars } from '#theme/vars';

const { space } = vars;

export const cards = part({
  display: 'grid',
  gap: space[3],
  gridTemplateColumns: `repeat(auto-fit, minmax(min(100%, ${steps(38)}), 1fr))`,
  [media.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  [media.desktop]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
});

/** A chart beside what it is made of. */
export const columns = part({
  display: 'grid',
  gap: space[4],
  gridTemplateColumns: 'minmax(0, 1fr)',
  [media.desktop]: { gridTemplateColumns: `minmax(0, 1fr) ${steps(80)}` },
});

export const stack = part({ display: 'grid', alignContent: 'start', gap: space[3], minInlineSize: 0 });
