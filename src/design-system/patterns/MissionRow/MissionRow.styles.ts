import { media } from '#theme/media';
import { textStyle } from '#theme/mixins';
import { part } from '#theme/part';
import { steps } from '#theme/steps';
import { vars } from '#theme/vars';

const { color, space } = vars;

export const root = part({
  display: 'grid',
  gridTemplateColumns: `${vars.touch.min} minmax(0, 1fr) auto`,
  alignItems: 'center',
  gap: `${space[25]} ${steps(3.5)}`,
  minBlockSize: steps(21),
  boxSizing: 'border-box',
  paddingBlock: steps(3.5),
  paddingInline: vars.card.pad,
  '& + &': { borderBlockStart: `1px solid ${color.border.subtle}` },
  [media.tablet]: {
    gridTemplateColumns: `${vars.touch.min} minmax(0, 1fr) ${steps(47.5)} ${steps(29)}`,
    columnGap: space[4],
    paddingBlock: space[3],
  },
});

export const glyph = part({
  display: 'grid',
  placeItems: 'center',
  inlineSize: vars.touch.min,
  blockSize: vars.touch.min,
  borderRadius: vars.radius.md,
  background: `light-dark(${color.surface.sunken}, ${color.surface.hover})`,
  color: color.text.secondary,
  '&[data-state="ready"]': { background: color.highlight.soft, color: color.highlight.text },
  '&[data-state="active"]': { background: color.accent.soft, color: color.accent.text },
  '&[data-state="done"]': { background: color.positive.soft, color: color.positive.text },
});
export const words = part({ minInlineSize: 0, overflowWrap: 'anywhere' });
export const title = part({ ...textStyle('md'), display: 'block', fontWeight: vars.font.weight.medium });
export const line = part({ ...textStyle('sm'), display: 'block', color: color.text.muted });

export const meter = part({
  gridRow: 2,
  gridColumn: '1 / -1',
  minInlineSize: 0,
  [media.tablet]: { gridRow: 1, gridColumn: 3 },
});
export const action = part({
  display: 'grid',
  gridRow: 1,
  gridColumn: 3,
  minInlineSize: 0,
  [media.tablet]: { gridColumn: 4 },
});
