import { media } from '#theme/media';
import { pageColumn, textStyle } from '#theme/mixins';
import { part } from '#theme/part';
import { steps } from '#theme/steps';
import { vars } from '#theme/vars';

const { color, space } = vars;

export const page = part({
  ...pageColumn,
  display: 'grid',
  gap: space[8],
  paddingBlock: `${space[6]} ${space[12]}`,
  [media.desktop]: { paddingBlock: `${space[10]} ${space[16]}` },
});

export const columns = part({
  display: 'grid',
  gap: space[10],
  alignItems: 'start',
  gridTemplateColumns: 'minmax(0, 1fr)',
  [media.desktop]: {
    gridTemplateColumns: `minmax(0, ${steps(160)}) minmax(0, ${steps(100)})`,
    justifyContent: 'space-between',
  },
});

export const count = part({
  ...textStyle('sm'),
  color: color.text.muted,
  textAlign: 'end',
  '&[data-over]': { color: color.negative.text },
});

export const entries = part({ display: 'grid', marginBlockEnd: space[3] });

export const entry = part({
  display: 'grid',
  gap: space[2],
  paddingBlock: space[4],
  borderBlockStart: `1px solid ${color.border.default}`,
});

/** Lines of the person stay as they were written. */
export const content = part({
  ...textStyle('md'),
  whiteSpace: 'pre-line',
  overflowWrap: 'anywhere',
});

export const answer = part({
  ...textStyle('sm'),
  paddingInlineStart: space[3],
  borderInlineStart: `2px solid ${color.border.default}`,
  color: color.text.secondary,
  whiteSpace: 'pre-line',
  overflowWrap: 'anywhere',
});
