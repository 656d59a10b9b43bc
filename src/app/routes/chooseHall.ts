import { when } from 'mobx';
import type { VendorCard } from '#contract';
import type { SiteStores } from '../boot/compose';
import type { Resource } from '../data/resource';
import type { GameList } from '../stores/gameList';
import type { LobbyStore } from '../stores/lobbyStore';
import { hallStores } from '../stores/hallStore';
import { tableStore } from '../stores/tableStore';
import { categoryPaths, type CategoryId } from './categoryPaths';
import type { Place } from './page';

export interface HallChoice {
  /** Vendors of the hall, in the brand's order; absent while they load. */
  cards: readonly VendorCard[] | undefined;
  /** Code of the vendor whose games are shown; undefined shows all. */
  vendor: string | undefined;
  /** Whether it is known yet what is shown. */
  isDecided: boolean;
  /** The address names a vendor that the hall has not. */
  isStranger: boolean;
}

const none: readonly VendorCard[] = [];

/** Which games a hall shows at an address. Source: spec section 4. */
export function chooseHall(
  lobby: LobbyStore,
  category: CategoryId,
  page: string | null,
  asked: string | null,
): HallChoice {
  // Without vendors, for whatever reason, the games of all of them are still there.
  const cards =
    lobby.vendors.value || lobby.vendors.failure ? (lobby.categories.get(category) ?? none) : undefined;
  const has = (code: string | undefined): boolean =>
    cards?.some(({ vassalage }) => vassalage === code) === true;
  const isStranger = page !== null && page !== 'all' && (cards?.length ?? 0) > 0 && !has(page);
  // The first vendor of slots becomes the current game.
  const first = category === 'RNG' ? cards?.[0]?.vassalage : undefined;
  const known = has(lobby.currentVassalage) ? lobby.currentVassalage : first;
  // An explicit search looks everywhere; otherwise the address decides, else the hall of the last visit.
  const vendor = asked !== null || page === 'all' ? undefined : isStranger ? known : (page ?? known);
  const isDecided = cards !== undefined || vendor !== undefined || asked !== null || page === 'all';
  return { cards, vendor, isDecided, isStranger };
}

/**
 * Opens the hall at an address, if there is one. Resolves with its list when the first games are there, or cannot be had, or
 * the visitor has chosen others meanwhile.
 */
export async function openHall(
  { lobby, pages }: SiteStores,
  { pathname, search }: Place,
): Promise<{ list: Resource<GameList>; isStranger: boolean } | undefined> {
  const category = categoryPaths.find(({ path }) => path === pathname)?.id;
  if (!category) return undefined;
  await Promise.all([lobby.vendors.ensure(), category === 'LIVE' && pages.get(tableStore).tables.ensure()]);
  const hall = pages.get(hallStores)[category];
  const query = new URLSearchParams(search);
  const { vendor, isStranger } = chooseHall(lobby, category, query.get('page'), query.get('q'));
  hall.open(vendor);
  const { list } = hall;
  await when(() => hall.list !== list || list.value !== undefined || list.failure !== undefined);
  return { list, isStranger };
}
