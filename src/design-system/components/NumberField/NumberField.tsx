import IconMinus from '@tabler/icons-react/dist/esm/icons/IconMinus.mjs';
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs';
import type { Ref } from 'react';
import { Button as AriaButton, Input, NumberField as AriaNumberField } from 'react-aria-components';
import type { NumberFieldProps as AriaNumberFieldProps } from 'react-aria-components';
import { Icon } from '#ds/Icon';
import { FieldBox, FieldLabel, FieldMessages } from '#patterns/Field';
import type { FieldTexts } from '#patterns/Field';
import { input, root, step } from './NumberField.styles';

export interface NumberFieldProps
  extends FieldTexts, Omit<AriaNumberFieldProps, 'className' | 'style' | 'render' | 'children' | 'label'> {
  /** An example of a value, never the name of the field. */
  placeholder?: string | undefined;
  /** Leaves out the step buttons, for numbers that nobody steps through. */
  hasNoSteps?: boolean;
  ref?: Ref<HTMLDivElement>;
}

/** A quantity, typed in the reader's own notation or stepped with arrows. For money use MoneyField. */
export function NumberField({
  label,
  description,
  errorMessage,
  placeholder,
  hasNoSteps,
  ...rest
}: NumberFieldProps) {
  return (
    <AriaNumberField {...(errorMessage && { isInvalid: true })} {...rest} css={root}>
      <FieldLabel isRequired={rest.isRequired}>{label}</FieldLabel>
      <FieldBox
        isGroup
        suffix={
          !hasNoSteps && (
            <>
              <AriaButton
                slot="decrement"
                css={step}
                data-tone="neutral"
                data-emphasis="ghost"
                data-size="sm"
              >
                <Icon icon={IconMinus} size={18} />
              </AriaButton>
              <AriaButton
                slot="increment"
                css={step}
                data-tone="neutral"
                data-emphasis="ghost"
                data-size="sm"
              >
                <Icon icon={IconPlus} size={18} />
              </AriaButton>
            </>
          )
        }
      >
        <Input css={input} {...(placeholder !== undefined && { placeholder })} />
      </FieldBox>
      <FieldMessages description={description} errorMessage={errorMessage} />
    </AriaNumberField>
  );
}
