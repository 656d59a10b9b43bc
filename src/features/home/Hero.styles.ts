import { media } from '#theme/media';
import { textStyle } from '#theme/mixins';
import { part } from '#theme/part';
import { vars } from '#theme/vars';

const { color, space } = vars;
const shade = (percent: number) => `color-mix(in srgb, ${color.surface.media} ${percent}%, transparent)`;
const light = (percent: number) => `color-mix(in srgb, ${color.text.onMedia} ${percent}%, transparent)`;

/** A size between two steps of the scale. */
const between = (step: '4xl' | '2xl', size: number, line: number) => ({
  fontSize: `calc((${vars.font.size[step]} + ${size}px) * ${vars.type.sizeFactor})`,
  lineHeight: `calc((${vars.line[step]} + ${line}px) * ${vars.type.lineFactor})`,
});

export const banner = part({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  minInlineSize: 0,
  overflow: 'hidden',
  borderRadius: vars.radius.xl,
  background: color.surface.raised,
  [media.belowDesktop]: { borderRadius: vars.radius.lg, '--carousel-radius': vars.radius.lg },
});

export const slide = part({
  position: 'relative',
  display: 'flex',
  overflow: 'hidden',
  inlineSize: '100%',
  minBlockSize: `calc(101 * ${space[1]})`,
  background: color.surface.media,
  color: color.text.onMedia,
  borderRadius: vars.radius.xl,
  isolation: 'isolate',
  [media.belowDesktop]: { minBlockSize: `calc(51 * ${space[1]})`, borderRadius: vars.radius.lg },
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
  boxShadow: `inset 0 0 0 1px ${light(10)}`,
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
  maxInlineSize: '56%',
  paddingBlock: `calc(11 * ${space[1]}) ${space[16]}`,
  paddingInlineStart: space[12],
  [media.belowDesktop]: { maxInlineSize: '75%', paddingBlock: space[5], paddingInlineStart: space[5] },
});

export const label = part({
  ...textStyle('xs'),
  paddingBlock: `calc(${space[1]} - 1px)`,
  paddingInline: space[2],
  borderRadius: vars.badge.radius,
  background: light(16),
  boxShadow: `inset 0 0 0 1px ${light(20)}`,
  backdropFilter: `blur(${space[2]})`,
  fontWeight: vars.font.weight.semibold,
});

export const title = part({
  ...textStyle('4xl', 'display'),
  ...between('4xl', 6, 6),
  '&:not(:first-child)': { marginBlockStart: `calc(3.5 * ${space[1]})` },
  [media.belowDesktop]: {
    ...between('2xl', 2, 1),
    '&:not(:first-child)': { marginBlockStart: space[2] },
  },
});

export const text = part({
  ...textStyle('lg'),
  marginBlockStart: space[3],
  maxInlineSize: `calc(98 * ${space[1]})`,
  color: color.text.onMediaSoft,
  textWrap: 'pretty',
  [media.belowDesktop]: {
    ...textStyle('sm'),
    marginBlockStart: space[15],
    display: '-webkit-box',
    WebkitLineClamp: 3,
    WebkitBoxOrient: 'vertical',
    overflow: 'hidden',
  },
});

export const action = part({ marginBlockStart: space[6], [media.belowDesktop]: { display: 'none' } });

/** On a phone the whole slide is the way on, since there is no room for a button. */
export const cover = part({
  position: 'absolute',
  inset: 0,
  borderRadius: 'inherit',
  [media.desktop]: { display: 'none' },
});
