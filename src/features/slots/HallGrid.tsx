import { memo, useCallback } from 'react';
import { useIntl } from 'react-intl';
import type { Game } from '#contract';
import { GameTile, type GameTileAction } from '#gaming/GameTile';
import { VirtualGrid, type GridPosition } from '#ds/VirtualGrid';
import { formatMoney, formatNumber, useLocaleRow } from '#ds-i18n';
import { gameHref } from '../gameHref';
import { gameBadgeMessages } from '../gameBadge.messages';
import type { HallActions, HallGamesProps } from './hallLook';
import { hallMessages } from './messages';

const keyOf = (game: Game): string => game.id;

/** The wall of games; only the rows near the viewport are in the page. */
export const HallGrid = memo(function HallGrid(props: HallGamesProps) {
  const { label, games, total, favouriteIds } = props;
  const { currency, imageUrl, onPlay, onTryFree, onOpen, onFavouriteChange } = props;
  // Kept, so that a scroll or a search renders no tile that is there already.
  const draw = useCallback(
    (game: Game, { tabIndex }: GridPosition) => (
      <HallTile
        game={game}
        tabIndex={tabIndex}
        isFavourite={favouriteIds.has(game.id)}
        currency={currency}
        imageUrl={imageUrl}
        onPlay={onPlay}
        onTryFree={onTryFree}
        onOpen={onOpen}
        onFavouriteChange={onFavouriteChange}
      />
    ),
    [favouriteIds, currency, imageUrl, onPlay, onTryFree, onOpen, onFavouriteChange],
  );
  return (
    <VirtualGrid aria-label={label} items={games} total={total} getKey={keyOf}>
      {draw}
    </VirtualGrid>
  );
});

/** One game, and what its place in the wall gives it. */
export type HallTileProps = HallActions & {
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
