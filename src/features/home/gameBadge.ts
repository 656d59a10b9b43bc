import type { IntlShape } from 'react-intl';
import type { Game } from '#contract';
import type { GameTileGame } from '#gaming/GameTile';
import { gameBadgeMessages } from '../gameBadge.messages';

/** The word over a game's cover, if it has one. */
export function gameBadge(
  { formatMessage }: Pick<IntlShape, 'formatMessage'>,
  { badge }: Game,
): Pick<GameTileGame, 'badge'> {
  if (!badge) return {};
  return {
    badge: {
      label: formatMessage(gameBadgeMessages[badge]),
      tone: badge === 'jackpot' ? 'highlight' : 'neutral',
    },
  };
}
