import { useMemo } from 'react';
import { localeRow } from '#locales';
import type { NavCategory } from '#features/shell/vendorMenu.tsx';
import { loginDialog, registerDialog } from '../lazyDialogs';
import { dialogsOf } from '../loadDialogs';
import { useSite } from '../site';
import { navCategories } from './shellProps';
import { startKeystrokeBuffer } from './keystrokeBuffer';

// What several parts of the chrome show, read from the stores: each part is an observer and draws itself alone.

/** The categories of the navigation, and the search, with how many slots there are to be found. */
export function useNavigation(): {
  categories: readonly NavCategory[];
  gameCount: number | undefined;
  onSearch: () => void;
  onSearchIntent: () => void;
} {
  const { stores, brand } = useSite();
  const { lobby, start, dialogs } = stores;
  const { imageUrl } = start;
  const known = lobby.vendors.failure && !lobby.vendors.value ? undefined : lobby.categories;
  const categories = useMemo(
    () => navCategories(known, imageUrl, brand.navigation),
    [known, imageUrl, brand],
  );
  return {
    categories,
    gameCount: categories.find(({ id }) => id === 'RNG')?.games,
    onSearch: () => {
      startKeystrokeBuffer();
      dialogs.show('search');
    },
    onSearchIntent: () => dialogs.await('search'),
  };
}

/** The languages of the brand and the way from one to another; none for a brand that has but one. */
export function useLanguages() {
  const { stores, brand } = useSite();
  const { locale } = stores;
  if (brand.languages.length < 2) return undefined;
  return {
    languages: brand.languages.map(localeRow),
    current: locale.tag,
    onSelect: (tag: string) => void locale.switchTo(tag),
  };
}

/** The ways into a session. */
export function useEntry() {
  const { stores } = useSite();
  const { dialogs, locale, start } = stores;
  const canRegister = start.flags.has('DIRECTREG3') && start.registerMethods.length > 0;
  return {
    onLogIn: () => dialogs.show('login'),
    onRegister: canRegister ? () => dialogs.show('register') : undefined,
    /** Fetches what a press would open: the binding, the dialog and its words. Then it is drawn out of sight. */
    onIntent: (action: 'logIn' | 'register') => {
      const nearby = [
        dialogsOf(stores).load(),
        (action === 'logIn' ? loginDialog : registerDialog).load(),
        locale.ensureAreas(['session']),
      ];
      // The press asks again, and says so when that fails.
      Promise.all(nearby).then(
        () => {
          dialogs.await(action === 'logIn' ? 'login' : 'register');
        },
        () => undefined,
      );
    },
  };
}
