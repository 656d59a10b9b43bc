import { Skeleton } from '#ds/Skeleton';
import { useClasses } from '#theme/useClasses';
import { art, root, wordLine, wordLineSub } from './LiveTile.styles';

const parts = { art, root, wordLine, wordLineSub };

/** Holds the place of a LiveTile with its studio, in every language exactly as high. */
export function LiveTileSkeleton() {
  const classes = useClasses(parts);
  return (
    <div className={classes.root} aria-hidden="true">
      <div className={classes.art}>
        <Skeleton shape="fill" />
      </div>
      <span className={classes.wordLine}>
        <Skeleton inlineSize="60%" />
      </span>
      <span className={classes.wordLineSub}>
        <Skeleton inlineSize="30%" />
      </span>
    </div>
  );
}
