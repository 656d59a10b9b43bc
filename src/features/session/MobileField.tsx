import { useMemo, useState } from 'react';
import { useIntl } from 'react-intl';
import { PhoneField } from '#ds/PhoneField';
import type { PhoneNumber } from './codeSending';
import { countriesOf, dialingCodeOf, type ListedCountry } from './dialing';
import { sessionMessages } from './messages';

export interface MobileFieldProps {
  /** `mobileNum` as typed, with its spaces. */
  value: PhoneNumber;
  onChange: (value: PhoneNumber) => void;
  /** Country chosen at first: ISO 3166-1 alpha-2. */
  country: string;
  /** Countries to choose from, as the platform sent them. @default every country */
  countries?: readonly ListedCountry[] | undefined;
  errorMessage?: string | undefined;
  description?: string | undefined;
  isRequired?: boolean;
  autoFocus?: boolean;
}

/** A mobile number with the country that it is dialled in. */
export function MobileField({
  value,
  onChange,
  country: first,
  countries,
  isRequired = true,
  autoFocus = false,
  ...texts
}: MobileFieldProps) {
  const intl = useIntl();
  const listed = useMemo(() => countriesOf(countries), [countries]);
  const [country, setCountry] = useState(first);
  return (
    <PhoneField
      {...texts}
      label={intl.formatMessage(sessionMessages.mobileNum)}
      name="mobileNum"
      country={country}
      onCountryChange={(next) => {
        setCountry(next);
        onChange({ ...value, countryDialingCode: dialingCodeOf(next, countries) });
      }}
      countries={listed}
      value={value.mobileNum}
      onChange={(mobileNum) => {
        onChange({ ...value, mobileNum });
      }}
      isRequired={isRequired}
      autoFocus={autoFocus}
    />
  );
}
