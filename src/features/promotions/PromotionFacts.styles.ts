import { media } from '#theme/media';
import { textStyle } from '#theme/mixins';
import { part } from '#theme/part';
import { vars } from '#theme/vars';

const { color, space } = vars;
export const chain = part({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: space[4],
  padding: vars.card.pad,
  borderRadius: vars.radius.lg,
  border: `1px solid ${color.border.default}`,
  background: color.surface.raised,
  [media.tablet]: { gridAutoFlow: 'column', gridTemplateColumns: 'none', gridAutoColumns: 'minmax(0, 1fr)' },
});
export const step = part({
  display: 'grid',
  alignContent: 'start',
  gap: space[1],
  minInlineSize: 0,
  '& + &': {
    [media.tablet]: { paddingInlineStart: space[4], borderInlineStart: `1px solid ${color.border.default}` },
  },
});
export const figure = part({ ...textStyle('xl', 'display'), overflowWrap: 'anywhere' });
/** Over the picture, below the title. */
export const facts = part({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${space[3]} ${space[6]}`,
  marginBlockStart: space[4],
  [media.desktop]: { columnGap: space[8], marginBlockStart: space[8] },
});
export const factLabel = part({ ...textStyle('xs'), color: color.text.onMediaSoft });
