import { media } from '#theme/media';
import { textStyle } from '#theme/mixins';
import { part } from '#theme/part';
import { vars } from '#theme/vars';

const { color, space } = vars;

export const root = part({
  display: 'grid',
  gap: space[3],
  padding: space[5],
  borderRadius: vars.radius.lg,
  background: color.surface.sunken,
  [media.tablet]: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'flex-start',
    columnGap: space[8],
    paddingBlock: space[4],
  },
});

export const facts = part({
  display: 'grid',
  gap: space[2],
  [media.tablet]: { display: 'flex', flexWrap: 'wrap', columnGap: space[8] },
});

export const fact = part({
  ...textStyle('sm'),
  display: 'flex',
  alignItems: 'flex-start',
  gap: space[2],
  color: color.text.muted,
});

// As high as the first line, so that the drawing stands in its middle where a fact takes two.
export const mark = part({
  display: 'flex',
  alignItems: 'center',
  blockSize: '1lh',
  color: color.warning.text,
  '&[data-fine]': { color: color.positive.text },
});

export const name = part({ color: color.text.primary, fontWeight: vars.font.weight.medium });
