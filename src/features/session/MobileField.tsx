import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { PhoneField, type TypedPhone } from '#ds/PhoneField';
import type { FieldProps } from '#patterns/useForm';
import { countriesOf, type ListedCountry } from './dialing';
import { sessionMessages } from './messages';

export interface MobileFieldProps extends FieldProps<TypedPhone> {
  /** Countries to choose from, as the platform sent them. @default every country */
  countries?: readonly ListedCountry[] | undefined;
  errorMessage?: string | undefined;
  description?: string | undefined;
  isRequired?: boolean;
  autoFocus?: boolean;
}

/** A mobile number with the country that it is dialled in. */
export function MobileField({ countries, isRequired = true, autoFocus = false, ...rest }: MobileFieldProps) {
  const { formatMessage: t } = useIntl();
  const listed = useMemo(() => countriesOf(countries), [countries]);
  return (
    <PhoneField
      {...rest}
      label={t(sessionMessages.mobileNum)}
      countries={listed}
      isRequired={isRequired}
      autoFocus={autoFocus}
    />
  );
}
