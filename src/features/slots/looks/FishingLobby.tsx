import { memo, useCallback } from 'react';
import { useIntl } from 'react-intl';
import type { Game } from '#contract';
import { Columns } from '#ds/Columns';
import { formatMoney, formatNumber, useLocaleRow } from '#ds-i18n';
import { LiveTile } from '#gaming/LiveTile';
import { gameHref } from '#features/gameHref.ts';
import type { HallGamesProps, HallLook } from '../hallLook';
import { hallMessages as messages } from '../messages';

type HallSeasProps = Pick<HallGamesProps, 'games' | 'currency' | 'imageUrl' | 'onPlay'>;

/** The seas that most people fish in, wide: what a shot costs and how many shoot. */
const FishingLobby = memo(function FishingLobby({ games, currency, imageUrl, onPlay }: HallSeasProps) {
  const { formatMessage: t } = useIntl();
  return (
    <Columns elementType="ul" count={3} gap={4} align="stretch" aria-label={t(messages.seas)}>
      {games.map((game) => (
        <li key={game.id}>
          <Sea game={game} currency={currency} imageUrl={imageUrl} onPlay={onPlay} />
        </li>
      ))}
    </Columns>
  );
});

function Sea({ game, currency, imageUrl, onPlay }: Omit<HallSeasProps, 'games'> & { game: Game }) {
  const { formatMessage: t } = useIntl();
  const locale = useLocaleRow();
  const onPress = useCallback(() => onPlay(game), [game, onPlay]);
  const bet = formatMoney(game.minBet, currency, locale, { cents: 'ifAny' }).text;
  return (
    <LiveTile
      table={{
        id: game.id,
        name: game.name,
        limits: t(messages.perShot, { bet }),
        imageSrc: imageUrl(game.image),
        href: gameHref(game),
      }}
      status={{ label: t(messages.playing, { count: formatNumber(game.playing, locale) }) }}
      onPress={onPress}
    />
  );
}

/** The hall of fishing games: three seas lead it. */
export const fishHall: HallLook = { lead: { count: 3, Games: FishingLobby } };
