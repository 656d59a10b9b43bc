import { media } from '#theme/media';
import { part } from '#theme/part';
import { vars } from '#theme/vars';

// Hooks: --card-bg, --card-border, --card-radius, --card-pad, --card-shadow.

export const root = part({
  position: 'relative',
  minInlineSize: 0,
  boxSizing: 'border-box',
  background: 'var(--_bg)',
  color: vars.color.text.primary,
  border: '1px solid var(--_line)',
  borderRadius: 'var(--_radius)',
  boxShadow: 'var(--_shadow)',
  '--_bg': vars.card.bg,
  '--_line': vars.card.border,
  '--_radius': vars.card.radius,
  '--_shadow': `var(--card-shadow, ${vars.shadow[1]})`,
  '&[data-emphasis="soft"]': {
    '--_bg': vars.color.surface.sunken,
    '--_line': 'transparent',
    '--_radius': vars.radius.md,
    '--_shadow': 'none',
  },
  '&[data-emphasis="quiet"]': {
    '--_bg': 'transparent',
    '--_line': vars.color.border.default,
    '--_shadow': 'none',
  },
  '&[data-density="md"]': { padding: vars.card.pad },
  '&[data-density="none"]': { overflow: 'hidden' },
  [media.forcedColors]: { borderColor: 'CanvasText' },
});

export const horizon = part({
  position: 'absolute',
  insetBlockStart: '-1px',
  insetInline: vars.card.radius,
  blockSize: '2px',
  background: vars.brand.horizon,
  '&:dir(rtl)': { transform: 'scaleX(-1)' },
});
