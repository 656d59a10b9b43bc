import { part } from '#theme/part';
import { vars } from '#theme/vars';

// Hooks: --qr-bg, --qr-ink.

export const root = part({
  flex: 'none',
  maxInlineSize: '100%',
  aspectRatio: '1',
  borderRadius: vars.radius.md,
  background: vars.qr.bg,
  fill: vars.qr.ink,
  // Inverted or tinted codes cannot be scanned.
  forcedColorAdjust: 'none',
});

export const unreadable = part({
  display: 'grid',
  placeItems: 'center',
  inlineSize: 'var(--_side)',
  blockSize: 'var(--_side)',
  maxInlineSize: '100%',
  borderRadius: vars.radius.md,
  background: vars.color.surface.hover,
  color: vars.color.text.muted,
});
