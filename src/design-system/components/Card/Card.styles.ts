import { media } from '#theme/media';
import { part } from '#theme/part';
import { vars } from '#theme/vars';

// Hooks: --card-bg, --card-border, --card-radius, --card-pad, --card-shadow.

export const root = part({
  position: 'relative',
  minInlineSize: 0,
  background: vars.card.bg,
  color: vars.color.text.primary,
  border: `1px solid ${vars.card.border}`,
  borderRadius: vars.card.radius,
  boxShadow: `var(--card-shadow, ${vars.shadow[1]})`,
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
