import { fieldFocus, textStyle } from '#theme/mixins';
import type { PartRule } from '#theme/part';
import { vars } from '#theme/vars';

/** Frame of a control: ground, line, focus, error. On the part that gets the field's states, or directly in it. */
export const fieldBox = {
  ...fieldFocus,
  ...textStyle('md'),
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[25],
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
    '--_field-block': vars.button.heightMd,
    '--_field-pad': vars.space[3],
    gap: vars.space[2],
  },
  '&:where([data-size="lg"])': {
    ...textStyle('3xl', 'display'),
    fontVariantNumeric: 'tabular-nums lining-nums',
    '--_field-block': vars.space[16],
    '--_field-pad': `calc(${vars.space[1]} * 4.5)`,
    gap: vars.space[2],
  },
  '&:where([data-multiline])': { '--_field-pad': 0, alignItems: 'stretch', flexDirection: 'column', gap: 0 },
  '&:is([data-readonly], [data-readonly] > *)': { background: vars.color.surface.sunken },
  '&:is([data-invalid], [data-invalid] > *)': { boxShadow: `inset 0 0 0 1.5px ${vars.color.negative.line}` },
  '&:is([data-invalid], [data-invalid] > *):is([data-focused], [data-focus-within])': {
    boxShadow: `inset 0 0 0 2px ${vars.color.negative.line}, 0 0 0 ${vars.space[1]} ${vars.color.negative.soft}`,
  },
  '&[data-disabled]': {
    boxShadow: `inset 0 0 0 1px ${vars.color.border.default}`,
    background: vars.color.surface.hover,
    color: vars.color.text.disabled,
    cursor: 'not-allowed',
  },
} satisfies PartRule;
