import { useMemo, type ReactNode } from 'react';
import type { Game, LiveTable } from '#contract';
import { useIntl } from 'react-intl';
import { Button } from '#ds/Button';
import { EmptyState } from '#ds/EmptyState';
import { GameTileSkeleton } from '#gaming/GameTile';
import { SkeletonGroup } from '#ds/Skeleton';
import { Region } from '../Region';
import { siteMessages } from '../site.messages';
import { WordedNotice } from '../WordedNotice';
import { totalOf, type HallGames, type HallKind, type HallVendor } from './hall';
import { HallBanner } from './HallBanner';
import { HallGrid } from './HallGrid';
import type { HallActions, HallLook } from './hallLook';
import * as styles from './HallScreen.styles';
import { HallTools, type HallToolsProps } from './HallTools';
import { HallVendors } from './HallVendors';
import { hallMessages } from './messages';
import type { TableFiltersProps } from './looks/TableFilters';

export interface HallScreenProps extends HallActions, Omit<HallToolsProps, 'counts' | 'offered'> {
  kind: HallKind;
  /** What this kind draws otherwise than as a wall of tiles. Keep the object. @default nothing */
  look?: HallLook | undefined;
  /** Vendors of this type of games, in the brand's order; absent while they load. Keep the list. */
  vendors: readonly HallVendor[] | undefined;
  /** Code of the vendor that is shown; undefined shows all. */
  vendor: string | undefined;
  /** Keep the function. */
  onVendorChange: (code: string | undefined) => void;
  games: HallGames;
  favouriteIds: ReadonlySet<string>;
  currency: string;
  /** Address of a picture of the games. Keep the function. @default the path as it is */
  imageUrl?: (path: string) => string;
  isSignedIn: boolean;
  /** Opens the login dialog, for the filters that need a person. */
  onLogin: () => void;
  /** Takes search and filters away. */
  onClear: () => void;
  /** What stands above the games of this hall alone, such as its jackpots. */
  lead?: ReactNode;
  /** A way on from the hall's head, such as a link. */
  action?: ReactNode;
  /** What happens at live tables, and which of them are shown; absent in other halls. */
  live?: { tables: ReadonlyMap<string, LiveTable> | undefined; filters: TableFiltersProps } | undefined;
}

const none: readonly Game[] = [];
const asItIs = (path: string): string => path;
const slotFilters = ['minBet', 'lines', 'favourites', 'recent'] as const;
const otherFilters = ['favourites', 'recent'] as const;
const placeholders = Array.from({ length: 21 }, (_, index) => index);

/** All games of one type: by vendor, searched, filtered, in an order. */
export function HallScreen(props: HallScreenProps) {
  const { kind, look, vendors, vendor, onVendorChange, games, query, filters } = props;
  const { formatMessage: t } = useIntl();
  const current = vendors?.find(({ code }) => code === vendor);
  const title = current ? t(hallMessages.hall, { vendor: current.name }) : t(hallMessages[kind]);
  const facts = games.status === 'ready' ? games.facts : undefined;
  const isNarrowed =
    query.trim() !== '' || filters.size > 0 || Object.values(props.live?.filters.values ?? {}).some(Boolean);
  const inside = (
    <div css={styles.inside}>
      <HallTools
        {...props}
        offered={kind === 'RNG' ? slotFilters : otherFilters}
        counts={
          games.status === 'ready'
            ? { shown: isNarrowed ? games.items.length : games.facts.total, total: games.facts.total }
            : undefined
        }
      />
      {look?.Filters && props.live && <look.Filters {...props.live.filters} />}
      <Region name={`hall ${kind}`}>
        <HallBody {...props} title={title} isNarrowed={isNarrowed} />
      </Region>
    </div>
  );
  return (
    <div css={styles.root}>
      <HallBanner
        title={title}
        vendor={current}
        unit={kind === 'LIVE' ? 'tables' : 'games'}
        facts={facts}
        action={props.action}
      />
      {props.lead}
      {!vendors || vendors.length > 1 ? (
        <HallVendors vendors={vendors} vendor={current?.code} onVendorChange={onVendorChange}>
          {inside}
        </HallVendors>
      ) : (
        inside
      )}
    </div>
  );
}

function HallBody(props: HallScreenProps & { title: string; isNarrowed: boolean }) {
  const { look, games, filters, isSignedIn, onLogin, onClear, isNarrowed, title } = props;
  // A ranking that was searched or put into another order would be none.
  const count = isNarrowed || props.sort !== 'mostPlayed' ? 0 : (look?.lead?.count ?? 0);
  const items = games.status === 'ready' ? games.items : none;
  const [first, rest] = useMemo(
    () => [items.slice(0, count), count > 0 ? items.slice(count) : items],
    [items, count],
  );
  const { vendors } = props;
  const vendorNames = useMemo(() => new Map(vendors?.map(({ code, name }) => [code, name])), [vendors]);
  const { formatMessage: t } = useIntl();
  const isWaiting =
    games.status === 'loading' ||
    (games.status === 'ready' && games.items.length === 0 && games.isComing === true);
  if (isWaiting) return <HallWaiting {...look?.waiting} />;
  if (games.status === 'failed') {
    const { title: problem, text, action } = games.notice;
    return (
      <EmptyState isFailed title={problem} description={text} {...(action && { onRetry: action.onPress })} />
    );
  }
  const needsPerson = !isSignedIn && (filters.has('favourites') || filters.has('recent'));
  if (needsPerson)
    return (
      <EmptyState
        title={t(hallMessages.signIn)}
        action={
          <Button size="sm" onPress={onLogin}>
            {t(siteMessages.logIn)}
          </Button>
        }
      />
    );
  if (games.items.length === 0)
    return (
      <EmptyState
        title={t(hallMessages.emptyTitle)}
        description={t(isNarrowed ? hallMessages.emptyText : hallMessages.emptyHall)}
        {...(isNarrowed && {
          action: (
            <Button size="sm" onPress={onClear}>
              {t(hallMessages.clear)}
            </Button>
          ),
        })}
      />
    );
  // Nothing else: a key in the search must not draw the games again.
  const shared = {
    label: title,
    vendorNames,
    favouriteIds: props.favouriteIds,
    currency: props.currency,
    imageUrl: props.imageUrl ?? asItIs,
    tables: props.live?.tables,
    onPlay: props.onPlay,
    onTryFree: props.onTryFree,
    onOpen: props.onOpen,
    onFavouriteChange: props.onFavouriteChange,
  };
  const Lead = look?.lead?.Games;
  const Rest = look?.Games ?? HallGrid;
  return (
    <>
      <WordedNotice notice={games.problem} />
      {Lead && first.length > 0 && <Lead {...shared} games={first} />}
      <Rest {...shared} games={rest} total={totalOf(games, isNarrowed, first.length)} />
    </>
  );
}

/** The places of the games while they load. */
function HallWaiting({
  Place = GameTileSkeleton,
  places = styles.wall,
}: Partial<NonNullable<HallLook['waiting']>>) {
  const { formatMessage: t } = useIntl();
  return (
    <SkeletonGroup label={t(hallMessages.loading)}>
      <div css={styles.wallFrame}>
        <div css={places}>
          {placeholders.map((index) => (
            <Place key={index} />
          ))}
        </div>
      </div>
    </SkeletonGroup>
  );
}
