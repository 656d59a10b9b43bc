import { media } from '#theme/media';
import { textStyle, truncate } from '#theme/mixins';
import { part } from '#theme/part';
import { vars } from '#theme/vars';

const { color, space } = vars;

export const results = part({
  display: 'grid',
  gap: space[4],
  gridTemplateColumns: `repeat(auto-fill, minmax(calc(64 * ${space[1]}), 1fr))`,
  [media.belowDesktop]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: space[3] },
});

export const result = part({ display: 'grid', gap: space[3] });

export const resultHead = part({
  ...textStyle('xs'),
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[2],
  color: color.text.muted,
  '& b': {
    ...truncate,
    ...textStyle('md'),
    color: color.text.primary,
    fontWeight: vars.font.weight.semibold,
  },
});

export const left = part({ display: 'flex', alignItems: 'center', gap: space[1], flex: 'none' });

/** Lines of a card that loads: as high as the name and the balls. */
export const nameLine = part({ ...textStyle('md'), display: 'grid', alignItems: 'center', blockSize: '1lh' });
export const ballsLine = part({ display: 'grid', blockSize: `calc(7 * ${space[1]})` });
