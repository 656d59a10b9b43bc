import IconStar from '@tabler/icons-react/dist/esm/icons/IconStar.mjs';
import { memo, useRef, useState, type FocusEvent, type PointerEvent, type Ref } from 'react';
import { useDs } from '#ds-i18n';
import { Badge, type BadgeTone } from '#ds/Badge';
import { Icon, SlotsIcon } from '#ds/Icon';
import { LazyImage } from '#ds/LazyImage';
import { onPlainClick } from '#ds/Link';
import { useClasses } from '#theme/useClasses';
import { art, badgeSlot, main as mainPart, root, star, sub } from './GameTile.styles';
import { TileOverlay, type GameTileAction, type GameTileGame } from './TileOverlay';

export interface GameTileProps {
  /** The game. Keep the object while the game is unchanged. */
  game: GameTileGame;
  /** What the user chose to do with the game. Keep the function, so that a wall of tiles does not render. */
  onAction: (action: GameTileAction, id: string) => void;
  /** Whether the star is filled. */
  isFavourite?: boolean;
  /** Adds the star. */
  onFavouriteChange?: (isFavourite: boolean, id: string) => void;
  /** -1 takes the tile's controls out of the tab order; a grid that moves by arrow keys sets it. @default 0 */
  tabIndex?: 0 | -1;
}

const parts = { art, badgeSlot, main: mainPart, root, star, sub };

const fallback = <Icon icon={SlotsIcon} size={24} />;

/** One game on a wall of hundreds: plain elements, and what hover shows is made only then. */
export const GameTile = memo(function GameTile({
  game,
  onAction,
  isFavourite = false,
  onFavouriteChange,
  tabIndex = 0,
}: GameTileProps) {
  const t = useDs();
  const classes = useClasses(parts);
  const main = useRef<HTMLElement>(null);
  const pointerType = useRef('');
  const [isHovered, setIsHovered] = useState(false);
  const [focus, setFocus] = useState<'none' | 'main' | 'inside'>('none');

  const openGame = onPlainClick(() => onAction(pointerType.current === 'touch' ? 'open' : 'play', game.id));
  const hover = (isOver: boolean) => (event: PointerEvent) => {
    // A finger leaves no hover behind.
    if (event.pointerType !== 'touch') setIsHovered(isOver);
  };

  return (
    <div
      className={classes.root}
      onPointerEnter={hover(true)}
      onPointerLeave={hover(false)}
      onPointerDown={(event) => {
        pointerType.current = event.pointerType;
      }}
      onKeyDown={() => {
        pointerType.current = '';
      }}
      onFocus={(event: FocusEvent) => {
        // The tile is outlined as a whole only while the focus is on the game itself.
        if (pointerType.current === '' && event.target.matches(':focus-visible'))
          setFocus(event.target === main.current ? 'main' : 'inside');
      }}
      onBlur={(event) => {
        if (event.currentTarget.contains(event.relatedTarget)) return;
        pointerType.current = '';
        setFocus('none');
      }}
      data-focus-visible={focus === 'main' || undefined}
    >
      <div className={classes.art}>
        <LazyImage src={game.imageSrc} alt="" fallback={fallback} />
      </div>
      {game.href === undefined ? (
        <button
          ref={main as Ref<HTMLButtonElement>}
          type="button"
          className={classes.main}
          tabIndex={tabIndex}
          onClick={openGame}
        >
          {game.name}
        </button>
      ) : (
        <a
          ref={main as Ref<HTMLAnchorElement>}
          href={game.href}
          draggable={false}
          className={classes.main}
          tabIndex={tabIndex}
          onClick={openGame}
        >
          {game.name}
        </a>
      )}
      {game.sub && (
        <span className={classes.sub} data-dot={game.hasDot || undefined}>
          {game.sub}
        </span>
      )}
      {(isHovered || focus !== 'none') && <TileOverlay game={game} onAction={onAction} tabIndex={tabIndex} />}
      {game.badge && (
        <span className={classes.badgeSlot}>
          <Badge size="sm" isOnMedia {...toneOf(game.badge.tone)}>
            {game.badge.label}
          </Badge>
        </span>
      )}
      {onFavouriteChange && (
        <button
          type="button"
          className={classes.star}
          data-on={isFavourite || undefined}
          tabIndex={tabIndex}
          aria-label={t(isFavourite ? 'tile.removeFavourite' : 'tile.addFavourite', { name: game.name })}
          onClick={() => {
            onFavouriteChange(!isFavourite, game.id);
          }}
        >
          <Icon icon={IconStar} size={18} isFilled={isFavourite} />
        </button>
      )}
    </div>
  );
});

/** Colour over art is solid: a tint would be lost on it. */
const toneOf = (tone: BadgeTone = 'neutral') => ({
  tone,
  ...(tone !== 'neutral' && { emphasis: 'strong' as const }),
});
