import IconChevronDown from '@tabler/icons-react/dist/esm/icons/IconChevronDown.mjs';
import { useMemo, useRef, useState } from 'react';
import type { Ref } from 'react';
import { Button, Group, Input, Popover, TextField as AriaTextField, useLocale } from 'react-aria-components';
import type { TextFieldProps as AriaTextFieldProps } from 'react-aria-components';
import { Icon } from '#ds/Icon';
import { useDs } from '#ds-i18n';
import { FieldLabel, FieldMessages } from '#patterns/Field';
import type { FieldTexts } from '#patterns/Field';
import { CountryPicker, FlagPlace, dialed } from './CountryPicker';
import * as styles from './PhoneField.styles';
import { dialingCountries } from './dialingCodes';
import type { DialingCountry } from './dialingCodes';
import { parsePhone } from './parsePhone';
import { regionNames } from './regionNames';

/** How long the list stays after the focus has left it, in milliseconds. */
const blurDelay = 200;

export interface PhoneFieldProps
  extends FieldTexts, Omit<AriaTextFieldProps, 'className' | 'style' | 'render' | 'children' | 'type'> {
  /** The chosen country: ISO 3166-1 alpha-2, upper case. */
  country: string;
  /** Called when another country is chosen, or named by a number that is pasted with its `+` code. */
  onCountryChange: (country: string) => void;
  /** Countries to choose from. @default every country of the ITU's plan */
  countries?: readonly DialingCountry[];
  /** An example of a number, without its country code. */
  placeholder?: string | undefined;
  ref?: Ref<HTMLDivElement>;
}

/**
 * A telephone number: the country by flag and dialling code, then the number as used within it. `value` and `onChange`
 * carry the number alone, as digits and spaces.
 */
export function PhoneField({
  label,
  description,
  errorMessage,
  country,
  onCountryChange,
  countries = dialingCountries,
  placeholder,
  ...rest
}: PhoneFieldProps) {
  const ds = useDs();
  const { locale } = useLocale();
  const [isOpen, setOpen] = useState(false);
  const [typed, setTyped] = useState(rest.defaultValue ?? '');
  const frame = useRef<HTMLDivElement>(null);
  const trigger = useRef<HTMLButtonElement>(null);
  const closing = useRef<ReturnType<typeof setTimeout>>(undefined);
  const named = useMemo(() => {
    const nameOf = regionNames(locale);
    const { compare } = new Intl.Collator([locale, 'en']);
    return countries
      .map(({ countryCode: id, countryDialingCode: dialingCode }) => ({ id, dialingCode, name: nameOf(id) }))
      .sort((a, b) => compare(a.name, b.name));
  }, [countries, locale]);
  const chosen = named.find(({ id }) => id === country) ?? named[0];
  const ordered = useMemo(
    () => [chosen, ...named.filter((other) => other !== chosen)].filter((entry) => entry !== undefined),
    [chosen, named],
  );

  return (
    <AriaTextField
      autoComplete="tel-national"
      {...(errorMessage && { isInvalid: true })}
      {...rest}
      type="tel"
      value={rest.value ?? typed}
      onChange={(text) => {
        const { number, country: next } = parsePhone(text, countries, country);
        setTyped(number);
        rest.onChange?.(number);
        if (next && next.countryCode !== country) onCountryChange(next.countryCode);
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
        <Input css={styles.input} {...(placeholder !== undefined && { placeholder })} />
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
            selected={chosen?.id ?? country}
            onSelect={(code) => {
              onCountryChange(code);
              setOpen(false);
              trigger.current?.focus();
            }}
          />
        </div>
      </Popover>
    </AriaTextField>
  );
}
