import createCache from '@emotion/cache';
import type { Decorator, Loader } from '@storybook/react-vite';
import { useLayoutEffect, type ReactNode } from 'react';
import { LocaleScope, localeAttributes, type LocaleScopeProps, type Messages } from '#ds-i18n';
import { OnlyScope, StackedBrands } from '#testing/Matrix';
import { StyleProvider } from '#theme/StyleProvider';
import { themeScope } from '#theme/themeScope';
import { loadMessages } from '../locales/loadMessages.ts';
import { inBrand } from './inBrand.ts';
import { inCurrency } from './inCurrency.ts';
import { stackOf, type Globals } from './modes.ts';

// Rules without an element each, as visitors get them: hundreds of elements are what a page of many stories is slow by.
const cache = createCache({ key: 'ds', speedy: '__vitest_browser__' in globalThis });
// A server writes styles into the head (src/app/server/styles.ts), not among elements, where a first child would not be
// the first: emotion need not warn of it.
cache.compat = true;

/** Fetches the catalogue of the toolbar's language before the story is drawn. */
export const loadCatalogue: Loader = async ({ globals }) => ({
  messages: await loadMessages((globals as Globals).locale),
});

/** A message that is missing or cannot be formatted fails the story instead of showing an id to the reader. */
const refuse: NonNullable<LocaleScopeProps['onError']> = (error) => {
  throw error;
};

/** On a docs page, which others share and whose words are the workshop's, a story keeps its look to itself. */
const example = (locale: Globals['locale'], direction: Globals['direction']) => ({
  ...localeAttributes(locale),
  ...(direction !== 'auto' && { dir: direction }),
  'data-example': '',
});

/** Draws the story as the site would: brand, theme and density on the root element, language and direction around it. */
export const withScope: Decorator = (Story, { args, globals, viewMode, loaded }) => {
  const { brand, theme, locale, isStacked, direction, density, currency, stack } = globals as Globals;
  const isDocs = viewMode === 'docs';
  const look = themeScope(brand, theme);
  // What a story opens over the page stands beside it, at the end of the body.
  for (const [name, value] of Object.entries(look)) document.documentElement.setAttribute(name, value);
  document.documentElement.dataset['density'] = density;
  const worn = inBrand(inCurrency(args, currency), brand);
  const story = (
    <OnlyScope value={isStacked ? undefined : { brand, theme }}>
      <StackedBrands value={stackOf(stack)}>
        {worn === args ? <Story /> : <Story args={worn} />}
      </StackedBrands>
    </OnlyScope>
  );
  const scoped = (
    <StyleProvider cache={cache}>
      <LocaleScope
        locale={locale}
        messages={(loaded as { messages: Messages }).messages}
        isRoot={!isDocs}
        timeZone="UTC"
        onError={refuse}
      >
        {isDocs ? (
          <div {...look} {...example(locale, direction)}>
            {story}
          </div>
        ) : (
          story
        )}
      </LocaleScope>
    </StyleProvider>
  );
  return isDocs || direction === 'auto' ? scoped : <Turned direction={direction}>{scoped}</Turned>;
};

/** Turns the page against the direction of its language, for who looks at a layout and reads no Arabic. */
function Turned({ direction, children }: { direction: 'ltr' | 'rtl'; children: ReactNode }) {
  // After that of the language's scope, which is inside.
  useLayoutEffect(() => {
    document.documentElement.dir = direction;
  });
  return children;
}
