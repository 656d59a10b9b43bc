import createCache from '@emotion/cache';
import type { Decorator, Loader } from '@storybook/react-vite';
import { LocaleScope, localeAttributes, type LocaleScopeProps, type Messages } from '#ds-i18n';
import { OnlyScope } from '#testing/Matrix';
import { StyleProvider } from '#theme/StyleProvider';
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

/**
 * Draws the story as the site would: brand and theme on the root element, language and direction around it. A story that
 * asks for its own of these keeps them to itself on a docs page, which others share.
 */
export const withScope: Decorator = (Story, { globals, storyGlobals, viewMode, loaded }) => {
  const { brand, theme, locale, isStacked } = globals as Globals;
  const isGuest =
    viewMode === 'docs' && ['brand', 'theme', 'locale'].some((name) => storyGlobals[name] !== undefined);
  const look = themeScope(brand, theme);
  if (!isGuest)
    for (const [name, value] of Object.entries(look)) document.documentElement.setAttribute(name, value);
  const story = (
    <OnlyScope value={isStacked ? undefined : { brand, theme }}>
      <Story />
    </OnlyScope>
  );
  return (
    <StyleProvider cache={cache}>
      <LocaleScope
        locale={locale}
        messages={(loaded as { messages: Messages }).messages}
        isRoot={!isGuest}
        timeZone="UTC"
        onError={refuse}
      >
        {isGuest ? (
          <div {...look} {...localeAttributes(locale)}>
            {story}
          </div>
        ) : (
          story
        )}
      </LocaleScope>
    </StyleProvider>
  );
};
