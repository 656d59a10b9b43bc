import { media } from '#theme/media';
import { textStyle } from '#theme/mixins';
import { part } from '#theme/part';
import { steps as size } from '#theme/steps';
import { vars } from '#theme/vars';

const { color, space } = vars;

export const top = part({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[12],
  alignItems: 'center',
  [media.desktop]: { gridTemplateColumns: 'minmax(0, 1fr) auto', paddingInlineEnd: space[10] },
});

export const words = part({ minInlineSize: 0 });

export const title = part({
  ...textStyle('3xl', 'display'),
  [media.desktop]: textStyle('5xl', 'display'),
});

export const intro = part({
  ...textStyle('lg'),
  marginBlock: `${space[3]} ${space[6]}`,
  maxInlineSize: '48ch',
  color: color.text.secondary,
  textWrap: 'pretty',
});

export const apps = part({
  display: 'grid',
  gap: space[6],
  [media.tablet]: { gridTemplateColumns: `repeat(auto-fit, minmax(${size(64)}, ${size(72)}))` },
});

export const app = part({
  display: 'grid',
  justifyItems: 'start',
  alignContent: 'start',
  gap: space[2],
  minInlineSize: 0,
});
export const steps = part({
  display: 'grid',
  gap: space[4],
  counterReset: 'step',
  [media.tablet]: { gridTemplateColumns: `repeat(auto-fit, minmax(${size(50)}, 1fr))` },
});
