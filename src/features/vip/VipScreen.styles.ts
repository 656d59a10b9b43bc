import { media } from '#theme/media';
import { textStyle } from '#theme/mixins';
import { part } from '#theme/part';
import { steps } from '#theme/steps';
import { vars } from '#theme/vars';

const { color, space } = vars;

export const hero = part({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[6],
  padding: space[4],
  border: `1px solid ${color.border.subtle}`,
  borderRadius: vars.radius.xl,
  backgroundColor: color.surface.raised,
  backgroundImage: `radial-gradient(120% 140% at 85% 0%, ${color.accent.soft}, transparent 62%)`,
  [media.desktop]: { padding: `${space[8]} ${space[10]}` },
});
export const words = part({
  display: 'grid',
  justifyItems: 'start',
  gap: space[2],
  flex: `1 1 ${steps(75)}`,
  minInlineSize: 0,
});
export const title = part({
  ...textStyle('3xl', 'display'),
  [media.desktop]: textStyle('4xl'),
});
export const lead = part({
  ...textStyle('md'),
  maxInlineSize: '56ch',
  color: color.text.secondary,
  textWrap: 'pretty',
  '&:empty': { display: 'none' },
});
export const risk = part({ color: color.warning.text, fontWeight: vars.font.weight.semibold });
export const meters = part({
  display: 'grid',
  gap: space[4],
  flex: `1 1 ${steps(70)}`,
  maxInlineSize: steps(105),
  padding: space[4],
  border: `1px solid ${color.border.subtle}`,
  borderRadius: vars.radius.lg,
  background: color.surface.canvas,
  [media.belowTablet]: { maxInlineSize: 'none' },
});
export const head = part({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: `${space[1]} ${space[4]}`,
});
/** Takes no room while it says nothing. */
export const status = part({ '&:empty': { position: 'absolute' } });
