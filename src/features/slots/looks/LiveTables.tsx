import { memo, useCallback } from 'react';
import { useIntl } from 'react-intl';
import type { Game, LiveTable } from '#contract';
import { gameHref } from '#features/gameHref.ts';
import { BeadRoad, type RoadNumber, type RoadWinner } from '#gaming/BeadRoad';
import { LiveTile, LiveTileSkeleton } from '#gaming/LiveTile';
import { VirtualGrid, type GridPosition } from '#ds/VirtualGrid';
import { formatMoney, formatNumber, useLocaleRow } from '#ds-i18n';
import type { HallTileProps } from '../HallGrid';
import type { HallGamesProps, HallLook } from '../hallLook';
import { hallMessages } from '../messages';
import * as styles from './looks.styles';
import { TableFilters } from './TableFilters';

/** Tables per row by the width of the wall in px. */
const columns = [
  [0, 1],
  [600, 3],
  [1120, 4],
] as const;
const keyOf = (game: Game): string => game.id;

/** Tables with a dealer: landscape, with what happens at them and whether there is a seat. */
const LiveTables = memo(function LiveTables(props: HallGamesProps) {
  const { label, games, total, vendorNames, favouriteIds, tables } = props;
  const { currency, imageUrl, onPlay, onFavouriteChange } = props;
  // Kept, so that a scroll or a search renders no table that is there already.
  const draw = useCallback(
    (game: Game, { tabIndex }: GridPosition) => (
      <HallTable
        vendor={vendorNames.get(game.vassalage)}
        live={tables?.get(game.id)}
        game={game}
        tabIndex={tabIndex}
        isFavourite={favouriteIds.has(game.id)}
        currency={currency}
        imageUrl={imageUrl}
        onPlay={onPlay}
        onFavouriteChange={onFavouriteChange}
      />
    ),
    [vendorNames, tables, favouriteIds, currency, imageUrl, onPlay, onFavouriteChange],
  );
  return (
    <VirtualGrid aria-label={label} items={games} total={total} getKey={keyOf} columns={columns}>
      {draw}
    </VirtualGrid>
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

/** The hall of tables with a dealer. */
export const liveHall: HallLook = {
  Games: LiveTables,
  Filters: TableFilters,
  waiting: { Place: TablePlace, places: styles.tables },
};

function TablePlace() {
  return (
    <div css={styles.tableRoom}>
      <LiveTileSkeleton />
    </div>
  );
}
