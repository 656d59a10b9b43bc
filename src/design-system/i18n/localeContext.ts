import { createContext, useContext } from 'react';
import { localeRow, type AnyLocaleTag, type LocaleRow } from '#locales';

export const LocaleContext = createContext<LocaleRow<AnyLocaleTag>>(localeRow('en'));

/** The registry row of the nearest `LocaleScope`: what `formatMoney` and its siblings ask for. English outside any. */
export function useLocaleRow(): LocaleRow<AnyLocaleTag> {
  return useContext(LocaleContext);
}
