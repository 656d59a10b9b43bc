import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import type { Decorator, Loader } from '@storybook/react-vite';
import { LocaleScope, type LocaleScopeProps, type Messages } from '#ds-i18n';
import { OnlyScope } from '#testing/Matrix';
import { themeScope } from '#theme/themeScope';
import { loadMessages } from '../locales/loadMessages.ts';
import type { Globals } from './modes.ts';

const cache = createCache({ key: 'ds' });

/** Fetches the catalogue of the toolbar's language before the story is drawn. */
export const loadCatalogue: Loader = async ({ globals }) => ({
  messages: await loadMessages((globals as Globals).locale),
});

/** A message that is missing or cannot be formatted fails the story instead of showing an id to the reader. */
const refuse: NonNullable<LocaleScopeProps['onError']> = (error) => {
  throw error;
};

/** Draws the story as the site would: brand and theme on the root element, language and direction around it. */
export const withScope: Decorator = (Story, { globals, loaded }) => {
  const { brand, theme, locale, isStacked } = globals as Globals;
  for (const [name, value] of Object.entries(themeScope(brand, theme))) {
    document.documentElement.setAttribute(name, value);
  }
  return (
    <CacheProvider value={cache}>
      <LocaleScope
        locale={locale}
        messages={(loaded as { messages: Messages }).messages}
        isRoot
        timeZone="UTC"
        onError={refuse}
      >
        <OnlyScope value={isStacked ? undefined : { brand, theme }}>
          <Story />
        </OnlyScope>
      </LocaleScope>
    </CacheProvider>
  );
};
