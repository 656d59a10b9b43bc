import IconMinus from '@tabler/icons-react/dist/esm/icons/IconMinus.mjs';
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs';
import type { Ref } from 'react';
import { Input, TextField as AriaTextField } from 'react-aria-components';
import type { TextFieldProps as AriaTextFieldProps } from 'react-aria-components';
import { useDs, useLocaleRow } from '#ds-i18n';
import { FieldBox, FieldLabel, FieldMessages, type FieldTexts } from '#patterns/Field';
import { input, root, spoken } from './NumberField.styles';
import { decimalsIn } from './numberText';
import { StepButton } from './StepButton';
import { useNumberText } from './useNumberText';

type TextProps = Omit<
  AriaTextFieldProps,
  'className' | 'style' | 'render' | 'children' | 'type' | 'inputMode' | 'value' | 'defaultValue' | 'onChange'
>;

export interface NumberFieldProps extends FieldTexts, TextProps {
  /** The number, for a form that keeps it; not a number for none. */
  value?: number;
  /** The number at first, for a field that keeps it itself. */
  defaultValue?: number;
  /** Called with what was typed or stepped to; not a number while the field is empty or its text is refused. */
  onChange?: (value: number) => void;
  /** Least number. A smaller one is refused in words, never raised. */
  minValue?: number | undefined;
  /** Greatest number. A larger one is refused in words, never lowered. */
  maxValue?: number | undefined;
  /** What a press of a button adds, and the finest that can be typed. @default 1 */
  step?: number;
  /** The number is a share of one: 0.05 is written 5%, with the decimals that the step has. */
  isPercent?: boolean;
  /** Leaves out the step buttons, for numbers that nobody steps through. */
  hasNoSteps?: boolean;
  ref?: Ref<HTMLDivElement>;
}

/**
 * A quantity or a rate, typed in the reader's own notation or stepped with arrows. What is typed is what `onChange` hands
 * on, or it is refused in words, and the form around it is not sent. For money use MoneyField.
 */
export function NumberField({
  label,
  description,
  errorMessage,
  value: given,
  defaultValue,
  onChange,
  minValue,
  maxValue,
  step = 1,
  isPercent = false,
  hasNoSteps,
  ...rest
}: NumberFieldProps) {
  const ds = useDs();
  const locale = useLocaleRow();
  const shape = { row: locale, step, isPercent, minValue, maxValue };
  const field = useNumberText({ given, defaultValue, onChange }, shape);
  const message = errorMessage ?? field.fault;
  const isIdle = rest.isDisabled === true || rest.isReadOnly === true;
  const fieldLabel = typeof label === 'string' ? label : (rest['aria-label'] ?? '');
  return (
    <AriaTextField
      autoComplete="off"
      {...(message && { isInvalid: true })}
      {...(field.isRefused && { 'data-refused': true })}
      data-steps
      {...rest}
      inputMode={decimalsIn(shape) > 0 ? 'decimal' : 'numeric'}
      value={field.text}
      onChange={field.change}
      onBlur={(event) => {
        field.settle();
        rest.onBlur?.(event);
      }}
      onKeyDown={(event) => {
        if (!event.nativeEvent.isComposing && !isIdle) field.press(event);
        rest.onKeyDown?.(event);
      }}
      css={root}
    >
      <FieldLabel isRequired={rest.isRequired}>{label}</FieldLabel>
      <FieldBox
        isGroup
        suffix={
          !hasNoSteps && (
            <>
              <StepButton
                icon={IconMinus}
                label={ds('aria.numberfield.decrease', { fieldLabel })}
                isDisabled={isIdle || field.isLeast}
                onStep={() => field.step(-1)}
              />
              <StepButton
                icon={IconPlus}
                label={ds('aria.numberfield.increase', { fieldLabel })}
                isDisabled={isIdle || field.isGreatest}
                onStep={() => field.step(1)}
              />
            </>
          )
        }
      >
        <Input css={input} dir="ltr" />
      </FieldBox>
      <span role="status" css={spoken}>
        {field.stepped}
      </span>
      <FieldMessages description={description} errorMessage={message} />
    </AriaTextField>
  );
}
