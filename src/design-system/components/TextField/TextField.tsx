import type { ReactNode, Ref } from 'react';
import { Input, TextField as AriaTextField } from 'react-aria-components';
import type { TextFieldProps as AriaTextFieldProps } from 'react-aria-components';
import type { IconSource } from '#ds/Icon';
import { seenText } from '#contract/typedText';
import { FieldBox, FieldLabel, FieldMessages, useMaxLength, type FieldTexts } from '#patterns/Field';
import { input, root } from './TextField.styles';

export interface TextFieldProps
  extends FieldTexts, Omit<AriaTextFieldProps, 'className' | 'style' | 'render' | 'children'> {
  /** Drawing at the start. */
  icon?: IconSource | undefined;
  /** Small control at the end, such as a button that sends a code. */
  suffix?: ReactNode;
  /** Shows a tick: the value was checked and is good. */
  isValid?: boolean | undefined;
  ref?: Ref<HTMLDivElement>;
}

/** What names an account or a mailbox: a mark that nobody sees, or a space around it, makes another name of it. */
const isIdentifier = ({ type, autoComplete = '' }: AriaTextFieldProps): boolean =>
  type === 'email' || /\b(?:username|email)\b/.test(autoComplete);

/** One line of text. For a choice out of a list use Select; for a secret, PasswordField. */
export function TextField({
  label,
  description,
  errorMessage,
  icon,
  suffix,
  isValid,
  maxLength,
  ...rest
}: TextFieldProps) {
  const { fault, onChange } = useMaxLength({ maxLength, ...rest });
  const message = errorMessage ?? fault;
  return (
    <AriaTextField
      {...(message && { isInvalid: true })}
      {...(fault && { 'data-refused': true })}
      {...rest}
      onChange={(text) => onChange(isIdentifier(rest) ? seenText(text).trim() : text)}
      css={root}
    >
      <FieldLabel isRequired={rest.isRequired}>{label}</FieldLabel>
      <FieldBox icon={icon} suffix={suffix} isValid={isValid}>
        {/* Latin values such as user names keep their own direction in a right-to-left page. */}
        <Input css={input} dir="auto" />
      </FieldBox>
      <FieldMessages description={description} errorMessage={message} />
    </AriaTextField>
  );
}
