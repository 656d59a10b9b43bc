import { textStyle } from '#theme/mixins';
import { part } from '#theme/part';
import { vars } from '#theme/vars';

const { color, space } = vars;

export const root = part({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[3] });
export const head = part({
  ...textStyle('md'),
  display: 'flex',
  alignItems: 'center',
  gap: space[3],
  '& > b': { minInlineSize: 0, fontWeight: vars.font.weight.semibold, overflowWrap: 'anywhere' },
});
export const heading = part({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  inlineSize: space[10],
  blockSize: space[10],
  borderRadius: vars.radius.md,
  background: color.warning.soft,
  color: color.warning.text,
  '&[data-met]': { background: color.positive.soft, color: color.positive.text },
});
export const body = part({ ...textStyle('sm'), color: color.text.secondary, textWrap: 'pretty' });
export const action = part({ display: 'flex', flexWrap: 'wrap', gap: space[2] });
