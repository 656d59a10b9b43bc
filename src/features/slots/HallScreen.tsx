import { useMemo, type ReactNode } from 'react';
import type { Game, LiveTable } from '#contract';
import { useIntl } from 'react-intl';
import { Button } from '#ds/Button';
import { EmptyState } from '#ds/EmptyState';
import { GameTileSkeleton } from '#gaming/GameTile';
import { LiveTileSkeleton } from '#gaming/LiveTile';
import { Skeleton, SkeletonGroup } from '#ds/Skeleton';
import { Region } from '../Region';
import { siteMessages } from '../site.messages';
import { WordedNotice } from '../WordedNotice';
import { totalOf, type HallGames, type HallKind, type HallVendor } from './hall';
import { HallBanner } from './HallBanner';
import { HallRanking } from './HallRanking';
import { CardRoomLobby } from './CardRoomLobby';
import { FishingLobby } from './FishingLobby';
import { HallGrid, type HallActions } from './HallGrid';
import * as styles from './HallScreen.styles';
import { HallTools, type HallToolsProps } from './HallTools';
import { HallVendors } from './HallVendors';
import { hallMessages } from './messages';
import { TableFilters, type TableFiltersProps } from './TableFilters';

export interface HallScreenProps extends HallActions, Omit<HallToolsProps, 'counts' | 'offered'> {
  kind: HallKind;
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

/** Games that lead a hall in a shape of their own, before the tiles: ten with a rank, three seas. */
const leading: Partial<Record<HallKind, number>> = { HOT: 10, FISH: 3 };
const none: readonly Game[] = [];
const asItIs = (path: string): string => path;
const slotFilters = ['minBet', 'lines', 'favourites', 'recent'] as const;
const otherFilters = ['favourites', 'recent'] as const;
const placeholders = Array.from({ length: 21 }, (_, index) => index);

/** All games of one type: by vendor, searched, filtered, in an order. */
export function HallScreen(props: HallScreenProps) {
  const { kind, vendors, vendor, onVendorChange, games, query, filters } = props;
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
      {props.live && <TableFilters {...props.live.filters} />}
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
  const { games, filters, isSignedIn, onLogin, onClear, isNarrowed, title } = props;
  // A ranking that was searched or put into another order would be none.
  const count = isNarrowed || props.sort !== 'mostPlayed' ? 0 : (leading[props.kind] ?? 0);
  const items = games.status === 'ready' ? games.items : none;
  const [first, rest] = useMemo(
    () => [items.slice(0, count), count > 0 ? items.slice(count) : items],
    [items, count],
  );
  const { formatMessage: t } = useIntl();
  const isWaiting =
    games.status === 'loading' ||
    (games.status === 'ready' && games.items.length === 0 && games.isComing === true);
  if (isWaiting) return <HallWaiting kind={props.kind} />;
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
  return (
    <>
      <WordedNotice notice={games.problem} />
      {first.length > 0 && <HallLead {...props} games={first} />}
      <HallRest {...props} label={title} games={rest} total={totalOf(games, isNarrowed, first.length)} />
    </>
  );
}

/** The places of the games while they load. */
function HallWaiting({ kind }: { kind: HallKind }) {
  const { formatMessage: t } = useIntl();
  const look = kind === 'LIVE' ? styles.tables : kind === 'PVP' ? styles.rooms : styles.wall;
  return (
    <SkeletonGroup label={t(hallMessages.loading)}>
      <div css={styles.wallFrame}>
        <div css={look}>
          {placeholders.map((index) =>
            kind === 'LIVE' ? (
              <div key={index} css={styles.tableRoom}>
                <LiveTileSkeleton />
              </div>
            ) : kind === 'PVP' ? (
              <div key={index} css={styles.roomRoom}>
                <Skeleton shape="fill" />
              </div>
            ) : (
              <GameTileSkeleton key={index} />
            ),
          )}
        </div>
      </div>
    </SkeletonGroup>
  );
}

type PartProps = Omit<HallScreenProps, 'games'> & { games: readonly Game[] };

/** What leads a hall. */
function HallLead({ kind, games, currency, imageUrl = asItIs, onPlay, onOpen = onPlay }: PartProps) {
  if (kind === 'FISH')
    return <FishingLobby games={games} currency={currency} imageUrl={imageUrl} onPlay={onPlay} />;
  return <HallRanking games={games} imageUrl={imageUrl} onOpen={onOpen} />;
}

/** The games in the shape of their kind: rooms in a list, tables and games as a wall. */
function HallRest({
  kind,
  label,
  games,
  total,
  ...props
}: PartProps & { label: string; total: number | undefined }) {
  const { vendors, currency, imageUrl = asItIs, onPlay } = props;
  const vendorNames = useMemo(() => new Map(vendors?.map(({ code, name }) => [code, name])), [vendors]);
  const shared = { label, games, vendorNames, currency, imageUrl, onPlay };
  if (kind === 'PVP') return <CardRoomLobby {...shared} />;
  return (
    <HallGrid
      {...shared}
      total={total}
      look={kind === 'LIVE' ? 'tables' : 'games'}
      favouriteIds={props.favouriteIds}
      tables={props.live?.tables}
      onTryFree={props.onTryFree}
      onOpen={props.onOpen}
      onFavouriteChange={props.onFavouriteChange}
    />
  );
}
