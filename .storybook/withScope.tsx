import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import type { Decorator } from '@storybook/react-vite';
import { I18nProvider } from 'react-aria-components';
import { IntlProvider } from 'react-intl';

const cache = createCache({ key: 'ds' });

/** Theme and brand as the site sets them: both attributes, always together, on the root element. */
export const withTheme: Decorator = (Story, { globals }) => {
  document.documentElement.dataset['theme'] = String(globals['theme']);
  document.documentElement.dataset['brand'] = String(globals['brand']);
  return (
    <CacheProvider value={cache}>
      <Story />
    </CacheProvider>
  );
};

/** Locale, direction and messages. */
export const withLocale: Decorator = (Story, { globals }) => {
  const locale = String(globals['locale']);
  document.documentElement.lang = locale;
  document.documentElement.dir = locale.startsWith('ar') ? 'rtl' : 'ltr';
  return (
    <IntlProvider locale={locale} defaultLocale="en" onError={() => undefined}>
      <I18nProvider locale={locale}>
        <Story />
      </I18nProvider>
    </IntlProvider>
  );
};
