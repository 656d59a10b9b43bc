import { media } from '#theme/media';
import { controlBox, focusRing, hitArea44, textStyle } from '#theme/mixins';
import { part } from '#theme/part';
import { vars } from '#theme/vars';

export { label } from '../Button/Button.styles';

// Hooks: --chip-radius · --segment-bg-selected
export const root = part({
  ...controlBox,
  ...textStyle('sm'),
  gap: vars.space[2],
  minBlockSize: `calc(${vars.space[1]} * 9)`,
  maxInlineSize: '100%',
  paddingBlock: vars.space[1],
  paddingInline: `calc(${vars.space[1]} * 3.5)`,
  borderRadius: vars.chip.radius,
  fontWeight: vars.font.weight.medium,
  '--_bg': 'transparent',
  '--_fg': vars.color.text.secondary,
  '--_line': vars.color.border.default,
  ...focusRing,
  '&[data-hovered]': { '--_bg': vars.color.surface.hover, '--_fg': vars.color.text.primary },
  '&[data-pressed]': { '--_bg': vars.color.surface.pressed },
  '&[data-selected]': {
    '--_bg': vars.color.accent.soft,
    '--_fg': vars.color.accent.text,
    '--_line': vars.color.accent.line,
    fontWeight: vars.font.weight.semibold,
  },
  '&[data-selected][data-hovered]': { '--_bg': vars.color.accent.softHover },
  '&[data-disabled]': {
    '--_bg': vars.color.surface.hover,
    '--_fg': vars.color.text.disabled,
    '--_line': 'transparent',
    cursor: 'not-allowed',
  },
  [media.belowDesktop]: hitArea44,
  [media.forcedColors]: { '&[data-selected]': { outline: '2px solid Highlight', outlineOffset: '-2px' } },
});

// A segment lies in the track that its group draws; the chosen one is raised out of it.
export const segment = part({
  ...controlBox,
  ...textStyle('sm'),
  flex: '1 1 auto',
  gap: vars.space[15],
  minInlineSize: 0,
  // With the track around it as high as a button.
  minBlockSize: `calc(${vars.button.heightMd} - ${vars.space[1]} * 1.5)`,
  paddingBlock: vars.space[1],
  paddingInline: vars.space[3],
  borderRadius: vars.radius.sm,
  fontWeight: vars.font.weight.medium,
  boxShadow: 'var(--_shadow)',
  '--_bg': 'transparent',
  '--_fg': vars.color.text.secondary,
  '--_line': 'transparent',
  '--_shadow': 'none',
  '&:where([data-block] > *)': { flex: '1 1 0' },
  '&:where([data-size="lg"] > *)': { ...textStyle('md'), minBlockSize: `calc(${vars.space[1]} * 9.5)` },
  ...focusRing,
  '&[data-hovered]': { '--_fg': vars.color.text.primary },
  '&[data-selected]': {
    // Raised by light where there is a shadow to see, by a lighter ground where there is not.
    '--_bg': `var(--segment-bg-selected, light-dark(${vars.color.surface.overlay}, ${vars.color.surface.pressed}))`,
    '--_line': `light-dark(${vars.color.border.default}, transparent)`,
    '--_shadow': vars.shadow[1],
    '--_fg': vars.color.text.primary,
    fontWeight: vars.font.weight.semibold,
  },
  '&[data-disabled]': { '--_fg': vars.color.text.disabled, cursor: 'not-allowed' },
  [media.belowDesktop]: hitArea44,
  // The track, which scrolls there, would cut more.
  [media.belowLargePhone]: { '&[data-focus-visible]': { outlineOffset: '1px' } },
  [media.forcedColors]: { '&[data-selected]': { outline: '2px solid Highlight', outlineOffset: '-2px' } },
});
