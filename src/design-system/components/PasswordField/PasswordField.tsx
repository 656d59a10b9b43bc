import IconArrowBigUpLine from '@tabler/icons-react/dist/esm/icons/IconArrowBigUpLine.mjs';
import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs';
import IconEye from '@tabler/icons-react/dist/esm/icons/IconEye.mjs';
import IconEyeOff from '@tabler/icons-react/dist/esm/icons/IconEyeOff.mjs';
import IconMinus from '@tabler/icons-react/dist/esm/icons/IconMinus.mjs';
import { useState, type Ref } from 'react';
import { Input, TextField as AriaTextField } from 'react-aria-components';
import type { TextFieldProps as AriaTextFieldProps } from 'react-aria-components';
import { Icon, type IconSource } from '#ds/Icon';
import { IconButton } from '#ds/IconButton';
import { useDs } from '#ds-i18n';
import { FieldBox, FieldLabel, FieldMessages, useMaxLength, type FieldTexts } from '#patterns/Field';
import { hint, input, masked, root, rule as rulePart, rules as rulesPart } from './PasswordField.styles';

/** One demand on a new password. */
export interface PasswordRule {
  /** The demand in words, such as “8–16 characters”. */
  label: string;
  /** Whether the password meets it. */
  isMet: (password: string) => boolean;
}

export interface PasswordFieldProps
  extends FieldTexts, Omit<AriaTextFieldProps, 'className' | 'style' | 'render' | 'children' | 'type'> {
  /** Drawing at the start. */
  icon?: IconSource | undefined;
  /** Demands on a new password, ticked while it is typed. */
  rules?: readonly PasswordRule[];
  /** Shows a tick: the value was checked and is good. */
  isValid?: boolean | undefined;
  ref?: Ref<HTMLDivElement>;
}

/** Whether the browser draws dots in a field of text. */
const canMask = (): boolean => typeof CSS !== 'undefined' && CSS.supports('-webkit-text-security', 'disc');

/**
 * A secret that can be shown, with a warning while Caps Lock is on. Give `autoComplete` as `current-password` or
 * `new-password`, so that password managers help; `off` keeps it out of them.
 */
export function PasswordField({
  label,
  description,
  errorMessage,
  icon,
  rules,
  isValid,
  maxLength,
  ...rest
}: PasswordFieldProps) {
  const ds = useDs();
  const [isShown, setShown] = useState(false);
  const [isCapsLocked, setCapsLocked] = useState(false);
  const { text: password, fault, onChange } = useMaxLength({ maxLength, ...rest });
  const message = errorMessage ?? fault;
  // Browsers fill a login into any field of the type password, and offer to save it, whatever is said against it. Screen
  // readers hear what is typed into a masked one: no role of ARIA stands for a password, and nothing but the type hides it.
  const isMasked = rest.autoComplete === 'off' && canMask();
  return (
    <AriaTextField
      {...(message && { isInvalid: true })}
      {...(fault && { 'data-refused': true })}
      {...rest}
      type={isShown || isMasked ? 'text' : 'password'}
      onChange={onChange}
      onKeyUp={(event) => {
        setCapsLocked(event.getModifierState('CapsLock'));
        rest.onKeyUp?.(event);
      }}
      css={root}
    >
      <FieldLabel isRequired={rest.isRequired}>{label}</FieldLabel>
      <FieldBox
        icon={icon}
        isValid={isValid}
        suffix={
          <IconButton
            icon={isShown ? IconEye : IconEyeOff}
            aria-label={ds(isShown ? 'password.hide' : 'password.show')}
            size="sm"
            isDisabled={rest.isDisabled ?? false}
            onPress={() => {
              setShown(!isShown);
            }}
          />
        }
      >
        <Input
          css={[input, masked]}
          dir="ltr"
          spellCheck={false}
          autoCapitalize="none"
          data-masked={(isMasked && !isShown) || undefined}
        />
      </FieldBox>
      <span role="status" css={hint}>
        {isCapsLocked && (
          <>
            <Icon icon={IconArrowBigUpLine} size={14} />
            {ds('password.capsLock')}
          </>
        )}
      </span>
      <FieldMessages description={description} errorMessage={message} />
      {rules && (
        <ul css={rulesPart}>
          {rules.map(({ label: words, isMet }) => (
            <li key={words} css={rulePart} data-met={isMet(password) || undefined}>
              <Icon
                icon={isMet(password) ? IconCheck : IconMinus}
                size={14}
                {...(isMet(password) && { label: ds('status.success') })}
              />
              {words}
            </li>
          ))}
        </ul>
      )}
    </AriaTextField>
  );
}
