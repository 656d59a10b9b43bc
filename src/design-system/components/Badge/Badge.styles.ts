import { media } from '#theme/media';
import { textStyle, truncate } from '#theme/mixins';
import { part } from '#theme/part';
import { vars } from '#theme/vars';

// Hooks: --badge-radius.

const { color } = vars;

const tone = (soft: string, text: string, solid: string, onSolid: string) => ({
  '--_bg': soft,
  '--_fg': text,
  '&[data-emphasis="strong"]': { '--_bg': solid, '--_fg': onSolid },
});

export const root = part({
  ...textStyle('xs'),
  whiteSpace: 'nowrap',
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[1],
  flex: '0 1 auto',
  maxInlineSize: '100%',
  minBlockSize: `calc(${vars.space[6]} - 2px)`,
  paddingInline: vars.space[2],
  borderRadius: vars.badge.radius,
  fontWeight: vars.font.weight.semibold,
  background: 'var(--_bg)',
  color: 'var(--_fg)',
  '&[data-size="sm"]': { ...textStyle('2xs'), minBlockSize: vars.space[5] },
  '&[data-tone="neutral"]': tone(
    color.surface.hover,
    color.text.secondary,
    color.surface.inverse,
    color.text.inverse,
  ),
  '&[data-tone="accent"]': tone(
    color.accent.soft,
    color.accent.text,
    color.accent.solid,
    color.text.onAccent,
  ),
  '&[data-tone="success"]': tone(
    color.positive.soft,
    color.positive.text,
    color.positive.solid,
    color.text.onPositive,
  ),
  '&[data-tone="info"]': tone(color.info.soft, color.info.text, color.info.solid, color.text.onInfo),
  '&[data-tone="warning"]': tone(
    color.warning.soft,
    color.warning.text,
    color.warning.solid,
    color.text.onWarning,
  ),
  '&[data-tone="danger"]': tone(
    color.negative.soft,
    color.negative.text,
    color.negative.solid,
    color.text.onNegative,
  ),
  '&[data-tone="highlight"]': tone(
    color.highlight.soft,
    color.highlight.text,
    color.highlight.solid,
    color.text.onHighlight,
  ),
  '&[data-tone="live"]': tone(color.live.solid, color.text.onLive, color.live.solid, color.text.onLive),
  '&[data-on-media][data-tone="neutral"]': {
    '--_bg': `color-mix(in srgb, ${color.surface.media} 76%, transparent)`,
    '--_fg': color.text.onMedia,
    '&[data-emphasis="strong"]': { '--_bg': color.text.onMedia, '--_fg': color.surface.media },
  },
  [media.forcedColors]: { border: '1px solid CanvasText' },
});

export const label = part(truncate);

export const dot = part({
  flex: 'none',
  inlineSize: vars.space[15],
  blockSize: vars.space[15],
  borderRadius: '50%',
  background: 'currentColor',
  [media.forcedColors]: { background: 'CanvasText' },
});
