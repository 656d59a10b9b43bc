import IconPlayerPlay from '@tabler/icons-react/dist/esm/icons/IconPlayerPlay.mjs';
import { useDs } from '#ds-i18n';
import { Icon } from '#ds/Icon';
import type { BadgeTone } from '#ds/Badge';
import { action, fact, facts, overlay, value } from './GameTile.styles';

/** What a tile shows of a game. Keep the object while the game is unchanged: the tile renders when it changes. */
export interface GameTileGame {
  /** Returned with every action. */
  id: string;
  /** The game's name in the visitor's language. */
  name: string;
  /** One muted line below the name, such as lines and lowest stake, or the vendor. */
  sub?: string;
  /** Puts a live dot before that line: it counts people who are there now. */
  hasDot?: boolean;
  /** Portrait art, 3:4. Absent or failed, an icon stands in. */
  imageSrc?: string;
  /** The game's own page, for a middle click and for sharing. Without it the tile is a button. */
  href?: string;
  /** A word over the art, such as New or Jackpot. */
  badge?: { label: string; tone?: BadgeTone };
  /** Shown over the art on hover and focus: at most three. */
  facts?: readonly { label: string; value: string }[];
  /** Whether it can be tried without money. */
  canTryFree?: boolean;
}

/** `open` is a tap: the caller shows the facts and the choice of `play` and `try` in a sheet. */
export type GameTileAction = 'play' | 'try' | 'open';

interface TileOverlayProps {
  game: GameTileGame;
  onAction: (action: GameTileAction, id: string) => void;
  tabIndex?: 0 | -1;
}

/** The facts and choices over the art of the one tile that is pointed at or has the focus. */
export function TileOverlay({ game, onAction, tabIndex }: TileOverlayProps) {
  const t = useDs();
  return (
    <div css={overlay} role="group" aria-label={game.name}>
      {game.facts && (
        <div css={facts}>
          {game.facts.map((entry) => (
            <span key={entry.label} css={fact}>
              {entry.label}
              <span css={value}>{entry.value}</span>
            </span>
          ))}
        </div>
      )}
      <button
        type="button"
        css={action}
        data-tone="accent"
        tabIndex={tabIndex}
        onClick={() => {
          onAction('play', game.id);
        }}
      >
        <Icon icon={IconPlayerPlay} size={16} />
        {t('tile.play')}
      </button>
      {game.canTryFree && (
        <button
          type="button"
          css={action}
          tabIndex={tabIndex}
          onClick={() => {
            onAction('try', game.id);
          }}
        >
          {t('tile.tryFree')}
        </button>
      )}
    </div>
  );
}
