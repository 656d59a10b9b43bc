import { useEffect, useEffectEvent } from 'react';
import { useSite } from './site';

/**
 * Fetches words for what opens over the page.
 * @param areas of the catalogue, with blanks between; none while nothing is open
 * @param of what is open: the words are asked for again with each
 */
export function useAreas(areas: string, onFail: () => void, of = ''): void {
  const { locale } = useSite().stores;
  const fail = useEffectEvent(onFail);
  // Not before it opens: the first page does without these words.
  useEffect(() => {
    if (areas !== '') locale.ensureAreas(areas.split(' ')).catch(() => fail());
  }, [locale, areas, of]);
}
