import { memo, useCallback } from 'react';
import { useIntl } from 'react-intl';
import type { Game, LiveTable } from '#contract';
import { BeadRoad, type RoadNumber, type RoadWinner } from '#gaming/BeadRoad';
import { GameTile, type GameTileAction } from '#gaming/GameTile';
import { LiveTile } from '#gaming/LiveTile';
import { VirtualGrid, type GridPosition } from '#ds/VirtualGrid';
import { formatMoney, formatNumber, useLocaleRow } from '#ds-i18n';
import { gameHref } from '../gameHref';
import { gameBadgeMessages } from '../gameBadge.messages';
import { hallMessages } from './messages';

export interface HallActions {
  /** Opens a game with real money, or asks for a login first. Keep the function. */
  onPlay: (game: Game) => void;
  /** Opens a game with trial money; absent when that is not offered to this visitor. Keep the function. */
  onTryFree?: ((game: Game) => void) | undefined;
  /** A tap: shows the facts of a game and the choice. Absent, a tap plays. Keep the function. */
  onOpen?: ((game: Game) => void) | undefined;
  /** Fills or empties the star of a game. Keep the function. */
  onFavouriteChange: (game: Game, isFavourite: boolean) => void;
}

export interface HallGridProps extends HallActions {
  label: string;
  games: readonly Game[];
  /** How many there are when more are on their way; -1 while nobody knows. @default those that are there */
  total?: number | undefined;
  /** Tables with a dealer are landscape, and say whether there is a seat. */
  look: 'games' | 'tables';
  /** Names of vendors by code, for tables. Keep the map. */
  vendorNames: ReadonlyMap<string, string>;
  favouriteIds: ReadonlySet<string>;
  currency: string;
  /** Address of a picture of the games. Keep the function. */
  imageUrl: (path: string) => string;
  /** What happens at tables, by game; absent where it is not known. Keep the map. */
  tables?: ReadonlyMap<string, LiveTable> | undefined;
}

/** Tables per row by the width of the wall in px. */
const tableColumns = [
  [0, 1],
  [600, 3],
  [1120, 4],
] as const;
const keyOf = (game: Game): string => game.id;

/** The wall of games; only the rows near the viewport are in the page. */
export const HallGrid = memo(function HallGrid(props: HallGridProps) {
  const { label, games, total, look, vendorNames, favouriteIds, tables } = props;
  const { currency, imageUrl, onPlay, onTryFree, onOpen, onFavouriteChange } = props;
  // Kept, so that a scroll or a search renders no tile that is there already.
  const draw = useCallback(
    (game: Game, { tabIndex }: GridPosition) => {
      const isFavourite = favouriteIds.has(game.id);
      const tile = {
        game,
        tabIndex,
        isFavourite,
        currency,
        imageUrl,
        onPlay,
        onTryFree,
        onOpen,
        onFavouriteChange,
      };
      return look === 'tables' ? (
        <HallTable vendor={vendorNames.get(game.vassalage)} live={tables?.get(game.id)} {...tile} />
      ) : (
        <HallTile {...tile} />
      );
    },
    [
      look,
      vendorNames,
      tables,
      favouriteIds,
      currency,
      imageUrl,
      onPlay,
      onTryFree,
      onOpen,
      onFavouriteChange,
    ],
  );
  return (
    <VirtualGrid
      aria-label={label}
      items={games}
      total={total}
      getKey={keyOf}
      {...(look === 'tables' && { columns: tableColumns })}
    >
      {draw}
    </VirtualGrid>
  );
});

type HallTileProps = HallActions & {
  game: Game;
  isFavourite: boolean;
  tabIndex: 0 | -1;
  currency: string;
  imageUrl: (path: string) => string;
};

