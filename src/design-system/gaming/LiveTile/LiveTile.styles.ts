import { media } from '#theme/media';
import { tabularNumbers, textStyle, truncate, truncateName } from '#theme/mixins';
import { part } from '#theme/part';
import { vars } from '#theme/vars';

// Hooks: --live-tile-radius.

const { color, space } = vars;
const ground = (share: number) => `color-mix(in srgb, ${color.surface.media} ${share}%, transparent)`;

export const root = part({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  minInlineSize: 0,
  WebkitTapHighlightColor: 'transparent',
  '&[data-focus-visible]': { '--_outline': `2px solid ${color.border.focus}` },
});

export const art = part({
  position: 'relative',
  overflow: 'hidden',
  aspectRatio: '16 / 10',
  marginBlockEnd: space[25],
  borderRadius: `var(--live-tile-radius, ${vars.radius.lg})`,
  color: color.text.onMedia,
  outline: 'var(--_outline, none)',
  outlineOffset: '2px',
});

export const scrim = part({
  position: 'absolute',
  inset: 0,
  borderRadius: 'inherit',
  background: `linear-gradient(0deg, ${ground(88)}, ${ground(34)} 26%, transparent 48%)`,
  boxShadow: `inset 0 0 0 1px color-mix(in srgb, ${color.text.onMedia} 10%, transparent)`,
  [media.forcedColors]: { border: '1px solid CanvasText' },
});

export const badgeSlot = part({
  position: 'absolute',
  insetBlockStart: space[25],
  insetInlineStart: space[25],
  display: 'flex',
});

export const foot = part({
  ...textStyle('xs'),
  position: 'absolute',
  insetBlockEnd: space[25],
  insetInline: space[3],
  display: 'flex',
  alignItems: 'flex-end',
  justifyContent: 'space-between',
  gap: space[2],
  fontWeight: vars.font.weight.medium,
});

export const limits = part({ ...tabularNumbers, ...truncate });

export const line = part({
  display: 'flex',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: space[2],
  minInlineSize: 0,
});

/** As dark as art: what lies on it is written for that. */
export const noArt = part({
  position: 'absolute',
  inset: 0,
  display: 'grid',
  placeItems: 'center',
  background: `radial-gradient(120% 90% at 50% 0%, ${ground(72)}, ${color.surface.media})`,
  color: color.text.onMedia,
});

/** Its pseudo-element makes the whole tile the link. */
export const main = part({
  minInlineSize: 0,
  textAlign: 'start',
  outline: 'none',
  cursor: 'pointer',
  '&::after': { content: '""', position: 'absolute', inset: 0, borderRadius: vars.radius.lg },
});

export const name = part({
  ...textStyle('md'),
  ...truncateName,
  display: 'block',
  fontWeight: vars.font.weight.semibold,
  color: color.text.primary,
});

export const state = part({
  ...textStyle('xs'),
  flex: 'none',
  fontWeight: vars.font.weight.medium,
  color: color.text.muted,
  '&[data-tone="success"]': { color: color.positive.text },
});

export const sub = part({ ...textStyle('xs'), ...truncateName, color: color.text.muted });

/** Of one height, whatever is in it: tiles of a wall stand in rows. */
export const below = part({
  ...textStyle('xs'),
  display: 'block',
  marginBlockStart: space[2],
  minInlineSize: 0,
  blockSize: `calc(18 * ${space[1]})`,
  color: color.text.muted,
});

/** A line of the name's type with a bar in it. */
export const wordLine = part({
  ...textStyle('md'),
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

/** 44 px take the touch; the star is drawn where one of 32 px would stand. */
export const star = part({
  position: 'absolute',
  insetBlockStart: 0,
  insetInlineEnd: 0,
  display: 'grid',
  placeItems: 'center',
  inlineSize: vars.touch.min,
  blockSize: vars.touch.min,
  borderRadius: vars.radius.lg,
  cursor: 'pointer',
  color: color.text.onMedia,
  // Its own ground, for art is light as well as dark. As a shadow, which is a filter, it cost every star of a wall a layer.
  background: `radial-gradient(closest-side, ${ground(54)} 20%, transparent 86%)`,
  // Gold in every brand, like the art it lies on.
  '&[data-on]': { color: color.ball.gold },
  [media.forcedColors]: { background: 'Canvas', border: '1px solid' },
});

/** What a tile consists of; classes are made of them once for a whole wall. */
export const parts = { art, badgeSlot, below, foot, limits, line, main, name, root, scrim, star, state, sub };
