import IconStar from '@tabler/icons-react/dist/esm/icons/IconStar.mjs';
import { memo, type FocusEvent, type ReactNode } from 'react';
import { useDs } from '#ds-i18n';
import { Badge } from '#ds/Badge';
import { Icon } from '#ds/Icon';
import IconCards from '@tabler/icons-react/dist/esm/icons/IconCards.mjs';
import { LazyImage } from '#ds/LazyImage';
import { onPlainClick } from '#ds/Link';
import { useClasses } from '#theme/useClasses';
import { noArt, parts } from './LiveTile.styles';

/** What a tile shows of a table with a dealer. Keep the object while the table is unchanged. */
export interface LiveTileTable {
  /** Returned with the press. */
  id: string;
  /** The table's name, as the studio calls it. */
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
  /** The table. */
  table: LiveTileTable;
  /** Told of the `id` of the table that somebody wants to sit down at. */
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
  /** What happens at the table, below its name, such as its road. Keep the element while it is unchanged. */
  below?: ReactNode;
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
  below,
}: LiveTileProps) {
  const t = useDs();
  const classes = useClasses(parts);
  const press = onPlainClick(() => onPress(table.id));
  const title = <span className={classes.name}>{table.name}</span>;
  return (
    <div className={classes.root} onFocus={outline} onBlur={outline}>
      <div className={classes.art}>
        <LazyImage src={table.imageSrc} alt="" fallback={fallback} />
        <span className={classes.scrim} />
        {liveLabel && (
          <span className={classes.badgeSlot}>
            <Badge tone="live" hasDot>
              {liveLabel}
            </Badge>
          </span>
        )}
        <span className={classes.foot}>
          <bdi className={classes.limits}>{table.limits}</bdi>
        </span>
      </div>
      <div className={classes.line}>
        {table.href === undefined ? (
          <button type="button" className={classes.main} tabIndex={tabIndex} onClick={press}>
            {title}
          </button>
        ) : (
          <a href={table.href} draggable={false} className={classes.main} tabIndex={tabIndex} onClick={press}>
            {title}
          </a>
        )}
        {status && (
          <span className={classes.state} data-tone={status.tone ?? 'neutral'}>
            {status.label}
          </span>
        )}
      </div>
      {table.sub && <span className={classes.sub}>{table.sub}</span>}
      {below && <span className={classes.below}>{below}</span>}
      {onFavouriteChange && (
        <button
          type="button"
          className={classes.star}
          data-star=""
          tabIndex={tabIndex}
          aria-label={t(isFavourite ? 'tile.removeFavourite' : 'tile.addFavourite', { name: table.name })}
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