const HallTile = memo(function HallTile({
  game,
  isFavourite,
  tabIndex,
  currency,
  imageUrl,
  onPlay,
  onTryFree,
  onOpen = onPlay,
  onFavouriteChange,
}: HallTileProps) {
  const { formatMessage } = useIntl();
  const locale = useLocaleRow();
  const bet = formatMoney(game.minBet, currency, locale).text;
  const onAction = useCallback(
    (action: GameTileAction) => {
      if (action === 'try') onTryFree?.(game);
      else if (action === 'open') onOpen(game);
      else onPlay(game);
    },
    [game, onPlay, onTryFree, onOpen],
  );
  const onStar = useCallback((filled: boolean) => onFavouriteChange(game, filled), [game, onFavouriteChange]);
  return (
    <GameTile
      tabIndex={tabIndex}
      isFavourite={isFavourite}
      onFavouriteChange={onStar}
      onAction={onAction}
      game={{
        id: game.id,
        name: game.name,
        sub: game.lines > 0 ? formatMessage(hallMessages.sub, { lines: game.lines, bet }) : bet,
        imageSrc: imageUrl(game.image),
        href: gameHref(game),
        canTryFree: game.freePlay && onTryFree !== undefined,
        // Worded when the tile is pointed at.
        get facts() {
          return [
            { label: formatMessage(hallMessages.factBet), value: bet },
            ...(game.lines > 0
              ? [{ label: formatMessage(hallMessages.factLines), value: formatNumber(game.lines, locale) }]
              : []),
            ...(game.rtp > 0
              ? [{ label: formatMessage(hallMessages.factRtp), value: `${(game.rtp / 100).toFixed(1)}%` }]
              : []),
          ];
        },
        ...(game.badge && {
          badge: {
            label: formatMessage(gameBadgeMessages[game.badge]),
            tone: game.badge === 'jackpot' ? ('highlight' as const) : ('neutral' as const),
          },
        }),
      }}
    />
  );
});

/** The road of a table, which moves while the lobby is looked at. */
function TableRoad({ road, players }: { road: readonly RoadWinner[]; players: number }) {
  const { formatMessage: t } = useIntl();
  const count = (winner: RoadWinner): number => road.filter((each) => each === winner).length;
  const isDragonTiger = road.some((mark) => mark === 'dragon' || mark === 'tiger' || mark === 'draw');
  const label = isDragonTiger
    ? t(hallMessages.dragonRoad, {
        dragon: count('dragon'),
        tiger: count('tiger'),
        tie: count('draw'),
        players,
      })
    : t(hallMessages.road, {
        player: count('player'),
        banker: count('banker'),
        tie: count('tie'),
        players,
      });
  return <BeadRoad road={road} label={label} />;
}

const reds = new Set([1, 3, 5, 7, 9, 12, 14, 16, 18, 19, 21, 23, 25, 27, 30, 32, 34, 36]);

/** The colour of a number on a wheel, or whether a sum of dice is small or big. */
function toneOf(number: number, kind: LiveTable['kind']): RoadNumber['tone'] {
  if (kind === 'sicBo') return number <= 10 ? 'blue' : 'red';
  return number === 0 ? 'green' : reds.has(number) ? 'red' : 'black';
}

/** The last numbers of a wheel, or the last sums of dice, which move while the lobby is looked at. */
function TableNumbers({ table: { kind, numbers = [], players = 0 } }: { table: LiveTable }) {
  const { formatMessage: t } = useIntl();
  const road = numbers.map((number): RoadNumber => ({ number, tone: toneOf(number, kind) }));
  return (
    <BeadRoad road={road} label={t(hallMessages.lastNumbers, { numbers: numbers.join(' '), players })} />
  );
}

const HallTable = memo(function HallTable({
  game,
  vendor,
  isFavourite,
  tabIndex,
  currency,
  imageUrl,
  onPlay,
  onFavouriteChange,
  live,
}: HallTileProps & { vendor: string | undefined; live: LiveTable | undefined }) {
  const { formatMessage } = useIntl();
  const locale = useLocaleRow();
  const limits = [game.minBet, game.maxBet]
    .filter((amount) => amount !== undefined)
    .map((amount) => formatMoney(amount, currency, locale, { cents: 'ifAny' }).text)
    .join(' – ');
  const onPress = useCallback(() => onPlay(game), [game, onPlay]);
  const onStar = useCallback((filled: boolean) => onFavouriteChange(game, filled), [game, onFavouriteChange]);
  return (
    <LiveTile
      table={{
        id: game.id,
        name: game.name,
        limits,
        imageSrc: imageUrl(game.image),
        href: gameHref(game),
        ...(vendor !== undefined && { sub: vendor }),
      }}
      liveLabel={formatMessage(hallMessages.live)}
      status={{
        label: formatMessage(hallMessages.seats, { count: game.seats ?? 0 }),
        tone: game.seats ? 'success' : 'neutral',
      }}
      isFavourite={isFavourite}
      onFavouriteChange={onStar}
      tabIndex={tabIndex}
      onPress={onPress}
      below={
        live?.road ? (
          <TableRoad road={live.road} players={live.players ?? 0} />
        ) : live?.numbers ? (
          <TableNumbers table={live} />
        ) : (
          formatMessage(hallMessages.playing, { count: formatNumber(game.playing, locale) })
        )
      }
    />
  );
});
