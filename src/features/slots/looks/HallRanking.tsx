import { memo, useCallback, useMemo } from 'react';
import { useIntl } from 'react-intl';
import { RankedList } from '#gaming/RankedList';
import { formatNumber, useLocaleRow } from '#ds-i18n';
import { gameHref } from '#features/gameHref.ts';
import type { HallGamesProps, HallLook } from '../hallLook';
import { hallMessages as messages } from '../messages';

type HallRankingProps = Pick<HallGamesProps, 'games' | 'imageUrl' | 'onPlay' | 'onOpen'>;

/** The games that most people play now, by rank. */
const HallRanking = memo(function HallRanking({
  games,
  imageUrl,
  onPlay,
  onOpen = onPlay,
}: HallRankingProps) {
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

/** The hall of what most people play: ten games with their rank lead it. */
export const hotHall: HallLook = { lead: { count: 10, Games: HallRanking } };
