import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import type { Decorator, Loader } from '@storybook/react-vite';
import { LocaleScope, type Messages } from '#ds-i18n';
import { themeScope } from '#theme/themeScope';
import type { Globals } from './modes.ts';

const cache = createCache({ key: 'ds' });

type LoadMessages = (tag: Globals['locale']) => Promise<Messages>;
const modules = import.meta.glob<{ loadMessages: LoadMessages }>('../locales/load.ts');

/** Fetches the catalogue of the toolbar's language before the story is drawn. */
export const loadCatalogue: Loader = async ({ globals }) => {
  const catalogue = await modules['../locales/load.ts']?.();
  return { messages: (await catalogue?.loadMessages((globals as Globals).locale)) ?? {} };
};

/** Draws the story as the site would: brand and theme on the root element, language and direction around it. */
export const withScope: Decorator = (Story, { globals, loaded }) => {
  const { brand, theme, locale } = globals as Globals;
  for (const [name, value] of Object.entries(themeScope(brand, theme))) {
    document.documentElement.setAttribute(name, value);
  }
  return (
    <CacheProvider value={cache}>
      <LocaleScope locale={locale} messages={(loaded as { messages: Messages }).messages} isRoot timeZone="UTC">
        <Story />
      </LocaleScope>
    </CacheProvider>
  );
};
