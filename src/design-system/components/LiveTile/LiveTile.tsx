import IconStar from '@tabler/icons-react/dist/esm/icons/IconStar.mjs';
import { memo, type FocusEvent, type MouseEvent, type ReactNode } from 'react';
import { useDs } from '#ds-i18n';
import { Badge } from '#ds/Badge';
import { Icon } from '#ds/Icon';
import IconCards from '@tabler/icons-react/dist/esm/icons/IconCards.mjs';
import { LazyImage } from '#ds/LazyImage';
import {
  art,
  badgeSlot,
  foot,
  limits,
  line,
  main,
  name,
  noArt,
  root,
  scrim,
  star,
  state,
  sub,
} from './LiveTile.styles';

/** What a tile shows of a table with a dealer. Keep the object while the table is unchanged. */
export interface LiveTileTable {
  /** Returned with the press. */
  id: string;
  name: string;
  /** One muted line below the name: the studio. */
  sub?: string;
  /** Lowest and highest stake, formatted. */
  limits?: string;
  /** Landscape art, 16:10. Absent or failed, an icon stands in. */
  imageSrc?: string;
  /** The table's own page, for a middle click. Without it the tile is a button. */
  href?: string;
}

export interface LiveTileProps {
  table: LiveTileTable;
  onPress: (id: string) => void;
  /** The word over the art while a dealer is at the table, such as LIVE. */
  liveLabel?: string;
  /** Whether there is a seat, in words, and whether that is good news. */
  status?: { label: string; tone?: 'neutral' | 'success' };
  /** Whether the star is filled. */
  isFavourite?: boolean;
  /** Adds the star. */
  onFavouriteChange?: (isFavourite: boolean, id: string) => void;
  /** -1 takes the tile's controls out of the tab order; a grid that moves by arrow keys sets it. @default 0 */
  tabIndex?: 0 | -1;
  /** The last results, small, at the end of the foot of the art. Decoration: describe them elsewhere. */
  children?: ReactNode;
}

/** The tile is outlined as a whole; its plain link has no state attribute that could reach the art. The star is not the tile. */
const outline = ({ currentTarget, target, type }: FocusEvent<HTMLElement>) => {
  const isTile = !target.matches('[data-star]') && target.matches(':focus-visible');
  currentTarget.toggleAttribute('data-focus-visible', type === 'focus' && isTile);
};

const fallback = (
  <span css={noArt}>
    <Icon icon={IconCards} size={24} />
  </span>
);

/** One live table: its dealer's picture, limits and free seats. */
export const LiveTile = memo(function LiveTile({
  table,
  onPress,
  liveLabel,
  status,
  isFavourite = false,
  onFavouriteChange,
  tabIndex = 0,
  children,
}: LiveTileProps) {
  const say = useDs();
  const press = (event: MouseEvent) => {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    onPress(table.id);
  };
  const title = <span css={name}>{table.name}</span>;
  return (
    <div css={root} onFocus={outline} onBlur={outline}>
      <div css={art}>
        <LazyImage src={table.imageSrc} alt="" fallback={fallback} />
        <span css={scrim} />
        {liveLabel && (
          <span css={badgeSlot}>
            <Badge tone="live" hasDot>
              {liveLabel}
            </Badge>
          </span>
        )}
        <span css={foot}>
          <bdi css={limits}>{table.limits}</bdi>
          <span aria-hidden="true">{children}</span>
        </span>
      </div>
      <div css={line}>
        {table.href === undefined ? (
          <button type="button" css={main} tabIndex={tabIndex} onClick={press}>
            {title}
          </button>
        ) : (
          <a href={table.href} draggable={false} css={main} tabIndex={tabIndex} onClick={press}>
            {title}
          </a>
        )}
        {status && (
          <span css={state} data-tone={status.tone ?? 'neutral'}>
            {status.label}
          </span>
        )}
      </div>
      {table.sub && <span css={sub}>{table.sub}</span>}
      {onFavouriteChange && (
        <button
          type="button"
          css={star}
          data-star=""
          tabIndex={tabIndex}
          aria-label={say(isFavourite ? 'tile.removeFavourite' : 'tile.addFavourite', { name: table.name })}
          data-on={isFavourite || undefined}
          onClick={() => {
            onFavouriteChange(!isFavourite, table.id);
          }}
        >
          <Icon icon={IconStar} size={18} isFilled={isFavourite} />
        </button>
      )}
    </div>
  );
});
