import { media } from '#theme/media';
import { textStyle } from '#theme/mixins';
import { part } from '#theme/part';
import { steps } from '#theme/steps';
import { vars } from '#theme/vars';

const { color, space } = vars;
const shade = (percent: number) => `color-mix(in srgb, ${color.surface.media} ${percent}%, transparent)`;

export const hero = part({
  position: 'relative',
  display: 'flex',
  alignItems: 'flex-end',
  overflow: 'hidden',
  minBlockSize: steps(80),
  borderRadius: vars.radius.lg,
  background: color.surface.media,
  color: color.text.onMedia,
  isolation: 'isolate',
  [media.desktop]: { minBlockSize: steps(115), borderRadius: vars.radius.xl },
});

export const picture = part({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  objectFit: 'cover',
  objectPosition: '100% 50%',
  '&:dir(rtl)': { transform: 'scaleX(-1)' },
});

/** The words stand at the foot of the picture, which is darkened there and on their side. */
export const scrim = part({
  position: 'absolute',
  inset: 0,
  background: `linear-gradient(0deg, ${shade(88)} 0%, ${shade(72)} 38%, transparent 76%), linear-gradient(90deg, ${shade(60)} 0%, transparent 70%)`,
  borderRadius: 'inherit',
  '&:dir(rtl)': { transform: 'scaleX(-1)' },
});

export const copy = part({
  position: 'relative',
  padding: space[5],
  [media.desktop]: { maxInlineSize: '64%', padding: space[12] },
});

export const title = part({
  ...textStyle('3xl', 'display'),
  [media.desktop]: textStyle('5xl', 'display'),
});

export const lead = part({
  ...textStyle('md'),
  marginBlockStart: space[3],
  maxInlineSize: '56ch',
  color: color.text.onMediaSoft,
  textWrap: 'pretty',
  [media.desktop]: textStyle('lg'),
});

export const figures = part({
  display: 'grid',
  gap: space[6],
  gridTemplateColumns: `repeat(auto-fit, minmax(${steps(30)}, 1fr))`,
  paddingBlockEnd: space[10],
  borderBlockEnd: `1px solid ${color.border.default}`,
});

/** The figure stands above its name, which is read first. */
export const figure = part({ display: 'flex', flexDirection: 'column-reverse', justifyContent: 'flex-end' });

export const figureValue = part({
  ...textStyle('3xl', 'display'),
  fontVariantNumeric: 'tabular-nums',
  [media.desktop]: textStyle('4xl', 'display'),
});

export const point = part({ minInlineSize: 0 });

export const mark = part({ display: 'inline-flex', color: color.accent.text });

export const name = part({ ...textStyle('lg', 'display'), marginBlockStart: space[2] });

export const text = part({
  ...textStyle('md'),
  marginBlockStart: space[1],
  maxInlineSize: '64ch',
  color: color.text.secondary,
  textWrap: 'pretty',
});

export const bar = part({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[5],
  padding: space[5],
  borderRadius: vars.radius.lg,
  border: `1px solid ${color.border.subtle}`,
  background: color.surface.raised,
  [media.desktop]: { paddingBlock: space[6], paddingInline: space[8] },
});

export const heading = part({
  ...textStyle('xl', 'display'),
  display: 'flex',
  alignItems: 'center',
  gap: space[3],
  marginBlockEnd: space[2],
});
