import { media } from '#theme/media';
import { focusRing } from '#theme/mixins';
import { part } from '#theme/part';
import { vars } from '#theme/vars';

export const root = part({
  ...focusRing,
  color: 'var(--_fg)',
  borderRadius: vars.radius.xs,
  cursor: 'pointer',
  fontWeight: vars.font.weight.medium,
  textDecorationLine: 'underline',
  textDecorationThickness: '1px',
  textUnderlineOffset: '0.2em',
  textDecorationColor: 'color-mix(in srgb, currentColor 45%, transparent)',
  transitionProperty: 'color, text-decoration-color',
  transitionDuration: vars.motion.fast,
  WebkitTapHighlightColor: 'transparent',
  '&:where([data-tone="accent"])': { '--_fg': vars.color.text.link },
  '&:where([data-tone="neutral"])': { '--_fg': 'inherit' },
  '&:where([data-standalone])': {
    display: 'inline-flex',
    alignItems: 'center',
    gap: vars.space[1],
    textDecorationColor: 'transparent',
    // The least size of a target, WCAG 2.5.8; more where it is touched.
    minInlineSize: vars.space[6],
    minBlockSize: vars.space[6],
    [media.belowDesktop]: { minBlockSize: vars.touch.min },
  },
  '&[data-hovered]': { textDecorationColor: 'currentColor' },
  '&[data-pressed]': { textDecorationColor: 'currentColor', opacity: 0.8 },
  '&[data-disabled]': { '--_fg': vars.color.text.disabled, cursor: 'not-allowed' },
  [media.forcedColors]: { '&[data-disabled]': { color: 'GrayText' } },
});
