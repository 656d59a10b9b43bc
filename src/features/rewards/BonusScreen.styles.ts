import { media } from '#theme/media';
import { textStyle } from '#theme/mixins';
import { part } from '#theme/part';
import { steps } from '#theme/steps';
import { vars } from '#theme/vars';

const { color, space } = vars;

export const head = part({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: `${space[2]} ${space[4]}`,
});

export const amount = part(textStyle('xl', 'display'));

export const facts = part({
  display: 'grid',
  gap: space[3],
  gridTemplateColumns: `repeat(auto-fit, minmax(min(100%, ${steps(32)}), 1fr))`,
  '& > div': { display: 'grid', gap: '2px', minInlineSize: 0 },
  '& dt': { ...textStyle('xs'), color: color.text.muted },
  '& dd': { margin: 0, fontWeight: vars.font.weight.semibold, overflowWrap: 'anywhere' },
});

export const action = part({
  display: 'grid',
  justifyItems: 'stretch',
  [media.tablet]: { justifyItems: 'start' },
});
