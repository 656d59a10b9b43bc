import { observer } from 'mobx-react-lite';
import { useMemo, useState, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import type { Game } from '#contract';
import type { HallLook } from '../../features/slots/hallLook';
import { HallScreen } from '../../features/slots/HallScreen';
import { factsOf, type HallFilter, type HallSort } from '../../features/slots/hall';
import { hallMessages } from '../../features/slots/messages';
import type { Resource } from '../data/resource';
import { chooseGames } from '../stores/hallStore';
import { useSite } from './site';
import { useEnsured } from './useEnsured';
import { useGameActions } from './useGameActions';
import { useGameSheet } from './useGameSheet';
import { useNotice } from './useNotice';
import { usePageTitle } from './usePageTitle';

interface ListHallProps {
  kind: 'HOT' | 'JACKPOTS';
  /** What it draws otherwise than as a wall of tiles. */
  look?: HallLook;
  /** The games of the hall. */
  games: Resource<{ list: Game[] }>;
  /** What stands above them. */
  lead?: ReactNode;
}

/** A hall of games that are chosen by something else than their type: all of them come at once. */
export const ListHall = observer(function ListHall({ kind, look, games: resource, lead }: ListHallProps) {
  const site = useSite();
  const { stores, brand } = site;
  const { lobby, session, start, wallet, dialogs } = stores;
  const { section } = useNotice();
  usePageTitle(useIntl().formatMessage(hallMessages[kind]));
  const actions = useGameActions(site);
  const { imageUrl } = start;
  const [query, setQuery] = useState('');
  const [sort, setSort] = useState<HallSort>('mostPlayed');
  const [filters, setFilters] = useState<ReadonlySet<HallFilter>>(new Set());

  useEnsured(resource, session.isSignedIn && lobby.recent);

  const list = section(resource, (value) => value.list);
  const all = resource.value?.list;
  const facts = useMemo(() => factsOf(all ?? [], imageUrl), [all, imageUrl]);
  const games =
    list.status === 'ready'
      ? {
          status: 'ready' as const,
          facts,
          items: chooseGames(list.items, {
            query,
            sort,
            filters,
            favouriteIds: lobby.favouriteIds,
            recentIds: new Set(lobby.recent.value?.list.map(({ id }) => id)),
          }),
        }
      : list;
  const canTryFree = !session.isSignedIn && start.flags.has('FREEPLAY3');
  const { onOpen, sheet } = useGameSheet(site, { actions, canTryFree });
  return (
    <>
      <HallScreen
        kind={kind}
        look={look}
        lead={lead}
        vendors={[]}
        vendor={undefined}
        onVendorChange={() => undefined}
        games={games}
        query={query}
        onQueryChange={setQuery}
        filters={filters}
        onFilterToggle={(filter) => {
          const next = new Set(filters);
          if (!next.delete(filter)) next.add(filter);
          setFilters(next);
        }}
        sort={sort}
        onSortChange={setSort}
        favouriteIds={lobby.favouriteIds}
        currency={wallet.balance.value?.currency ?? brand.currency}
        imageUrl={imageUrl}
        isSignedIn={session.isSignedIn}
        onLogin={() => dialogs.show('login')}
        onClear={() => {
          setQuery('');
          setFilters(new Set());
        }}
        onPlay={actions.onPlay}
        onTryFree={canTryFree ? actions.onTryFree : undefined}
        onOpen={onOpen}
        onFavouriteChange={actions.onFavouriteChange}
      />
      {sheet}
    </>
  );
});
