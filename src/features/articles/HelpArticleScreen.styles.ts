import { media } from '#theme/media';
import { textStyle } from '#theme/mixins';
import { part } from '#theme/part';
import { steps } from '#theme/steps';
import { vars } from '#theme/vars';

const { color, space } = vars;

export { page } from './HelpScreen.styles';

export const columns = part({
  display: 'grid',
  gap: space[8],
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  [media.desktop]: {
    gridTemplateColumns: `${steps(55)} minmax(0, ${steps(170)}) minmax(0, 1fr)`,
    gap: space[12],
  },
});

/** What stands beside the text in a wide window is not there in a narrow one: the trail leads to it. */
export const others = part({
  display: 'none',
  [media.desktop]: { display: 'block', position: 'sticky', insetBlockStart: space[8] },
});

export const contents = others;

export const main = part({ minInlineSize: 0 });

export const label = part({
  ...textStyle('xs', 'caps'),
  marginBlockEnd: space[2],
});

export const other = part({
  ...textStyle('md'),
  display: 'flex',
  alignItems: 'center',
  minBlockSize: vars.touch.min,
  paddingInline: space[3],
  paddingBlock: space[2],
  marginInlineStart: `calc(-1 * ${space[3]})`,
  borderRadius: vars.radius.md,
  color: color.text.secondary,
  '&[aria-current="page"]': {
    background: color.accent.soft,
    color: color.text.primary,
    fontWeight: vars.font.weight.semibold,
  },
});

export const partLink = part({
  ...textStyle('sm'),
  display: 'flex',
  alignItems: 'center',
  minBlockSize: vars.touch.min,
  paddingInlineStart: space[3],
  borderInlineStart: `2px solid ${color.border.default}`,
  color: color.text.secondary,
  [media.desktop]: { minBlockSize: steps(8) },
});

export const title = part({
  ...textStyle('3xl', 'display'),
  textAlign: 'start',
  [media.desktop]: textStyle('4xl', 'display'),
});

export const lead = part({
  ...textStyle('xl'),
  color: color.text.secondary,
  textWrap: 'pretty',
  textAlign: 'start',
});
