import { Skeleton } from '#ds/Skeleton';
import * as styles from './MatchRow.styles';

/** Placeholder of the same size while matches load; put rows of it in one `SkeletonGroup`. */
export function MatchRowSkeleton() {
  return (
    <div css={styles.root}>
      <span css={styles.clock}>
        <Skeleton inlineSize="36px" />
      </span>
      <span css={styles.sides}>
        <Skeleton inlineSize="60%" />
        <Skeleton inlineSize="48%" />
      </span>
      <div css={styles.prices}>
        {[1, 2, 3].map((place) => (
          <Skeleton key={place} shape="block" blockSize="44px" />
        ))}
      </div>
    </div>
  );
}
