import { media } from '#theme/media';
import { textStyle } from '#theme/mixins';
import { part } from '#theme/part';
import { vars } from '#theme/vars';

const { color, space } = vars;
const ground = (share: number) => `color-mix(in srgb, ${color.surface.media} ${share}%, transparent)`;
const light = (share: number) => `color-mix(in srgb, ${color.text.onMedia} ${share}%, transparent)`;

export const root = part({
  position: 'relative',
  display: 'grid',
  overflow: 'hidden',
  minBlockSize: `calc(${space[1]} * 46)`,
  borderRadius: vars.radius.lg,
  background: color.surface.media,
  color: color.text.onMedia,
  [media.forcedColors]: { border: '1px solid CanvasText' },
});

/** Mirrored in right-to-left languages, where the words stand on the other side. */
export const art = part({
  position: 'absolute',
  inset: 0,
  // Until the picture is there, and when it cannot be had.
  '& > *': { background: color.surface.media },
  '&:is([data-over] > *)': { filter: 'grayscale(1)' },
  '&:dir(rtl)': { transform: 'scaleX(-1)' },
  '&::after': {
    content: '""',
    position: 'absolute',
    inset: 0,
    background: `linear-gradient(to right, ${ground(82)}, ${ground(70)} 56%, ${ground(8)} 94%)`,
    boxShadow: `inset 0 0 0 1px ${light(10)}`,
    borderRadius: vars.radius.lg,
  },
});

export const words = part({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: space[25],
  minInlineSize: 0,
  paddingBlock: space[5],
  paddingInline: space[6],
});

export const title = part({
  ...textStyle('xl', 'display'),
  maxInlineSize: '66%',
  overflowWrap: 'break-word',
});

/** The whole card takes the press. */
export const link = part({
  '&::after': { content: '""', position: 'absolute', inset: 0, borderRadius: vars.radius.lg },
});

export const foot = part({
  ...textStyle('sm'),
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[25],
  marginBlockStart: 'auto',
  paddingBlockStart: space[2],
  maxInlineSize: '78%',
  color: color.text.onMediaSoft,
});

export const terms = part({ minInlineSize: 0, textWrap: 'pretty' });
