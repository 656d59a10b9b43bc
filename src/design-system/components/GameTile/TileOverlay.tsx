import IconPlayerPlay from '@tabler/icons-react/dist/esm/icons/IconPlayerPlay.mjs';
import { useDs } from '#ds-i18n';
import { Icon } from '#ds/Icon';
import type { GameTileProps } from './GameTile';
import { action, fact, facts, overlay, value } from './GameTile.styles';

/** The facts and choices over the art of the one tile that is pointed at or has the focus. */
export function TileOverlay({
  game,
  onAction,
  tabIndex,
}: Pick<GameTileProps, 'game' | 'onAction' | 'tabIndex'>) {
  const say = useDs();
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
        {say('tile.play')}
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
          {say('tile.tryFree')}
        </button>
      )}
    </div>
  );
}
