import { media } from '#theme/media';
import { focusRing, textStyle, truncate, truncateName } from '#theme/mixins';
import { keyframes, part } from '#theme/part';
import { vars } from '#theme/vars';

// Hooks: --menu-bg.

const { color, space } = vars;
const rise = keyframes({ from: { opacity: 0, transform: `translateY(calc(${space[1]} * -1))` } });
const fade = keyframes({ from: { opacity: 0 } });
const ground = (share: number) => `color-mix(in srgb, ${color.surface.media} ${share}%, transparent)`;

/** Its padding bridges the gap between bar and panel for the pointer. */
export const wrap = part({
  position: 'absolute',
  insetBlockStart: '100%',
  insetInline: 0,
  zIndex: vars.z.dropdown,
  maxInlineSize: `calc(${vars.layout.max} + 2 * ${vars.layout.gutter})`,
  marginInline: 'auto',
  paddingBlockStart: space[2],
  paddingInline: vars.layout.gutter,
});

/** All of the page below the header: a shadow, which unlike a box cannot make the page scroll. */
export const dim = part({
  position: 'absolute',
  insetBlockStart: 0,
  insetInline: 0,
  blockSize: '1px',
  boxShadow: `0 0 0 200vmax ${color.scrim}`,
  clipPath: 'inset(0 -200vmax -200vmax)',
  opacity: 0.72,
  pointerEvents: 'none',
  animation: `${fade} ${vars.motion.base} ${vars.ease.standard}`,
});

export const panel = part({
  position: 'relative',
  display: 'flex',
  gap: space[6],
  padding: space[5],
  maxBlockSize: `calc(100dvh - ${vars.header.topHeight} - ${vars.header.navHeight} - ${space[6]})`,
  overflowY: 'auto',
  borderRadius: vars.radius.xl,
  background: vars.menu.bg,
  boxShadow: `${vars.shadow[4]}, inset 0 0 0 1px ${color.border.default}`,
  animation: `${rise} ${vars.motion.base} ${vars.ease.enter}`,
  [media.forcedColors]: { border: '1px solid CanvasText' },
});

export const feature = part({
  ...focusRing,
  position: 'relative',
  overflow: 'hidden',
  flex: 'none',
  display: 'flex',
  alignItems: 'flex-end',
  inlineSize: `calc(${space[1]} * 67)`,
  padding: space[4],
  borderRadius: vars.radius.lg,
  color: color.text.onMedia,
  cursor: 'pointer',
});

export const featureArt = part({
  position: 'absolute',
  inset: 0,
  '&::after': {
    content: '""',
    position: 'absolute',
    inset: 0,
    background: `linear-gradient(0deg, ${ground(92)}, transparent 70%)`,
  },
});

export const featureText = part({
  ...textStyle('xs'),
  position: 'relative',
  display: 'grid',
  justifyItems: 'start',
  minInlineSize: 0,
  color: color.text.onMediaSoft,
});

export const featureName = part({
  ...textStyle('lg', 'display'),
  marginBlockStart: space[2],
  color: color.text.onMedia,
});

export const side = part({ flex: 1, minInlineSize: 0 });

export const head = part({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[3],
  paddingBlock: `2px ${space[3]}`,
  paddingInline: space[1],
});

export const title = part({ ...textStyle('md'), fontWeight: vars.font.weight.semibold });

export const sub = part({ ...textStyle('xs'), ...truncate, display: 'block', color: color.text.muted });

export const grid = part({
  display: 'grid',
  gap: space[15],
  gridTemplateColumns: `repeat(auto-fill, minmax(max(${space[1]} * 46, (100% - 3 * ${space[15]}) / 4), 1fr))`,
});

export const cell = part({
  ...focusRing,
  '--_mark': color.surface.hover,
  '--_mark-fg': color.text.secondary,
  display: 'flex',
  alignItems: 'center',
  gap: space[3],
  minBlockSize: `calc(${space[1]} * 15)`,
  padding: space[25],
  borderRadius: vars.radius.md,
  cursor: 'pointer',
  '&[data-hovered]': {
    background: color.surface.hover,
    '--_mark': color.surface.pressed,
    '--_mark-fg': color.accent.text,
  },
  '&[data-more]': {
    background: color.accent.soft,
    color: color.accent.text,
    '--_mark': 'transparent',
    '--_mark-fg': 'inherit',
    '--_mark-line': color.accent.line,
    '&[data-hovered]': { background: color.accent.softHover },
  },
});

export const mark = part({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  overflow: 'hidden',
  inlineSize: space[10],
  blockSize: space[10],
  borderRadius: vars.radius.sm,
  background: 'var(--_mark)',
  color: 'var(--_mark-fg)',
  boxShadow: 'inset 0 0 0 1px var(--_mark-line, transparent)',
  fontWeight: vars.font.weight.semibold,
});

export const words = part({ flex: 1, minInlineSize: 0 });

export const name = part({
  ...textStyle('md'),
  ...truncateName,
  display: 'block',
  fontWeight: vars.font.weight.semibold,
});
