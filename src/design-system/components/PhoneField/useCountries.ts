import { useMemo } from 'react';
import { useLocaleRow } from '#ds-i18n';
import type { NamedCountry } from './CountryPicker';
import type { DialingCountry } from './dialingCodes';
import { regionNames } from './regionNames';

/** The countries by their names in the reader's language, the chosen one first. */
export function useCountries(
  countries: readonly DialingCountry[],
  country: string,
): { chosen: NamedCountry | undefined; ordered: readonly NamedCountry[] } {
  const { tag } = useLocaleRow();
  const named = useMemo(() => {
    const nameOf = regionNames(tag);
    const { compare } = new Intl.Collator([tag, 'en']);
    return countries
      .map(({ countryCode: id, countryDialingCode: dialingCode }) => ({ id, dialingCode, name: nameOf(id) }))
      .sort((a, b) => compare(a.name, b.name));
  }, [countries, tag]);
  const chosen = named.find(({ id }) => id === country) ?? named[0];
  const ordered = useMemo(
    () => [chosen, ...named.filter((other) => other !== chosen)].filter((entry) => entry !== undefined),
    [chosen, named],
  );
  return { chosen, ordered };
}
