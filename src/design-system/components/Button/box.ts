import { media } from '#theme/media';
import { controlBox, focusRing, hitArea44, textStyle } from '#theme/mixins';
import type { PartRule } from '#theme/part';
import { vars } from '#theme/vars';

/** How far a fill moves towards black, and black and white themselves, without a raw colour. */
const mix = (color: string, amount: string, other: string) =>
  `color-mix(in oklab, ${color}, ${other} ${amount})`;
const light = (amount: string) => `color-mix(in srgb, ${vars.color.text.onMedia} ${amount}, transparent)`;

const tones = {
  '&:where([data-tone="accent"])': {
    '--_solid': vars.button.primaryBg,
    '--_solid-hovered': vars.button.primaryBgHover,
    '--_solid-pressed': vars.button.primaryBgActive,
    '--_on-solid': vars.button.primaryText,
    '--_sheen': `inset 0 1px 0 ${light('16%')}`,
    '--_soft': vars.color.accent.soft,
    '--_soft-hovered': vars.color.accent.softHover,
    '--_tint': vars.color.accent.text,
    '--_quiet': vars.color.accent.text,
    '--_edge': vars.color.accent.line,
    '--_wash': vars.color.accent.soft,
  },
  '&:where([data-tone="neutral"])': {
    '--_solid': vars.button.secondaryBg,
    '--_solid-hovered': vars.button.secondaryBgHover,
    '--_solid-pressed': vars.button.secondaryBgHover,
    '--_on-solid': vars.button.secondaryText,
    '--_sheen': 'none',
    '--_soft': vars.button.secondaryBg,
    '--_soft-hovered': vars.button.secondaryBgHover,
    '--_tint': vars.color.text.primary,
    '--_quiet': vars.color.text.secondary,
    '--_edge': vars.button.outlineBorder,
    '--_wash': vars.button.ghostBgHover,
  },
  '&:where([data-tone="danger"])': {
    '--_solid': vars.button.dangerBg,
    '--_solid-hovered': mix(vars.button.dangerBg, '12%', vars.color.surface.media),
    '--_solid-pressed': mix(vars.button.dangerBg, '22%', vars.color.surface.media),
    '--_on-solid': vars.button.dangerText,
    '--_sheen': 'none',
    '--_soft': vars.color.negative.soft,
    '--_soft-hovered': mix(vars.color.negative.soft, '10%', vars.color.negative.solid),
    '--_tint': vars.color.negative.text,
    '--_quiet': vars.color.negative.text,
    '--_edge': vars.color.negative.line,
    '--_wash': vars.color.negative.soft,
  },
} satisfies PartRule;

const emphases = {
  '&:where([data-emphasis="solid"])': {
    '--_bg': 'var(--_solid)',
    '--_bg-hovered': 'var(--_solid-hovered)',
    '--_bg-pressed': 'var(--_solid-pressed)',
    '--_fg': 'var(--_on-solid)',
    '--_fg-hovered': 'var(--_on-solid)',
    '--_line': 'transparent',
    '--_shadow': 'var(--_sheen)',
  },
  '&:where([data-emphasis="outline"])': {
    '--_bg': 'transparent',
    '--_bg-hovered': 'var(--_wash)',
    '--_bg-pressed': 'var(--_soft-hovered)',
    '--_fg': 'var(--_tint)',
    '--_fg-hovered': 'var(--_tint)',
    '--_line': 'var(--_edge)',
    '--_shadow': 'none',
  },
  '&:where([data-emphasis="soft"])': {
    '--_bg': 'var(--_soft)',
    '--_bg-hovered': 'var(--_soft-hovered)',
    '--_bg-pressed': 'var(--_soft-hovered)',
    '--_fg': 'var(--_tint)',
    '--_fg-hovered': 'var(--_tint)',
    '--_line': 'transparent',
    '--_shadow': 'none',
  },
  '&:where([data-emphasis="ghost"])': {
    '--_bg': 'transparent',
    '--_bg-hovered': 'var(--_wash)',
    '--_bg-pressed': 'var(--_soft-hovered)',
    '--_fg': 'var(--_quiet)',
    '--_fg-hovered': 'var(--_tint)',
    '--_line': 'transparent',
    '--_shadow': 'none',
  },
  '&:where([data-emphasis="media"])': {
    '--_bg': light('14%'),
    '--_bg-hovered': light('22%'),
    '--_bg-pressed': light('28%'),
    '--_fg': vars.color.text.onMedia,
    '--_fg-hovered': vars.color.text.onMedia,
    '--_line': light('30%'),
    '--_shadow': 'none',
    backdropFilter: `blur(${vars.space[2]})`,
  },
} satisfies PartRule;

const sizes = {
  '&:where([data-size="sm"])': {
    ...textStyle('sm'),
    '--_block': vars.button.heightSm,
    '--_pad': vars.space[3],
  },
  '&:where([data-size="lg"])': {
    '--_block': vars.button.heightLg,
    '--_pad': `calc(${vars.space[1]} * 5.5)`,
    // Halfway between two steps of the scale.
    fontSize: `calc((${vars.font.size.md} + ${vars.font.size.lg}) / 2 * ${vars.type.sizeFactor})`,
  },
} satisfies PartRule;

/** Box shared by everything that looks like a button: emphasis × tone × size and the states of all of them. */
export const buttonBox = {
  ...controlBox,
  ...textStyle('md'),
  '--_block': vars.button.heightMd,
  '--_pad': vars.space[4],
  position: 'relative',
  minBlockSize: 'var(--_block)',
  maxInlineSize: '100%',
  paddingBlock: vars.space[1],
  paddingInline: 'var(--_pad)',
  borderRadius: vars.button.radius,
  boxShadow: 'var(--_shadow)',
  fontWeight: vars.font.weight.semibold,
  ...tones,
  ...emphases,
  ...sizes,
  ...focusRing,
  '&[data-hovered]': { '--_bg': 'var(--_bg-hovered)', '--_fg': 'var(--_fg-hovered)' },
  '&[data-pressed]': { '--_bg': 'var(--_bg-pressed)', '--_fg': 'var(--_fg-hovered)' },
  '&[data-pending]': { cursor: 'progress' },
  '&[data-disabled]': {
    '--_bg': vars.color.surface.hover,
    '--_fg': vars.color.text.disabled,
    '--_line': 'transparent',
    '--_shadow': 'none',
    cursor: 'not-allowed',
  },
  [media.belowDesktop]: hitArea44,
} satisfies PartRule;
