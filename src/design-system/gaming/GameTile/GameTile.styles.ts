import { media } from '#theme/media';
import { tabularNumbers, textStyle, truncateName } from '#theme/mixins';
import { keyframes, part } from '#theme/part';
import { vars } from '#theme/vars';

// Hooks: --tile-radius, --tile-ratio, --button-primary-bg, --button-primary-text.

const { color, space } = vars;
const appear = keyframes({ from: { opacity: 0 } });
const ground = (share: number) => `color-mix(in srgb, ${color.surface.media} ${share}%, transparent)`;
const light = (share: number) => `color-mix(in srgb, ${color.text.onMedia} ${share}%, transparent)`;

export const root = part({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  minInlineSize: 0,
  borderRadius: vars.tile.radius,
  WebkitTapHighlightColor: 'transparent',
  '&[data-focus-visible]': { '--_outline': `2px solid ${color.border.focus}` },
  [media.forcedColors]: { '&[data-focus-visible]': { '--_outline': '2px solid Highlight' } },
});

export const art = part({
  position: 'relative',
  aspectRatio: vars.tile.ratio,
  borderRadius: vars.tile.radius,
  marginBlockEnd: space[2],
  outline: 'var(--_outline, none)',
  outlineOffset: '2px',
  '& svg': { inlineSize: vars.touch.min, blockSize: vars.touch.min },
  '&::after': {
    content: '""',
    position: 'absolute',
    inset: 0,
    borderRadius: 'inherit',
    boxShadow: `inset 0 0 0 1px ${light(10)}`,
    pointerEvents: 'none',
  },
});

/** Its pseudo-element makes the whole tile the link; stars and choices lie above it. */
export const main = part({
  ...textStyle('sm'),
  ...truncateName,
  display: 'block',
  flex: 'none',
  fontWeight: vars.font.weight.semibold,
  color: color.text.primary,
  cursor: 'pointer',
  outline: 'none',
  '&::after': { content: '""', position: 'absolute', inset: 0, borderRadius: 'inherit' },
  [media.forcedColors]: { outline: 'var(--_outline, none)' },
});

export const sub = part({
  ...textStyle('xs'),
  ...truncateName,
  color: color.text.muted,
  '&[data-dot]::before': {
    content: '""',
    display: 'inline-block',
    inlineSize: space[15],
    blockSize: space[15],
    marginInlineEnd: space[15],
    borderRadius: '50%',
    background: color.positive.text,
    verticalAlign: '0.08em',
  },
});

/** Beside the star, and below it where its word is too long for that. */
export const badgeSlot = part({
  position: 'absolute',
  insetBlockStart: space[2],
  insetInline: space[2],
  display: 'flex',
  flexWrap: 'wrap-reverse',
  alignItems: 'flex-end',
  pointerEvents: 'none',
  // The room of the star.
  '&::after': { content: '""', marginInlineStart: 'auto', inlineSize: space[8], blockSize: space[8] },
});

/** 44 px take the touch; the star is drawn where one of 32 px would stand. */
export const star = part({
  position: 'absolute',
  insetBlockStart: 0,
  insetInlineEnd: 0,
  display: 'grid',
  placeItems: 'center',
  inlineSize: vars.touch.min,
  blockSize: vars.touch.min,
  borderRadius: vars.tile.radius,
  cursor: 'pointer',
  color: color.text.onMedia,
  // Its own ground, for art is light as well as dark. As a shadow, which is a filter, it cost every star of a wall a layer.
  background: `radial-gradient(closest-side, ${ground(54)} 20%, transparent 86%)`,
  // Gold in every brand, like the art it lies on.
  '&[data-on]': { color: color.ball.gold },
  [media.forcedColors]: { background: 'Canvas', border: '1px solid' },
});

export const overlay = part({
  position: 'absolute',
  insetBlockStart: 0,
  insetInline: 0,
  containerType: 'inline-size',
  aspectRatio: vars.tile.ratio,
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'flex-end',
  gap: space[15],
  padding: space[3],
  overflow: 'hidden',
  borderRadius: vars.tile.radius,
  background: `linear-gradient(0deg, ${ground(92)}, ${ground(46)})`,
  color: color.text.onMedia,
  animation: `${appear} ${vars.motion.fast} ${vars.ease.standard}`,
  // The art under it stays the link.
  pointerEvents: 'none',
  [media.forcedColors]: { background: 'Canvas', border: '1px solid CanvasText' },
});

export const facts = part({
  ...textStyle('xs'),
  display: 'grid',
  marginBlockEnd: space['05'],
  // A tile of a phone's width has room for the choices only.
  '@container (max-width: 140px)': { display: 'none' },
});

export const fact = part({
  display: 'flex',
  justifyContent: 'space-between',
  gap: space[1],
  minInlineSize: 0,
});

export const value = part({ ...tabularNumbers, fontWeight: vars.font.weight.semibold });

export const action = part({
  cursor: 'pointer',
  ...textStyle('sm'),
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space[15],
  flex: 'none',
  minBlockSize: vars.button.heightSm,
  paddingInline: space[2],
  borderRadius: vars.button.radius,
  border: `1px solid ${light(30)}`,
  fontWeight: vars.font.weight.semibold,
  background: light(14),
  pointerEvents: 'auto',
  '&[data-tone="accent"]': {
    background: vars.button.primaryBg,
    color: vars.button.primaryText,
    borderColor: 'transparent',
  },
});

/** A line of the name's type with a bar in it. */
export const wordLine = part({
  ...textStyle('sm'),
  display: 'grid',
  alignItems: 'center',
  blockSize: '1lh',
});

export const wordLineSub = part({
  ...textStyle('xs'),
  display: 'grid',
  alignItems: 'center',
  blockSize: '1lh',
});
