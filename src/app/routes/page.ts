import type { FunctionComponent } from 'react';
import type { SiteChrome } from '../../features/shell/SiteLayout';
import type { SiteStores } from '../boot/compose';

/** What a page's file says of it. The file is part of the first download, so it names the page's code and brings none. */
export interface PageManifest {
  /** Addresses of the page, each with the props that it gives. `*` is every address that no page has. */
  readonly paths: Readonly<Record<string, object>>;
  /** What stands around the page; `alone` is not even within the site's frame. */
  readonly chrome: SiteChrome | 'alone';
  /** One can bet on it: the time and the net position since log-in stand above it. */
  readonly takesBets?: boolean | undefined;
  /** Areas of the catalogue that the page needs besides those of the start. */
  readonly areas: readonly string[];
  /** The page, for one that is part of the first download; every other has `load`. */
  readonly Component?: FunctionComponent<never>;
  /** Fetches the page's code, and what else it cannot be drawn without. */
  readonly load?: (stores: SiteStores) => Promise<FunctionComponent<never>>;
  /** Asks for what the page shows, where the site is opened at its address. Resolves when it is there, or cannot be had. */
  readonly begin?: (stores: SiteStores, place: Place) => Promise<unknown>;
}

/** Where a page is opened. */
export type Place = Pick<Location, 'pathname' | 'search'>;

interface PageInput<Props extends object> {
  /** Addresses; a table where the address decides about the props. */
  paths: readonly string[] | Readonly<Record<string, Props>>;
  chrome: PageManifest['chrome'];
  takesBets?: boolean;
  areas?: readonly string[];
  Component?: FunctionComponent<Props>;
  load?: (stores: SiteStores) => Promise<FunctionComponent<Props>>;
  begin?: PageManifest['begin'];
}

/**
 * Registers a page of the site: the default export of a `*.route.ts` file is one of these, or a list of them. Nothing
 * else has to name the page.
 */
export function definePage<Props extends object>({
  paths,
  areas = [],
  ...page
}: PageInput<Props>): PageManifest {
  const table = Array.isArray(paths)
    ? Object.fromEntries((paths as readonly string[]).map((path) => [path, {}]))
    : (paths as Readonly<Record<string, Props>>);
  return { ...(page as Omit<PageManifest, 'paths' | 'areas'>), paths: table, areas };
}

/**
 * What a page is found by: its address, whatever the case and with a last slash or without. No page leaves a part of its
 * address open, so that none has to be matched.
 */
export const pathKey = (path: string): string => path.toLowerCase().replace(/(?<=.)\/+$/, '');
