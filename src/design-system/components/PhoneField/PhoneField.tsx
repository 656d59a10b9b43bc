import IconChevronDown from '@tabler/icons-react/dist/esm/icons/IconChevronDown.mjs';
import { useRef, useState, type Ref } from 'react';
import { Button, Group, Input, Popover, TextField as AriaTextField } from 'react-aria-components';
import type { TextFieldProps as AriaTextFieldProps } from 'react-aria-components';
import { Icon } from '#ds/Icon';
import { useDs } from '#ds-i18n';
import { FieldLabel, FieldMessages, type FieldTexts } from '#patterns/Field';
import { CountryPicker, FlagPlace, dialed } from './CountryPicker';
import * as styles from './PhoneField.styles';
import { dialingCountries, type DialingCountry } from './dialingCodes';
import type { TypedPhone } from './readPhone';
import { useCountries } from './useCountries';
import { usePhoneText } from './usePhoneText';

/** How long the list stays after the focus has left it, in milliseconds. */
const blurDelay = 200;

export interface PhoneFieldProps
  extends
    FieldTexts,
    Omit<
      AriaTextFieldProps,
      | 'className'
      | 'style'
      | 'render'
      | 'children'
      | 'maxLength'
      | 'type'
      | 'value'
      | 'defaultValue'
      | 'onChange'
    > {
  /** What stands in the field: the number and the country that is chosen. */
  value: TypedPhone;
  /** Called with both, since a number with its `+` code changes both at once. `readPhone` gives what is sent. */
  onChange: (value: TypedPhone) => void;
  /** Countries to choose from. @default every country of the ITU's plan */
  countries?: readonly DialingCountry[];
  ref?: Ref<HTMLDivElement>;
}

/**
 * A telephone number: the country by flag and dialling code, then the number as used within it. A number that is pasted
 * with its `+` chooses its country; one that is typed so keeps its `+` until the field is left.
 */
export function PhoneField({
  label,
  description,
  errorMessage,
  value,
  onChange,
  countries = dialingCountries,
  ...rest
}: PhoneFieldProps) {
  const ds = useDs();
  const [isOpen, setOpen] = useState(false);
  const frame = useRef<HTMLDivElement>(null);
  const trigger = useRef<HTMLButtonElement>(null);
  const closing = useRef<ReturnType<typeof setTimeout>>(undefined);
  const { chosen, ordered } = useCountries(countries, value.country);
  const { change, take, settle, composition } = usePhoneText(value, onChange, countries);

  return (
    <AriaTextField
      autoComplete="tel-national"
      {...(errorMessage && { isInvalid: true })}
      {...rest}
      type="tel"
      value={value.number}
      onChange={take}
      onBlur={(event) => {
        settle();
        rest.onBlur?.(event);
      }}
      css={styles.root}
    >
      <FieldLabel isRequired={rest.isRequired}>{label}</FieldLabel>
      <Group ref={frame} dir="ltr" css={styles.box}>
        <Button
          ref={trigger}
          isDisabled={rest.isDisabled ?? false}
          aria-haspopup="dialog"
          aria-expanded={isOpen}
          onPress={() => {
            setOpen(!isOpen);
          }}
          css={styles.trigger}
        >
          <span css={styles.spoken}>{ds('phone.country')}</span>
          {chosen && (
            <>
              <FlagPlace countryCode={chosen.id} />
              <span css={styles.spoken}>{chosen.name}</span>
              <span css={styles.code}>{dialed(chosen)}</span>
            </>
          )}
          <span css={styles.chevron}>
            <Icon icon={IconChevronDown} size={16} />
          </span>
        </Button>
        <Input css={styles.input} {...composition} />
      </Group>
      <FieldMessages description={description} errorMessage={errorMessage} />
      <Popover
        isNonModal
        isOpen={isOpen}
        onOpenChange={setOpen}
        triggerRef={frame}
        placement="bottom start"
        maxHeight={360}
        // The list closes a moment after the focus has left it, not at once.
        shouldCloseOnInteractOutside={() => false}
        css={styles.popover}
      >
        <div
          role="dialog"
          aria-label={ds('phone.country')}
          css={styles.picker}
          onFocus={() => {
            clearTimeout(closing.current);
          }}
          onBlur={() => {
            clearTimeout(closing.current);
            closing.current = setTimeout(() => {
              setOpen(false);
            }, blurDelay);
          }}
        >
          <CountryPicker
            countries={ordered}
            selected={chosen?.id ?? value.country}
            onSelect={(code) => {
              change({ ...value, country: code });
              setOpen(false);
              trigger.current?.focus();
            }}
          />
        </div>
      </Popover>
    </AriaTextField>
  );
}
