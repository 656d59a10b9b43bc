import { textStyle } from '#theme/mixins';
import { part } from '#theme/part';
import { vars } from '#theme/vars';

const { color, space } = vars;

export const root = part({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[5] });

export const effects = part({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[25],
});

export const effect = part({
  ...textStyle('md'),
  display: 'flex',
  gap: space[25],
  color: color.text.primary,
  '& > svg': { flex: 'none', blockSize: '1lh', color: color.text.muted },
});
