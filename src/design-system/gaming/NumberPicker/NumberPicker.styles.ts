import { media } from '#theme/media';
import { focusRing, textStyle } from '#theme/mixins';
import { part } from '#theme/part';
import { steps } from '#theme/steps';
import { vars } from '#theme/vars';

const { color, space } = vars;

// Numbers keep their order in every script, like those on the balls.
export const root = part({
  display: 'grid',
  gap: space[15],
  minInlineSize: 0,
  gridTemplateColumns: 'repeat(5, minmax(0, 1fr))',
  '&[data-count="few"]': { gridTemplateColumns: `repeat(auto-fit, minmax(${steps(17)}, 1fr))` },
  [media.tablet]: {
    '&[data-count="many"]': { direction: 'ltr', gridTemplateColumns: `repeat(10, minmax(0, ${steps(14)}))` },
    '&[data-count="eleven"]': {
      direction: 'ltr',
      gridTemplateColumns: `repeat(11, minmax(0, ${steps(14)}))`,
    },
    '&[data-count="few"]': { gridTemplateColumns: `repeat(auto-fill, minmax(${steps(22)}, 1fr))` },
  },
});

export const cell = part({
  ...textStyle('lg', 'display'),
  display: 'grid',
  alignContent: 'center',
  justifyItems: 'center',
  minInlineSize: 0,
  minBlockSize: steps(12),
  padding: space[1],
  // A long word is broken rather than let out of its place.
  overflowWrap: 'anywhere',
  border: 0,
  borderRadius: vars.radius.md,
  background: color.surface.sunken,
  boxShadow: `inset 0 0 0 1px ${color.border.default}`,
  color: color.text.primary,
  fontWeight: vars.font.weight.semibold,
  fontVariantNumeric: 'tabular-nums lining-nums',
  cursor: 'pointer',
  ...focusRing,
  '&[data-hovered]': { background: color.surface.hover },
  '&[data-pressed]': { background: color.surface.pressed },
  '&[data-selected]': { background: color.accent.solid, color: color.text.onAccent, boxShadow: 'none' },
  // The edge is a shadow, which forced colours leave out.
  [media.forcedColors]: {
    border: '1px solid',
    '&[data-selected]': { outline: '2px solid Highlight', outlineOffset: '-2px' },
  },
});

export const hint = part({ ...textStyle('xs'), fontVariantNumeric: 'tabular-nums' });

export const word = part({ display: 'inline-flex', alignItems: 'center', gap: space[15] });

const dots = ['red', 'blue', 'green', 'gold', 'violet', 'cyan', 'orange', 'pink', 'slate', 'plain'] as const;
export const dot = part({
  inlineSize: space[3],
  blockSize: space[3],
  borderRadius: '50%',
  boxShadow: `0 0 0 1px ${color.border.default}`,
  ...Object.fromEntries(dots.map((name) => [`&[data-color="${name}"]`, { background: color.ball[name] }])),
  [media.forcedColors]: { border: '1px solid' },
});
