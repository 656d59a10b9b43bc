import { media } from '#theme/media';
import { textStyle } from '#theme/mixins';
import { part } from '#theme/part';
import { vars } from '#theme/vars';

const shade = (percent: number): string =>
  `color-mix(in srgb, ${vars.color.surface.media} ${percent}%, transparent)`;

export const banner = part({
  display: 'grid',
  minInlineSize: 0,
  overflow: 'hidden',
  borderRadius: vars.radius.xl,
  background: vars.color.surface.media,
  '& > *': { minInlineSize: 0 },
  [media.belowDesktop]: { borderRadius: vars.radius.lg },
});

export const slide = part({
  position: 'relative',
  display: 'flex',
  overflow: 'hidden',
  inlineSize: '100%',
  blockSize: `calc(101 * ${vars.space[1]})`,
  color: vars.color.text.onMedia,
  isolation: 'isolate',
  [media.belowDesktop]: { blockSize: `calc(49 * ${vars.space[1]})` },
});

export const picture = part({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  objectFit: 'cover',
  objectPosition: '100% 50%',
  '&:dir(rtl)': { transform: 'scaleX(-1)' },
  [media.belowDesktop]: { objectPosition: '34% 50%' },
});

/** The scrim of visual.md: text keeps its contrast over the brightest pixel of the art. */
export const scrim = part({
  position: 'absolute',
  inset: 0,
  background: `linear-gradient(90deg, ${shade(86)} 0%, ${shade(72)} 42%, ${shade(46)} 56%, transparent 78%), linear-gradient(0deg, ${shade(50)}, transparent 34%)`,
  boxShadow: `inset 0 0 0 1px color-mix(in srgb, ${vars.color.text.onMedia} 10%, transparent)`,
  borderRadius: 'inherit',
  '&:dir(rtl)': { transform: 'scaleX(-1)' },
  [media.belowDesktop]: {
    background: `linear-gradient(90deg, ${shade(88)} 0%, ${shade(80)} 58%, ${shade(50)} 76%, ${shade(8)} 100%), linear-gradient(0deg, ${shade(40)}, transparent 34%)`,
  },
});

export const copy = part({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: vars.space[3],
  maxInlineSize: '52%',
  boxSizing: 'border-box',
  padding: `${vars.space[10]} ${vars.space[12]}`,
  [media.belowDesktop]: { maxInlineSize: '75%', padding: vars.space[5], gap: vars.space[15] },
});

export const title = part({
  ...textStyle('4xl', 'display'),
  margin: 0,
  [media.belowDesktop]: textStyle('2xl', 'display'),
});

export const text = part({
  ...textStyle('lg'),
  margin: 0,
  maxInlineSize: '24.5em',
  color: vars.color.text.onMediaSoft,
  textWrap: 'pretty',
  [media.belowDesktop]: {
    ...textStyle('sm'),
    display: '-webkit-box',
    WebkitLineClamp: 3,
    WebkitBoxOrient: 'vertical',
    overflow: 'hidden',
  },
});

export const action = part({ marginBlockStart: vars.space[3], [media.belowDesktop]: { display: 'none' } });

/** On a phone the whole slide is the way on, since there is no room for a button. */
export const cover = part({
  position: 'absolute',
  inset: 0,
  [media.desktop]: { display: 'none' },
});
