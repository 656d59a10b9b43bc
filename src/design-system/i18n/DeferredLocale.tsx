// Nothing here has a style: whoever takes the scope alone does not pay for Emotion.
/** @jsxImportSource react */
import { useContext, useDeferredValue, useMemo, type ReactNode } from 'react';
import { I18nProvider } from 'react-aria-components';
import { RawIntlProvider, useIntl } from 'react-intl';
import { LocaleContext } from './localeContext';
import { ariaTagOf } from './ariaTagOf';

/**
 * Lets what is inside follow a change of language a moment later, drawn while the page already answers: for what is not
 * in view at the time of the press, or not first.
 */
export function DeferredLocale({ children }: { children: ReactNode }) {
  const row = useContext(LocaleContext);
  const intl = useIntl();
  const locale = useDeferredValue(useMemo(() => ({ row, intl }), [row, intl]));
  return (
    <LocaleContext.Provider value={locale.row}>
      <RawIntlProvider value={locale.intl}>
        <I18nProvider locale={ariaTagOf(locale.row)}>{children}</I18nProvider>
      </RawIntlProvider>
    </LocaleContext.Provider>
  );
}
