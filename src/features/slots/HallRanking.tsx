import { memo, useCallback, useMemo } from 'react';
import { useIntl } from 'react-intl';
import type { Game } from '#contract';
import { RankedList } from '#gaming/RankedList';
import { formatNumber, useLocaleRow } from '#ds-i18n';
import { gameHref } from '../gameHref';
import { hallMessages as messages } from './messages';

export interface HallRankingProps {
  /** Most played first. Keep the list. */
  games: readonly Game[];
  /** Address of a picture of the games. Keep the function. */
  imageUrl: (path: string) => string;
  /** Opens a game. Keep the function. */
  onOpen: (game: Game) => void;
}

/** The games that most people play now, by rank. */
export const HallRanking = memo(function HallRanking({ games, imageUrl, onOpen }: HallRankingProps) {
  const { formatMessage: t } = useIntl();
  const locale = useLocaleRow();
  const ranked = useMemo(
    () =>
      games.map((game) => ({
        id: game.id,
        name: game.name,
        sub: t(messages[game.category]),
        figure: t(messages.playing, { count: formatNumber(game.playing, locale) }),
        imageSrc: imageUrl(game.image),
        href: gameHref(game),
      })),
    [games, imageUrl, t, locale],
  );
  const onPress = useCallback(
    (id: string) => {
      const game = games.find((each) => each.id === id);
      if (game) onOpen(game);
    },
    [games, onOpen],
  );
  return <RankedList aria-label={t(messages.ranking)} games={ranked} onPress={onPress} />;
});
