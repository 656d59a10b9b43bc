import { media } from '#theme/media';
import { textStyle } from '#theme/mixins';
import { part } from '#theme/part';
import { steps } from '#theme/steps';
import { vars } from '#theme/vars';

const { color, space } = vars;
const shade = (percent: number) => `color-mix(in srgb, ${color.surface.media} ${percent}%, transparent)`;

/** Dark in both themes, as the picture is. */
export const root = part({
  position: 'relative',
  gridArea: '1 / 1',
  display: 'flex',
  alignItems: 'center',
  overflow: 'hidden',
  minBlockSize: steps(56),
  borderRadius: vars.radius.lg,
  background: color.surface.media,
  color: color.text.onMedia,
  isolation: 'isolate',
  [media.desktop]: { minBlockSize: steps(65), borderRadius: vars.radius.xl },
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

/** The words stand at the start, where the picture is darkened; on a phone all of it is. */
export const scrim = part({
  position: 'absolute',
  inset: 0,
  background: `linear-gradient(90deg, ${shade(92)} 0%, ${shade(76)} 55%, ${shade(30)} 100%)`,
  '&:dir(rtl)': { transform: 'scaleX(-1)' },
  [media.desktop]: {
    background: `linear-gradient(90deg, ${shade(88)} 0%, ${shade(70)} 32%, transparent 62%)`,
  },
});

export const words = part({
  position: 'relative',
  display: 'grid',
  justifyItems: 'start',
  gap: space[1],
  minInlineSize: 0,
  padding: space[5],
  [media.desktop]: { maxInlineSize: '56%', padding: `${space[8]} ${space[10]}` },
});

export const title = part({ ...textStyle('3xl', 'display'), [media.desktop]: textStyle('4xl') });

export const caption = part({
  ...textStyle('sm'),
  color: color.text.onMediaSoft,
  fontWeight: vars.font.weight.semibold,
});

export const balance = part({
  ...textStyle('4xl', 'display'),
  overflowWrap: 'anywhere',
  [media.desktop]: textStyle('5xl'),
});

export const line = part({
  ...textStyle('sm'),
  maxInlineSize: '56ch',
  color: color.text.onMediaSoft,
  textWrap: 'pretty',
});

export const actions = part({ display: 'flex', flexWrap: 'wrap', gap: space[2], marginBlockStart: space[4] });
