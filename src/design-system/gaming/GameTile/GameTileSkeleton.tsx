import { Skeleton } from '#ds/Skeleton';
import { useClasses } from '#theme/useClasses';
import { art, root, wordLine, wordLineSub } from './GameTile.styles';

const parts = { art, root, wordLine, wordLineSub };

/** Holds the place of a GameTile with a line below its name, in every language exactly as high. */
export function GameTileSkeleton() {
  const classes = useClasses(parts);
  return (
    <div className={classes.root} aria-hidden="true">
      <div className={classes.art}>
        <Skeleton shape="fill" />
      </div>
      <span className={classes.wordLine}>
        <Skeleton inlineSize="70%" />
      </span>
      <span className={classes.wordLineSub}>
        <Skeleton inlineSize="45%" />
      </span>
    </div>
  );
}
