import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs';
import { Suspense, lazy } from 'react';
import { Autocomplete, ListBox, ListBoxItem, ListLayout, Virtualizer } from 'react-aria-components';
import { matchesQuery } from '#contract/foldName';
import { Icon } from '#ds/Icon';
import { SearchField } from '#ds/SearchField';
import { useDs } from '#ds-i18n';
import * as styles from './PhoneField.styles';

// A flag stands beside its country's name, which is enough without it.
const Flag = lazy(() => import('./Flag').catch(() => ({ default: () => null })));

/** All the countries are 245 rows, so only those in sight are drawn. A long name may take two lines. */
const rows = { estimatedRowSize: 44, padding: 6 };

/** A country with its name in the reader's language. */
export interface NamedCountry {
  /** ISO 3166-1 alpha-2 code, upper case. */
  id: string;
  /** Name in the reader's language. */
  name: string;
  /** What is dialled from abroad, digits only. */
  dialingCode: string;
}

/** A country's code as people write it: `+84`. */
export const dialed = ({ dialingCode }: NamedCountry) => `+${dialingCode}`;

/** Keeps the flag's place while the flags are fetched. */
export function FlagPlace({ countryCode }: { countryCode: string }) {
  return (
    <span aria-hidden css={styles.flagPlace}>
      <Suspense>
        <Flag countryCode={countryCode} />
      </Suspense>
    </span>
  );
}

export interface CountryPickerProps {
  /** Countries in the order in which they are shown. */
  countries: readonly NamedCountry[];
  /** The chosen one's code. */
  selected: string;
  /** Called with the code of the country that is chosen. */
  onSelect: (countryCode: string) => void;
}

/** Searchable list of countries: by name, by code or by what is dialled. */
export function CountryPicker({ countries, selected, onSelect }: CountryPickerProps) {
  const ds = useDs();
  return (
    <Autocomplete filter={matchesQuery}>
      <div css={styles.search}>
        <SearchField autoFocus size="sm" placeholder={ds('phone.search')} />
      </div>
      <Virtualizer layout={ListLayout} layoutOptions={rows}>
        <ListBox
          aria-label={ds('phone.country')}
          items={countries}
          selectionMode="single"
          disallowEmptySelection
          selectedKeys={[selected]}
          onSelectionChange={([key]) => {
            if (key !== undefined) onSelect(String(key));
          }}
          renderEmptyState={() => <div css={styles.empty}>{ds('field.noResults')}</div>}
          css={styles.list}
        >
          {(country) => (
            <ListBoxItem textValue={[country.name, dialed(country), country.id].join(' ')} css={styles.item}>
              {({ isSelected }) => (
                <>
                  <FlagPlace countryCode={country.id} />
                  <span css={styles.words}>{country.name}</span>
                  <span css={styles.itemCode}>{dialed(country)}</span>
                  {isSelected && (
                    <span css={styles.icon}>
                      <Icon icon={IconCheck} size={16} />
                    </span>
                  )}
                </>
              )}
            </ListBoxItem>
          )}
        </ListBox>
      </Virtualizer>
    </Autocomplete>
  );
}
