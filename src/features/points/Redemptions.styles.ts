import { media } from '#theme/media';
import { tabularNumbers, textStyle } from '#theme/mixins';
import { part } from '#theme/part';
import { steps as grid } from '#theme/steps';
import { vars } from '#theme/vars';

const { color, space } = vars;
/** On a phone the steps stand below the words, over the whole width. */
export const row = part({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  gridTemplateAreas: '"picture words points" "steps steps steps"',
  alignItems: 'start',
  gap: space[4],
  padding: vars.card.pad,
  '& + &': { borderBlockStart: `1px solid ${color.border.subtle}` },
  [media.desktop]: {
    gridTemplateColumns: `auto minmax(0, 1fr) ${grid(80)} minmax(${grid(24)}, auto)`,
    gridTemplateAreas: '"picture words steps points"',
    alignItems: 'center',
    columnGap: space[5],
    paddingBlock: space[4],
  },
});
export const picture = part({
  gridArea: 'picture',
  display: 'grid',
  overflow: 'hidden',
  inlineSize: grid(14),
  blockSize: grid(14),
  borderRadius: vars.radius.md,
  [media.desktop]: { inlineSize: grid(18), blockSize: grid(18) },
});
export const words = part({
  gridArea: 'words',
  display: 'grid',
  gap: space[1],
  minInlineSize: 0,
  overflowWrap: 'anywhere',
});
export const title = part({
  ...textStyle('lg'),
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space[1]} ${space[3]}`,
  '& > b': { fontWeight: vars.font.weight.semibold },
});
export const steps = part({ gridArea: 'steps', minInlineSize: 0 });
export const points = part({
  gridArea: 'points',
  display: 'grid',
  justifyItems: 'end',
});
export const figure = part({ ...textStyle('lg', 'display'), ...tabularNumbers });
export const struck = part({ ...textStyle('lg', 'display'), ...tabularNumbers, color: color.text.muted });
