import { media } from '#theme/media';
import { tabularNumbers, textStyle, visuallyHidden } from '#theme/mixins';
import { part } from '#theme/part';
import { vars } from '#theme/vars';

export const root = part({
  ...textStyle('2xs'),
  display: 'inline-grid',
  placeItems: 'center',
  flex: 'none',
  position: 'relative',
  minInlineSize: `calc(${vars.space[4]} + 2px)`,
  minBlockSize: `calc(${vars.space[4]} + 2px)`,
  paddingInline: vars.space[1],
  borderRadius: vars.space[5],
  fontWeight: vars.font.weight.bold,
  background: 'var(--_bg)',
  color: 'var(--_fg)',
  '&[data-tone="danger"]': { '--_bg': vars.color.negative.solid, '--_fg': vars.color.text.onNegative },
  '&[data-tone="neutral"]': { '--_bg': vars.color.surface.hover, '--_fg': vars.color.text.secondary },
  '&[data-tone="accent"]': { '--_bg': vars.color.accent.soft, '--_fg': vars.color.accent.text },
  [media.forcedColors]: { border: '1px solid CanvasText' },
});

export const digits = part(tabularNumbers);

export const words = part(visuallyHidden);
