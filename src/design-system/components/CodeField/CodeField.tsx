import type { ReactNode, Ref } from 'react';
import { Input, TextField as AriaTextField } from 'react-aria-components';
import type { TextFieldProps as AriaTextFieldProps } from 'react-aria-components';
import { FieldBox, FieldLabel, FieldMessages, useMaxLength, type FieldTexts } from '#patterns/Field';
import { input, root, spaced } from './CodeField.styles';
import { codeIn } from './codeIn';

export interface CodeFieldProps
  extends FieldTexts, Omit<AriaTextFieldProps, 'className' | 'style' | 'render' | 'children' | 'maxLength'> {
  /** What to type, such as “6 digits”. */
  placeholder?: string | undefined;
  /**
   * How many characters the code usually has: so long is one that is whole, and one that is found in a pasted message.
   * Others are taken as well, up to 255 letters and digits, more are refused in words; spaces and dashes are left out.
   * @default 6
   */
  length?: number;
  /** Small control at the end: the button that sends the code. */
  suffix?: ReactNode;
  ref?: Ref<HTMLDivElement>;
}

/** Longest code. Source: spec section 5, verification code. */
const longest = 255;

/** A one-time code out of a message. Phones offer to fill it in; pasting it with spaces works. */
export function CodeField({
  label,
  description,
  errorMessage,
  placeholder,
  length = 6,
  suffix,
  ...rest
}: CodeFieldProps) {
  const { text: code, fault, onChange } = useMaxLength({ maxLength: longest, ...rest });
  const message = errorMessage ?? fault;
  // The style of the digits asks whether a placeholder is shown, so there always is one.
  const shown = placeholder ?? ' ';
  return (
    <AriaTextField
      inputMode="numeric"
      autoComplete="one-time-code"
      {...(message && { isInvalid: true })}
      {...(fault && { 'data-refused': true })}
      {...rest}
      value={code}
      onChange={(text) => {
        onChange(codeIn(text, length));
      }}
      css={root}
    >
      <FieldLabel isRequired={rest.isRequired}>{label}</FieldLabel>
      <FieldBox suffix={suffix}>
        <span css={spaced}>
          <Input css={input} placeholder={shown} />
        </span>
      </FieldBox>
      <FieldMessages description={description} errorMessage={message} />
    </AriaTextField>
  );
}
