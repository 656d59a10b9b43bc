import { media } from '#theme/media';
import { pageColumn, textStyle } from '#theme/mixins';
import { part } from '#theme/part';
import { steps } from '#theme/steps';
import { vars } from '#theme/vars';

const { color, space } = vars;

export const page = part({
  ...pageColumn,
  display: 'grid',
  gap: space[10],
  paddingBlock: `${space[6]} ${space[12]}`,
  [media.desktop]: { gap: space[12], paddingBlock: `${space[12]} ${space[16]}` },
});

export const hero = part({
  display: 'grid',
  gap: space[8],
  alignItems: 'start',
  gridTemplateColumns: 'minmax(0, 1fr)',
  [media.desktop]: { gridTemplateColumns: `minmax(0, 1fr) minmax(0, ${steps(115)})`, gap: space[16] },
});

export const title = part({
  ...textStyle('3xl', 'display'),
  maxInlineSize: '22ch',
  [media.desktop]: textStyle('5xl', 'display'),
});

export const intro = part({
  ...textStyle('lg'),
  maxInlineSize: '64ch',
  color: color.text.secondary,
  textWrap: 'pretty',
});

export const actions = part({ display: 'flex', flexWrap: 'wrap', gap: space[2], marginBlockStart: space[2] });

export const sliders = part({
  display: 'grid',
  inlineSize: '100%',
  maxInlineSize: steps(140),
  marginBlockStart: space[2],
  gap: space[6],
  padding: space[5],
  borderRadius: vars.radius.lg,
  background: color.surface.sunken,
});

export const contracts = part({
  display: 'grid',
  gap: space[6],
  gridTemplateColumns: 'minmax(0, 1fr)',
  [media.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  [media.desktop]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
});

export const contract = part({
  display: 'grid',
  gap: space[1],
  alignContent: 'start',
  paddingInlineStart: space[4],
  borderInlineStart: `1px solid ${color.border.default}`,
});

export const icon = part({ display: 'inline-flex', color: color.accent.text });

export const name = part({ ...textStyle('lg', 'display'), marginBlockStart: space[2] });

export const quiet = part({ ...textStyle('sm'), color: color.text.muted, marginBlockStart: space[2] });

export const ask = part({
  display: 'grid',
  gap: space[5],
  paddingBlockStart: space[8],
  borderBlockStart: `1px solid ${color.border.default}`,
  [media.desktop]: { gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 7fr)' },
});

export const condition = part({
  ...textStyle('md'),
  display: 'flex',
  gap: space[3],
  color: color.text.secondary,
});
