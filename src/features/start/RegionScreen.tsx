import IconMapOff from '@tabler/icons-react/dist/esm/icons/IconMapOff.mjs';
import type { ReactNode } from 'react';
import { useIntl, type IntlShape } from 'react-intl';
import { ChatButton } from '../ChatButton';
import { ContactLink } from './ContactLink';
import { startMessages as messages } from './messages';
import { StatusBlock } from './StatusBlock';
import { StatusPage, type StartBrand } from './StatusPage';

export interface RegionScreenProps {
  brand: StartBrand;
  /** Where the visit comes from: ISO 3166-1 alpha-2, or a name when the platform has no code. */
  country: string;
  /** Page of customer service. */
  contactHref: string | undefined;
  /** Opens the live chat; absent where there is none. */
  onChat?: (() => void) | undefined;
  /** The choice of language. */
  language?: ReactNode;
}

/** Name of a country in the visitor's language; what is no code is a name already. */
function countryName({ formatDisplayName }: Pick<IntlShape, 'formatDisplayName'>, country: string): string {
  if (!/^[A-Z]{2}$/.test(country)) return country;
  return formatDisplayName(country, { type: 'region' }) ?? country;
}

/** Stands in for the site where it is not allowed. */
export function RegionScreen({ brand, country, contactHref, onChat, language }: RegionScreenProps) {
  const intl = useIntl();
  const t = intl.formatMessage;
  return (
    <StatusPage brand={brand} end={language}>
      <StatusBlock
        icon={IconMapOff}
        title={t(messages.regionTitle)}
        text={t(messages.regionText)}
        {...(country && { fact: { label: t(messages.regionCountry), value: countryName(intl, country) } })}
        actions={
          <>
            <ContactLink href={contactHref} />
            <ChatButton onPress={onChat} />
          </>
        }
      />
    </StatusPage>
  );
}
