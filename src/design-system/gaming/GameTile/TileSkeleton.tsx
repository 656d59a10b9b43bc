import type { SerializedStyles } from '@emotion/react';
import { Skeleton } from '#ds/Skeleton';
import { useClasses } from '#theme/useClasses';

interface TileSkeletonProps {
  /** The parts of the tile whose place it holds. */
  parts: Readonly<Record<'art' | 'root' | 'wordLine' | 'wordLineSub', SerializedStyles>>;
  /** Width of the name, and of the line below it, in the tile. */
  name: string;
  sub: string;
}

/** Holds the place of a tile with art, a name and a line below it, in every language exactly as high. */
export function TileSkeleton({ parts, name, sub }: TileSkeletonProps) {
  const classes = useClasses(parts);
  return (
    <div className={classes.root} aria-hidden="true">
      <div className={classes.art}>
        <Skeleton shape="fill" />
      </div>
      <span className={classes.wordLine}>
        <Skeleton inlineSize={name} />
      </span>
      <span className={classes.wordLineSub}>
        <Skeleton inlineSize={sub} />
      </span>
    </div>
  );
}
