import { media } from '#theme/media';
import { textStyle } from '#theme/mixins';
import { part } from '#theme/part';
import { vars } from '#theme/vars';

const { color, space } = vars;

export const points = part({
  display: 'grid',
  gap: space[4],
  [media.desktop]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
});

export const medal = part({
  display: 'grid',
  placeItems: 'center',
  inlineSize: vars.touch.min,
  blockSize: vars.touch.min,
  marginBlockEnd: space[4],
  borderRadius: vars.radius.md,
  background: color.accent.soft,
  color: color.accent.text,
});

export const title = part({ ...textStyle('lg'), fontWeight: vars.font.weight.semibold });

export const text = part({
  ...textStyle('md'),
  marginBlockStart: space[1],
  maxInlineSize: '64ch',
  color: color.text.secondary,
  textWrap: 'pretty',
});

export const sections = part({
  display: 'grid',
  gap: space[8],
  marginBlockStart: space[10],
  [media.desktop]: { gridTemplateColumns: 'repeat(auto-fit, minmax(0, 1fr))', gridAutoFlow: 'column' },
});

export const section = part({ minInlineSize: 0, '& > a': { marginBlockStart: space[5] } });

export const heading = part({
  ...textStyle('xl', 'display'),
  display: 'flex',
  alignItems: 'center',
  gap: space[3],
  marginBlockEnd: space[2],
});
