import { media } from '#theme/media';
import { textStyle } from '#theme/mixins';
import { part } from '#theme/part';
import { steps as size } from '#theme/steps';
import { vars } from '#theme/vars';

const { color, space } = vars;

export const page = part({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[8] });
export const apps = part({
  display: 'grid',
  gap: space[4],
  margin: 0,
  padding: 0,
  listStyle: 'none',
  [media.tablet]: { gridTemplateColumns: `repeat(auto-fit, minmax(${size(60)}, 1fr))` },
});
export const app = part({
  display: 'grid',
  justifyItems: 'start',
  alignContent: 'start',
  gap: space[3],
  minInlineSize: 0,
});
export const name = part({ ...textStyle('lg'), margin: 0, fontWeight: vars.font.weight.semibold });
export const text = part({ ...textStyle('sm'), margin: 0, color: color.text.secondary });
export const guide = part({ display: 'grid', gap: space[4] });
export const head = part({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[3],
});
export const heading = part({ ...textStyle('xl', 'display'), margin: 0 });
export const steps = part({
  display: 'grid',
  gap: space[4],
  margin: 0,
  padding: 0,
  counterReset: 'step',
  listStyle: 'none',
  [media.tablet]: { gridTemplateColumns: `repeat(auto-fit, minmax(${size(50)}, 1fr))` },
});
export const step = part({
  ...textStyle('md'),
  display: 'grid',
  alignContent: 'start',
  gap: space[2],
  padding: vars.card.pad,
  borderRadius: vars.radius.lg,
  border: `1px solid ${color.border.subtle}`,
  background: color.surface.sunken,
  counterIncrement: 'step',
  '&::before': {
    ...textStyle('xl', 'display'),
    content: 'counter(step)',
    color: color.accent.text,
  },
});
