import { useEffect } from 'react';
import { useSite } from './site';

/** Names of the pages that are open, the uppermost last: a centre lies over a page that has a name of its own. */
const names: { name: string }[] = [];

/**
 * Names the page in the tab and in the history, before the brand's name.
 * @param name nothing for the home page, and while the name is not known
 */
export function usePageTitle(name = ''): void {
  const { brand } = useSite();
  // The tab's title is the document's.
  useEffect(() => {
    const entry = { name };
    const show = (): void => {
      const top = names.at(-1)?.name ?? '';
      document.title = top === '' ? brand.name : `${top} · ${brand.name}`;
    };
    names.push(entry);
    show();
    return () => {
      names.splice(names.indexOf(entry), 1);
      show();
    };
  }, [name, brand]);
}
