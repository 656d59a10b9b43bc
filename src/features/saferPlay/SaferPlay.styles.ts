import { media } from '#theme/media';
import { textStyle } from '#theme/mixins';
import { part } from '#theme/part';
import { steps } from '#theme/steps';
import { vars } from '#theme/vars';

const { color, space } = vars;

/** What is done beside what it is about. */
export const columns = part({
  display: 'grid',
  gap: space[5],
  alignItems: 'start',
  gridTemplateColumns: 'minmax(0, 1fr)',
  [media.full]: { gridTemplateColumns: `minmax(0, 1fr) minmax(0, ${steps(99)})` },
});

export const grow = part({ flex: '1 1 auto', minInlineSize: 0, display: 'grid', gap: space[1] });

export const notSet = part({ color: color.text.muted });

export const foot = part({ display: 'grid', gap: space[3], ...textStyle('sm'), color: color.text.secondary });

export const list = part({
  display: 'grid',
  gap: space[2],
  ...textStyle('sm'),
  color: color.text.secondary,
  '& li': { display: 'grid', gridTemplateColumns: 'auto minmax(0, 1fr)', gap: space[2], alignItems: 'start' },
});

export const strong = part({ fontWeight: vars.font.weight.semibold, color: color.text.primary });

export const sessions = part({
  display: 'grid',
  '& li': {
    display: 'flex',
    justifyContent: 'space-between',
    alignItems: 'center',
    gap: space[3],
    paddingBlock: space[3],
    borderBlockEnd: `1px solid ${color.border.subtle}`,
  },
  '& li:last-child': { borderBlockEnd: 0 },
});
