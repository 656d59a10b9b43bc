import { useCallback } from 'react';
import { useIntl, type MessageValue } from 'react-intl';
import type { DsKey, DsValues } from './dsMessages';

/** Says one message of the design system: `ds('common.close')`, `ds('pagination.pageOf', { page, total })`. */
export type SayDs = <Key extends DsKey>(key: Key, ...values: DsValues<Key>) => string;

/**
 * The design system's own words in the language of the nearest `LocaleScope`. Keys are checked by the compiler and
 * are all that ships: the English text comes from the catalogue, like every other language.
 */
export function useDs(): SayDs {
  const intl = useIntl();
  return useCallback(
    (key, ...[values]) => {
      const message: { id: string } = { id: `ds.${key}` };
      const given: Readonly<Record<string, MessageValue>> | undefined = values;
      return intl.formatMessage(message, given);
    },
    [intl],
  );
}
