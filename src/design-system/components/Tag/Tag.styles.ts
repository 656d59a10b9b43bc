import { media } from '#theme/media';
import { focusRing, hitArea44, textStyle, truncate } from '#theme/mixins';
import { part } from '#theme/part';
import { vars } from '#theme/vars';

// Hooks: --tag-radius.

const { color, space } = vars;

export const list = part({ display: 'flex', flexWrap: 'wrap', gap: space[2] });

export const root = part({
  ...focusRing,
  ...textStyle('sm'),
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[1],
  maxInlineSize: '100%',
  minBlockSize: space[8],
  paddingInline: space[25],
  borderRadius: `var(--tag-radius, ${vars.radius.sm})`,
  background: color.surface.hover,
  color: color.text.primary,
  fontWeight: vars.font.weight.medium,
  '&[data-allows-removing]': { paddingInlineEnd: space[1] },
  '&[data-selected]': { background: color.accent.soft, color: color.accent.text },
  '&[data-disabled]': { color: color.text.disabled },
  [media.forcedColors]: {
    border: '1px solid CanvasText',
    '&[data-selected]': { outline: '2px solid Highlight', outlineOffset: '-2px' },
  },
});

export const label = part(truncate);

export const remove = part({
  ...focusRing,
  ...hitArea44,
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  inlineSize: space[6],
  blockSize: space[6],
  borderRadius: vars.radius.xs,
  color: color.text.muted,
  cursor: 'pointer',
  '&[data-hovered]': { background: color.surface.pressed, color: color.text.primary },
});
