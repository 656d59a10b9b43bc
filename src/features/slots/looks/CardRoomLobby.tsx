import { memo, useCallback, useMemo } from 'react';
import { useIntl } from 'react-intl';
import type { Game } from '#contract';
import { Button } from '#ds/Button';
import { formatMoney, formatNumber, useLocaleRow } from '#ds-i18n';
import { Skeleton } from '#ds/Skeleton';
import { VirtualGrid, type GridPosition } from '#ds/VirtualGrid';
import { RoomRow } from '#gaming/RoomRow';
import { gameHref } from '#features/gameHref.ts';
import type { HallGamesProps, HallLook } from '../hallLook';
import { inside } from '../HallScreen.styles';
import * as styles from './looks.styles';
import { hallMessages as messages } from '../messages';

type HallRoomsProps = Pick<
  HallGamesProps,
  'label' | 'games' | 'vendorNames' | 'currency' | 'imageUrl' | 'onPlay'
>;

const oneColumn = [[0, 1]] as const;
const keyOf = (game: Game): string => game.id;
/** Stakes that are offered for sitting down at once. */
const mostQuickSeats = 6;

/** Card rooms as a list: stake, seats and who is there, with a seat at once for each stake. */
const CardRoomLobby = memo(function CardRoomLobby(props: HallRoomsProps) {
  const { label, games, vendorNames, currency, imageUrl, onPlay } = props;
  const { formatMessage: t } = useIntl();
  const locale = useLocaleRow();
  const quick = useMemo(() => quickSeats(games), [games]);
  const stakeOf = useCallback(
    ({ minBet }: Pick<Game, 'minBet'>) => formatMoney(minBet, currency, locale, { cents: 'ifAny' }).text,
    [currency, locale],
  );
  const draw = useCallback(
    (game: Game, { tabIndex }: GridPosition) => (
      <HallRoom
        game={game}
        vendor={vendorNames.get(game.vassalage)}
        stake={stakeOf(game)}
        imageUrl={imageUrl}
        onPlay={onPlay}
        tabIndex={tabIndex}
      />
    ),
    [vendorNames, stakeOf, imageUrl, onPlay],
  );
  return (
    <div css={inside}>
      {quick.length > 0 && (
        <div role="group" aria-label={t(messages.quickSeat)} css={styles.quickSeats}>
          <span aria-hidden="true" css={styles.quickLabel}>
            {t(messages.quickSeat)}
          </span>
          {quick.map((game) => (
            <Button
              key={game.minBet}
              size="sm"
              tone="neutral"
              aria-label={t(messages.seatAt, { stake: stakeOf(game) })}
              onPress={() => onPlay(game)}
            >
              {stakeOf(game)}
            </Button>
          ))}
        </div>
      )}
      <VirtualGrid aria-label={label} items={games} getKey={keyOf} columns={oneColumn}>
        {draw}
      </VirtualGrid>
    </div>
  );
});

/** For each stake the room with a free seat in which most people play, the lowest stake first. */
function quickSeats(games: readonly Game[]): readonly Game[] {
  const best = new Map<string, Game>();
  for (const game of games)
    if ((game.seats ?? 0) > 0 && game.playing > (best.get(game.minBet)?.playing ?? -1))
      best.set(game.minBet, game);
  return [...best.values()]
    .sort((a, b) => (BigInt(a.minBet) < BigInt(b.minBet) ? -1 : 1))
    .slice(0, mostQuickSeats);
}

interface HallRoomProps extends Pick<HallRoomsProps, 'imageUrl' | 'onPlay'> {
  game: Game;
  vendor: string | undefined;
  stake: string;
  tabIndex: 0 | -1;
}

const HallRoom = memo(function HallRoom({ game, vendor, stake, imageUrl, onPlay, tabIndex }: HallRoomProps) {
  const { formatMessage: t } = useIntl();
  const locale = useLocaleRow();
  const free = game.seats ?? 0;
  const room = useMemo(
    () => ({
      id: game.id,
      name: game.name,
      ...(vendor !== undefined && { sub: vendor }),
      stake,
      // A platform that does not tell how many seats there are shows the free ones.
      seats: { free, total: game.places ?? free },
      seatsLabel: free > 0 ? t(messages.freeOf, { count: free }) : t(messages.full),
      people: t(messages.playing, { count: formatNumber(game.playing, locale) }),
      verb: t(free > 0 ? messages.sit : messages.watch),
      imageSrc: imageUrl(game.image),
      href: gameHref(game),
    }),
    [game, vendor, stake, free, t, locale, imageUrl],
  );
  const onPress = useCallback(() => onPlay(game), [game, onPlay]);
  return <RoomRow room={room} onPress={onPress} tabIndex={tabIndex} />;
});

/** The hall of card rooms. */
export const cardHall: HallLook = {
  Games: CardRoomLobby,
  waiting: { Place: RoomPlace, places: styles.rooms },
};

function RoomPlace() {
  return (
    <div css={styles.roomRoom}>
      <Skeleton shape="fill" />
    </div>
  );
}
