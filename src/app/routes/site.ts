import { createContext, useContext } from 'react';
import type { HeroPicture } from '#contract';
import type { Brand } from '../brand/brand';
import type { SiteStores } from '../boot/compose';

/** The entry of the history that is drawn: the browser may be at another one already. */
export interface Drawn {
  key: string;
  /** Goes through the history by so many entries. */
  go: (delta: number) => void;
}

/** What every binding of a screen needs. One object for the life of the page: nothing in it is replaced. */
export interface Site {
  readonly stores: SiteStores;
  readonly brand: Brand;
  /** Picture of the first banner, when the page was delivered with it. */
  readonly hero?: HeroPicture | undefined;
  /** Goes to a path of this site. */
  readonly navigate: (path: string) => void;
  /** What is drawn of the history. */
  readonly drawn: () => Drawn;
}

export const SiteContext = createContext<Site | undefined>(undefined);

/** The site around a binding. */
export function useSite(): Site {
  const site = useContext(SiteContext);
  if (!site) throw new Error('A binding stands outside of SiteContext.');
  return site;
}
