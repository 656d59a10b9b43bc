import IconChevronRight from '@tabler/icons-react/dist/esm/icons/IconChevronRight.mjs';
import type { Game } from '#contract';
import { Icon } from '#ds/Icon';
import { onPlainClick } from '#ds/Link';
import { gameHref } from '../gameHref';
import * as styles from './RecentGames.styles';
import { recents } from './SideCards.styles';

const shownGames = 3;

/** The games that a member played last, each a way back into it. */
export function RecentGames({ games, onPlay }: { games: readonly Game[]; onPlay: (game: Game) => void }) {
  return (
    <ul css={recents}>
      {games.slice(0, shownGames).map((game) => (
        <li key={game.id}>
          <a css={styles.recent} href={gameHref(game)} onClick={onPlainClick(() => onPlay(game))}>
            <img src={game.image} alt="" loading="lazy" />
            <span>{game.name}</span>
            <Icon icon={IconChevronRight} size={16} isDirectional />
          </a>
        </li>
      ))}
    </ul>
  );
}
