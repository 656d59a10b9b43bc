import { media } from '#theme/media';
import { textStyle } from '#theme/mixins';
import { part } from '#theme/part';
import { vars } from '#theme/vars';

const { color, space } = vars;
const shade = (percent: number) => `color-mix(in srgb, ${color.surface.media} ${percent}%, transparent)`;
const light = (percent: number) => `color-mix(in srgb, ${color.text.onMedia} ${percent}%, transparent)`;

export const promotions = part({
  display: 'grid',
  gap: space[4],
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  [media.belowDesktop]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: space[3] },
});

const height = {
  minBlockSize: `calc(46.5 * ${space[1]})`,
  [media.belowDesktop]: { minBlockSize: `calc(43 * ${space[1]})` },
};

/** Holds the place of a promotion. */
export const placeholder = part({ display: 'grid', borderRadius: vars.radius.lg, ...height });

export const promotion = part({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  ...height,
  padding: `${space[5]} ${space[6]}`,
  overflow: 'hidden',
  borderRadius: vars.radius.lg,
  background: color.surface.media,
  color: color.text.onMedia,
  isolation: 'isolate',
  '& img': {
    position: 'absolute',
    inset: 0,
    inlineSize: '100%',
    blockSize: '100%',
    objectFit: 'cover',
    objectPosition: '100% 50%',
  },
  '&:dir(rtl) img': { transform: 'scaleX(-1)' },
  '& > i': {
    position: 'absolute',
    inset: 0,
    background: `linear-gradient(90deg, ${shade(76)}, ${shade(60)} 54%, transparent 86%)`,
  },
  '&:dir(rtl) > i': { transform: 'scaleX(-1)' },
  '& > span, & > h3': { position: 'relative' },
  '& > h3': { ...textStyle('xl', 'display'), margin: 0, marginBlockStart: space[25], maxInlineSize: '62%' },
  [media.belowDesktop]: { ...height[media.belowDesktop], paddingInline: space[5] },
});

export const foot = part({
  ...textStyle('sm'),
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[25],
  maxInlineSize: '70%',
  marginBlockStart: 'auto',
  paddingBlockStart: space[3],
  color: color.text.onMediaSoft,
});

/** Looks like the button that it stands for: the whole card leads there. */
export const status = part({
  ...textStyle('sm'),
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[15],
  minBlockSize: vars.button.heightSm,
  paddingInline: space[3],
  borderRadius: vars.button.radius,
  border: `1px solid ${light(30)}`,
  background: light(14),
  color: color.text.onMedia,
  fontWeight: vars.font.weight.semibold,
  '&[data-open]': { borderColor: 'transparent', background: color.text.onMedia, color: color.surface.media },
});
