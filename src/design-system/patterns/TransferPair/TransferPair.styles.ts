import { textStyle } from '#theme/mixins';
import { part } from '#theme/part';
import { steps } from '#theme/steps';
import { vars } from '#theme/vars';

const { color, space } = vars;

export const root = part({
  position: 'relative',
  minInlineSize: 0,
  borderRadius: vars.radius.md,
  boxShadow: `inset 0 0 0 1px ${color.border.default}`,
});

export const place = part({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: space[3],
  minBlockSize: space[16],
  paddingBlock: space[2],
  paddingInline: steps(3.5),
  '& + &': { borderBlockStart: `1px solid ${color.border.default}` },
});

export const names = part({ flex: `1 1 ${space[20]}`, minInlineSize: 0 });
export const label = part({ ...textStyle('xs'), display: 'block', color: color.text.muted });
export const name = part({
  ...textStyle('md'),
  display: 'block',
  fontWeight: vars.font.weight.semibold,
  color: color.text.primary,
  overflowWrap: 'anywhere',
});
export const amount = part({
  ...textStyle('md'),
  // Room for the button, which stands over both ends.
  '&[data-beside-swap]': { marginInlineEnd: steps(14) },
  color: color.text.secondary,
});

export const swap = part({
  position: 'absolute',
  insetInlineEnd: steps(3.5),
  insetBlockStart: `calc(50% - ${vars.space[5]})`,
  borderRadius: '50%',
  background: color.surface.overlay,
  '--button-radius': '50%',
});
