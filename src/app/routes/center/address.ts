import type { Location } from '../router';

/** The two centres that lie over the site. Source: spec section 3. */
export type CenterId = 'personal' | 'agent';

/** The page that a centre opens with where there is room for the pages at the side. */
export const firstPages = {
  personal: 'securityCenter',
  agent: 'agentTeamOverview',
} as const satisfies Record<CenterId, string>;

/** What the address says of a centre; `page` is absent on the list of its pages. */
export interface CenterAddress {
  center: CenterId;
  page: string | undefined;
}

/** What of a location is needed to show its page behind a centre. */
export type LocationSnapshot = Pick<Location, 'pathname' | 'search' | 'hash' | 'key' | 'state'>;

/** What a visit to a centre keeps in the browser's history, so that a reload and "back" find it again. */
export interface CenterState {
  /** The page below the centre. */
  behind: LocationSnapshot;
  /** Entries of the history since that page. */
  steps: number;
}

const home: LocationSnapshot = { pathname: '/', search: '', hash: '', key: 'behind', state: null };

/** The centre that an address opens, or undefined for a page of the site. */
export function centerAt(pathname: string): CenterAddress | undefined {
  const [, center, page, ...more] = pathname.split('/');
  if ((center !== 'personal' && center !== 'agent') || more.length > 0) return undefined;
  return { center, page: page || undefined };
}

/** What the history keeps with a step to `path` from a location; nothing for pages of the site. */
export function stateOf(path: string, from: LocationSnapshot): CenterState | undefined {
  if (!centerAt(path.split(/[?#]/)[0] ?? '')) return undefined;
  if (!centerAt(from.pathname)) return { behind: from, steps: 1 };
  const { behind, steps } = stateIn(from) ?? { behind: undefined, steps: 0 };
  return behind && { behind, steps: steps + 1 };
}

/** What the history kept with a location; undefined where the centre was the first page of the visit. */
export function stateIn({ state }: Pick<LocationSnapshot, 'state'>): CenterState | undefined {
  const kept = state as Partial<CenterState> | null;
  return kept?.behind && typeof kept.steps === 'number' ? (kept as CenterState) : undefined;
}

/** The page that is shown below: the location itself, or what lies behind a centre. */
export const placeBehind = (location: LocationSnapshot): LocationSnapshot =>
  centerAt(location.pathname) ? (stateIn(location)?.behind ?? home) : location;
