/**
 * Keeps what the browser shows around the page in step with it: the colour of its bar with the theme, the names in its
 * menu of the app with the language. Returns what ends it.
 */
export function followBrowserBar(root: HTMLElement = document.documentElement): () => void {
  const follow = (): void => {
    for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[data-of]'))
      meta.media = meta.dataset['of'] === root.dataset['theme'] ? 'all' : 'not all';
    const manifest = document.querySelector<HTMLLinkElement>('link[rel="manifest"]');
    const address = manifest?.getAttribute('href')?.replace(/[^/]+(?=\.webmanifest$)/, root.lang);
    if (manifest && address && manifest.getAttribute('href') !== address) manifest.href = address;
  };
  follow();
  const watch = new MutationObserver(follow);
  watch.observe(root, { attributeFilter: ['data-theme', 'lang'] });
  return () => watch.disconnect();
}
