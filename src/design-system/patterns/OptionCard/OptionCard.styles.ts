import { media } from '#theme/media';
import { focusRing, textStyle } from '#theme/mixins';
import { part } from '#theme/part';
import { steps } from '#theme/steps';
import { vars } from '#theme/vars';

const { color, space } = vars;

export const root = part({ display: 'flex', flexDirection: 'column', gap: space[15], minInlineSize: 0 });
export const items = part({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[2],
  '&[data-layout="grid"]': { gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, ${steps(40)}), 1fr))` },
});

export const card = part({
  ...focusRing,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: steps(3.5),
  minBlockSize: space[16],
  paddingBlock: space[25],
  paddingInline: space[4],
  borderRadius: vars.radius.md,
  background: color.surface.raised,
  boxShadow: `inset 0 0 0 1px ${color.border.default}`,
  color: color.text.primary,
  cursor: 'pointer',
  transition: `background-color ${vars.motion.fast}`,
  '&[data-hovered]': { background: color.surface.hover },
  '&[data-pressed]': { background: color.surface.pressed },
  '&[data-selected]': { background: color.accent.soft, boxShadow: `inset 0 0 0 1.5px ${color.accent.line}` },
  '&[data-disabled]': { background: 'transparent', cursor: 'not-allowed' },
  [media.forcedColors]: {
    border: '1px solid ButtonBorder',
    '&[data-selected]': { borderColor: 'Highlight' },
  },
});

export const mark = part({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  inlineSize: space[5],
  blockSize: space[5],
  borderRadius: '50%',
  boxShadow: `inset 0 0 0 1.5px ${vars.field.border}`,
  background: vars.field.bg,
  '&:is([data-selected] > *)': { background: color.accent.line, boxShadow: 'none' },
  '&:is([data-disabled] > *)': { boxShadow: `inset 0 0 0 1.5px ${color.border.default}` },
  [media.forcedColors]: { border: '1px solid ButtonBorder' },
});

export const dot = part({
  inlineSize: space[2],
  blockSize: space[2],
  borderRadius: '50%',
  background: color.surface.canvas,
  [media.forcedColors]: { background: 'Highlight' },
});

export const body = part({ flex: `1 1 ${vars.space[20]}`, minInlineSize: 0, overflowWrap: 'anywhere' });
export const title = part({ ...textStyle('md'), display: 'block', fontWeight: vars.font.weight.semibold });
export const line = part({ ...textStyle('sm'), display: 'block', color: color.text.secondary });
export const end = part({
  ...textStyle('sm'),
  flex: 'none',
  maxInlineSize: '100%',
  marginInlineStart: 'auto',
  color: color.text.secondary,
  textAlign: 'end',
});
