import { isThemeId, type ThemeId } from '#theme/brands';

const key = 'theme';

/**
 * Turns the page to the other theme and remembers it. Only an attribute changes, so nothing renders again: the style
 * sheets carry both themes, and what must look different in one of them does so by selector.
 */
export function toggleTheme(root: HTMLElement = document.documentElement): ThemeId {
  const next: ThemeId = root.dataset['theme'] === 'dark' ? 'light' : 'dark';
  root.dataset['theme'] = next;
  try {
    localStorage.setItem(key, next);
  } catch {
    // Without storage the choice lasts as long as the page.
  }
  return next;
}

/**
 * Follows the choice that the visitor makes in another tab.
 * @param onChange reads again what else is chosen for all tabs
 */
export function followOtherTabs(
  onChange: () => void,
  root: HTMLElement = document.documentElement,
): () => void {
  const follow = (event: StorageEvent): void => {
    onChange();
    if (event.key === key && isThemeId(event.newValue)) root.dataset['theme'] = event.newValue;
  };
  addEventListener('storage', follow);
  return () => removeEventListener('storage', follow);
}
