import { part } from '#theme/part';
import { steps } from '#theme/steps';
import { vars } from '#theme/vars';

const { space } = vars;

export { lead, title } from './HelpArticleScreen.styles';

export const page = part({
  display: 'grid',
  gap: space[8],
  inlineSize: '100%',
  maxInlineSize: `calc(${steps(190)} + 2 * ${vars.layout.gutter})`,
  marginInline: 'auto',
  paddingInline: vars.layout.gutter,
  paddingBlock: `${space[6]} ${space[16]}`,
});

export const picture = part({
  position: 'relative',
  overflow: 'hidden',
  aspectRatio: '16 / 9',
  borderRadius: vars.radius.xl,
  background: vars.color.surface.sunken,
});
