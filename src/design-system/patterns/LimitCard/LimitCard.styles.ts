import { textStyle } from '#theme/mixins';
import { part } from '#theme/part';
import { vars } from '#theme/vars';

const { color, space } = vars;

export const root = part({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[3],
  padding: vars.card.pad,
});
export const head = part({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[3],
  '& > h2': {
    ...textStyle('md'),
    margin: 0,
    fontWeight: vars.font.weight.semibold,
    overflowWrap: 'anywhere',
  },
});
export const figure = part({
  ...textStyle('2xl', 'display'),
  fontVariantNumeric: 'tabular-nums lining-nums',
  color: color.text.primary,
});
export const line = part({ ...textStyle('sm'), color: color.text.secondary, textWrap: 'pretty' });
export const foot = part({
  ...textStyle('sm'),
  paddingBlock: space[3],
  paddingInline: vars.card.pad,
  borderBlockStart: `1px solid ${color.border.subtle}`,
  color: color.text.secondary,
});
