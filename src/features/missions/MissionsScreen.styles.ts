import { media } from '#theme/media';
import { textStyle } from '#theme/mixins';
import { part } from '#theme/part';
import { steps } from '#theme/steps';
import { vars } from '#theme/vars';

const { color, space } = vars;

export const page = part({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  gap: space[4],
  minInlineSize: 0,
  [media.columns]: { gridTemplateColumns: `minmax(0, 1fr) ${steps(98)}`, gap: space[5] },
});

/** Takes no room while it says nothing. */
export const status = part({ '&:empty': { position: 'absolute' } });
export const readyWords = part({
  display: 'grid',
  gap: space[1],
  flex: `1 1 ${steps(50)}`,
  minInlineSize: 0,
});

export const extra = part({ display: 'block' });
export const reward = part({
  display: 'block',
  color: color.highlight.text,
  fontWeight: vars.font.weight.medium,
  ...textStyle('sm'),
});
export const done = part({ display: 'flex', flexWrap: 'wrap', gap: `${space[1]} ${space[3]}` });
