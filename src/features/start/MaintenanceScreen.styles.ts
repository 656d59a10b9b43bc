import { media } from '#theme/media';
import { tabularNumbers, textStyle } from '#theme/mixins';
import { part } from '#theme/part';
import { vars } from '#theme/vars';

const { color, space } = vars;
const ground = (share: number) => `color-mix(in srgb, ${color.surface.media} ${share}%, transparent)`;
const light = (share: number) => `color-mix(in srgb, ${color.text.onMedia} ${share}%, transparent)`;

export const root = part({
  position: 'relative',
  isolation: 'isolate',
  overflow: 'hidden',
  background: color.surface.media,
  color: color.text.onMedia,
});

export const art = part({
  position: 'absolute',
  inset: 0,
  '&::after': {
    content: '""',
    position: 'absolute',
    inset: 0,
    background: `radial-gradient(70% 60% at 50% 52%, ${ground(80)}, ${ground(46)} 70%, ${ground(54)})`,
  },
});

/** Above the picture. */
export const page = part({ position: 'relative' });

export const clock = part({
  ...textStyle('sm'),
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[2],
  color: color.text.onMediaSoft,
});

export const safe = part({ color: color.text.onMediaSoft });

export const box = part({
  display: 'grid',
  justifyItems: 'center',
  inlineSize: '100%',
  maxInlineSize: `calc(${space[1]} * 190)`,
});

export const medal = part({
  display: 'grid',
  placeItems: 'center',
  inlineSize: space[16],
  blockSize: space[16],
  marginBlockEnd: space[6],
  borderRadius: vars.radius.xl,
  background: light(10),
  boxShadow: `inset 0 0 0 1px ${light(16)}`,
});

export const columns = part({
  display: 'grid',
  inlineSize: '100%',
  overflow: 'hidden',
  borderRadius: vars.radius.xl,
  background: ground(72),
  boxShadow: `inset 0 0 0 1px ${light(12)}`,
  backdropFilter: `blur(${space[4]})`,
  // Both languages have their rows at one height, though Vietnamese is set on taller lines.
  [media.largePhone]: {
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    gridTemplateRows: 'repeat(4, auto)',
  },
});

export const column = part({
  padding: space[5],
  '& + &': { borderBlockStart: `1px solid ${light(10)}` },
  [media.largePhone]: {
    display: 'grid',
    gridRow: 'span 4',
    gridTemplateRows: 'subgrid',
    paddingBlock: `calc(${space[1]} * 7)`,
    paddingInline: `calc(${space[1]} * 7.5)`,
    '& + &': { borderBlockStart: 0, borderInlineStart: `1px solid ${light(10)}` },
  },
});

export const language = part({
  ...textStyle('2xs'),
  display: 'flex',
  alignItems: 'center',
  gap: space[2],
  color: color.text.onMediaSoft,
  fontWeight: vars.font.weight.semibold,
});

export const title = part({ ...textStyle('3xl', 'display'), marginBlockStart: space[4] });

export const text = part({
  ...textStyle('lg'),
  marginBlockStart: space[25],
  color: color.text.onMediaSoft,
  fontSize: `calc((${vars.font.size.md} + ${vars.font.size.lg}) / 2)`,
  textWrap: 'pretty',
});

export const until = part({ ...textStyle('sm'), marginBlockStart: space[4] });

export const time = part({
  ...textStyle('xl'),
  ...tabularNumbers,
  display: 'block',
  fontWeight: vars.font.weight.bold,
  whiteSpace: 'normal',
});

export const left = part({
  ...textStyle('sm'),
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space[1],
  marginBlockStart: space[6],
  color: color.text.onMediaSoft,
  '--countdown-bg': light(12),
  '& > [role="timer"]': { marginInlineStart: space[3] },
});

export const actions = part({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: space[3],
  marginBlockStart: space[6],
});
