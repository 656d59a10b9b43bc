import { fieldFocus, textStyle } from '#theme/mixins';
import { part } from '#theme/part';
import { vars } from '#theme/vars';

// Hooks: --field-bg · --field-border · --field-border-focus · --field-radius · --field-height
export const root = part({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[15],
  minInlineSize: 0,
  color: vars.color.text.primary,
});

export const label = part({
  ...textStyle('sm'),
  fontWeight: vars.font.weight.medium,
  color: vars.color.text.secondary,
  cursor: 'default',
});

export const star = part({
  marginInlineStart: vars.space['05'],
  color: vars.color.negative.text,
  fontWeight: vars.font.weight.semibold,
});

export const box = part({
  ...fieldFocus,
  ...textStyle('md'),
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[25],
  boxSizing: 'border-box',
  minInlineSize: 0,
  minBlockSize: 'var(--_field-block)',
  paddingInline: 'var(--_field-pad)',
  '--_line': vars.field.border,
  '--_field-block': vars.field.height,
  '--_field-pad': `calc(${vars.space[1]} * 3.5)`,
  borderRadius: vars.field.radius,
  background: vars.field.bg,
  color: vars.color.text.primary,
  transitionProperty: 'box-shadow',
  transitionDuration: vars.motion.fast,
  '&:where([data-size="sm"])': {
    ...textStyle('sm'),
    '--_field-block': `calc(${vars.space[1]} * 9)`,
    '--_field-pad': vars.space[3],
    gap: vars.space[2],
  },
  '&:where([data-multiline])': { '--_field-pad': 0, alignItems: 'stretch', flexDirection: 'column', gap: 0 },
  '&[data-readonly]': { background: vars.color.surface.sunken },
  '&[data-invalid]': { boxShadow: `inset 0 0 0 1.5px ${vars.color.negative.line}` },
  '&[data-invalid]:is([data-focused], [data-focus-within])': {
    boxShadow: `inset 0 0 0 2px ${vars.color.negative.line}, 0 0 0 ${vars.space[1]} ${vars.color.negative.soft}`,
  },
  '&[data-disabled]': {
    boxShadow: `inset 0 0 0 1px ${vars.color.border.default}`,
    background: vars.color.surface.hover,
    color: vars.color.text.disabled,
    cursor: 'not-allowed',
  },
});

export const icon = part({ display: 'flex', flex: 'none', color: vars.color.text.muted });
export const tick = part({ display: 'flex', flex: 'none', color: vars.color.positive.text });

/** A control at the end stands closer to the edge than text does. */
export const end = part({
  display: 'flex',
  flex: 'none',
  alignItems: 'center',
  gap: vars.space[1],
  marginInlineEnd: `calc(${vars.space[2]} - var(--_field-pad))`,
});

export const input = part({
  flex: 1,
  boxSizing: 'border-box',
  minInlineSize: 0,
  inlineSize: '100%',
  blockSize: 'var(--_field-block)',
  margin: 0,
  padding: 0,
  border: 0,
  outline: 'none',
  background: 'none',
  color: 'inherit',
  font: 'inherit',
  textAlign: 'start',
  textOverflow: 'ellipsis',
  appearance: 'none',
  '&::placeholder': { color: vars.color.text.muted, opacity: 1 },
  '&::-webkit-search-cancel-button, &::-webkit-search-decoration': { display: 'none' },
  // Chromium paints its own ground and text colour on what it filled in; only an inset shadow covers that ground.
  '&:autofill': {
    boxShadow: `inset 0 0 0 100vmax ${vars.field.bg}`,
    WebkitTextFillColor: vars.color.text.primary,
    caretColor: vars.color.text.primary,
  },
  '&[data-disabled]': { cursor: 'not-allowed', '&::placeholder': { color: vars.color.text.disabled } },
});

export const help = part({ ...textStyle('xs'), color: vars.color.text.muted, overflowWrap: 'anywhere' });

export const error = part({
  ...textStyle('xs'),
  display: 'flex',
  alignItems: 'flex-start',
  gap: vars.space[15],
  color: vars.color.negative.text,
  overflowWrap: 'anywhere',
  '& > svg': { marginBlockStart: '1px' },
});
