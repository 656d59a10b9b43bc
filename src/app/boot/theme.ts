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
 * Follows what the visitor chooses in another tab.
 * @param others what else is chosen for all tabs, by its key in the storage: reads it again
 */
export function followOtherTabs(
  others: Readonly<Record<string, () => void>>,
  root: HTMLElement = document.documentElement,
): () => void {
  const follow = (event: StorageEvent): void => {
    if (event.key === key && isThemeId(event.newValue)) root.dataset['theme'] = event.newValue;
    // Without a key all of it was cleared.
    for (const [name, restore] of Object.entries(others)) if ((event.key ?? name) === name) restore();
  };
  addEventListener('storage', follow);
  return () => removeEventListener('storage', follow);
}
