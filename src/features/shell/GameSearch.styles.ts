import { media } from '#theme/media';
import { textStyle } from '#theme/mixins';
import { part } from '#theme/part';
import { vars } from '#theme/vars';

const { color, space } = vars;

export const root = part({
  ...textStyle('sm'),
  display: 'flex',
  alignItems: 'center',
  gap: space[2],
  boxSizing: 'border-box',
  inlineSize: `calc(${space[1]} * 44)`,
  minInlineSize: 0,
  blockSize: space[10],
  paddingInline: space[3],
  borderRadius: vars.radius.md,
  background: color.surface.sunken,
  boxShadow: `inset 0 0 0 1px ${color.border.default}`,
  color: color.text.muted,
  transition: `box-shadow ${vars.motion.fast}`,
  '&:focus-within': {
    boxShadow: `inset 0 0 0 2px ${vars.field.borderFocus}, 0 0 0 ${space[1]} ${color.accent.soft}`,
  },
  [media.belowDesktop]: { inlineSize: '100%', blockSize: vars.touch.min },
  [media.full]: { inlineSize: `calc(${space[1]} * 52)` },
  [media.forcedColors]: {
    outline: '1px solid FieldText',
    '&:focus-within': { outline: '2px solid Highlight' },
  },
});

export const input = part({
  flex: 1,
  minInlineSize: 0,
  inlineSize: 0,
  alignSelf: 'stretch',
  outline: 'none',
  appearance: 'none',
  color: color.text.primary,
  textOverflow: 'ellipsis',
  '&::placeholder': { color: color.text.muted },
  '&::-webkit-search-cancel-button, &::-webkit-search-decoration': { display: 'none' },
  // iOS zooms into fields with smaller text.
  '@supports (-webkit-touch-callout: none)': { fontSize: vars.font.size.lg },
});

export const key = part({
  ...textStyle('2xs'),
  flex: 'none',
  paddingInline: space[15],
  borderRadius: vars.radius.xs,
  background: color.surface.hover,
  color: color.text.secondary,
  fontFamily: 'inherit',
  '&:is(:focus-within > *)': { visibility: 'hidden' },
  [media.belowDesktop]: { display: 'none' },
});
