import { memo } from 'react';
import { useIntl } from 'react-intl';
import type { TableKind } from '#contract';
import { FilterBar, type FilterField, type FilterValues } from '#patterns/FilterBar';
import { formatMoney, useLocaleRow } from '#ds-i18n';
import { useMedia } from '#theme/useMedia';
import { hallMessages as messages } from '../messages';

export interface TableFiltersProps {
  /** Kinds of tables that there are. Keep the list. */
  kinds: readonly TableKind[];
  /** Lowest stakes that tables have, minor units, smallest first. Keep the list. */
  limits: readonly string[];
  currency: string;
  /** `kind`, `limit` in minor units, `seats` as `1`. */
  values: FilterValues;
  onChange: (values: FilterValues) => void;
}

/** Which tables with a dealer are shown: by game, stake and free seats. */
export const TableFilters = memo(function TableFilters({
  kinds,
  limits,
  currency,
  values,
  onChange,
}: TableFiltersProps) {
  const { formatMessage: t } = useIntl();
  const locale = useLocaleRow();
  // Seven segments have no room on a phone.
  const isWide = useMedia('desktop');
  const choice = (id: string, label: string) => ({ id, label });
  const fields: FilterField[] = [
    {
      kind: 'choice',
      id: 'kind',
      label: t(messages.kinds),
      ...(isWide && { look: 'segment' as const }),
      options: [choice('', t(messages.allTables)), ...kinds.map((kind) => choice(kind, t(messages[kind])))],
    },
    {
      kind: 'choice',
      id: 'limit',
      label: t(messages.limit),
      options: [
        choice('', t(messages.anyLimit)),
        ...limits.map((limit) => {
          const amount = formatMoney(limit, currency, locale, { cents: 'ifAny' }).text;
          return choice(limit, t(messages.upTo, { amount }));
        }),
      ],
    },
    { kind: 'switch', id: 'seats', label: t(messages.freeSeats) },
  ];
  return <FilterBar fields={fields} values={values} onChange={onChange} />;
});
