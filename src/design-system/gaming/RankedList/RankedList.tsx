import { memo } from 'react';
import IconCards from '@tabler/icons-react/dist/esm/icons/IconCards.mjs';
import { Icon } from '#ds/Icon';
import { LazyImage } from '#ds/LazyImage';
import { onPlainClick } from '#ds/Link';
import { formatNumber, useLocaleRow } from '#ds-i18n';
import { useClasses } from '#theme/useClasses';
import { parts } from './RankedList.styles';

/** A game in its place of the ranking. Keep the object while the game is unchanged. */
export interface RankedGame {
  /** Returned with the press. */
  id: string;
  /** The game's name. */
  name: string;
  /** One muted line below the name: vendor or kind. */
  sub?: string;
  /** What it is ranked by, formatted: how many play it. */
  figure: string;
  /** Cover; absent or failed, an icon stands in. */
  imageSrc?: string;
  /** The game's own page, for a middle click. */
  href: string;
}

export interface RankedListProps {
  /** What is ranked, in words. */
  'aria-label': string;
  /** First to last. */
  games: readonly RankedGame[];
  /** Told of the `id` of the game that somebody chose. */
  onPress: (id: string) => void;
}

const fallback = <Icon icon={IconCards} size={24} />;

/** Games by rank, with large numerals: two columns where there is room, one on a phone. */
export const RankedList = memo(function RankedList({ games, onPress, ...label }: RankedListProps) {
  const classes = useClasses(parts);
  const locale = useLocaleRow();
  return (
    <ol className={classes.root} aria-label={label['aria-label']}>
      {games.map(({ id, name, sub, figure, imageSrc, href }, index) => (
        <li key={id} className={classes.item}>
          <span className={classes.rank} aria-hidden="true" data-first={index < 3 || undefined}>
            {formatNumber(index + 1, locale)}
          </span>
          <span className={classes.cover}>
            <LazyImage src={imageSrc} alt="" fallback={fallback} />
          </span>
          <span className={classes.words}>
            <a
              href={href}
              draggable={false}
              className={classes.name}
              onClick={onPlainClick(() => onPress(id))}
            >
              {name}
            </a>
            {sub && <span className={classes.sub}>{sub}</span>}
          </span>
          <span className={classes.figure}>{figure}</span>
        </li>
      ))}
    </ol>
  );
});
