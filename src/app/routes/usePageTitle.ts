import { useEffect } from 'react';
import { useSite } from './site';

/**
 * Names the page in the tab and in the history, before the brand's name.
 * @param name nothing for the home page, and while the name is not known
 */
export function usePageTitle(name = ''): void {
  const { brand } = useSite();
  useEffect(() => {
    document.title = name === '' ? brand.name : `${name} · ${brand.name}`;
    return () => {
      document.title = brand.name;
    };
  }, [name, brand]);
}
