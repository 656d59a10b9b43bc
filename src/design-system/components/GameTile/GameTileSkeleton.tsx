import { Skeleton } from '#ds/Skeleton';
import { art, root, wordLine, wordLineSub } from './GameTile.styles';

/** Holds the place of a GameTile with a line below its name, in every language exactly as high. */
export function GameTileSkeleton() {
  return (
    <div css={root} aria-hidden="true">
      <div css={art}>
        <Skeleton shape="fill" />
      </div>
      <span css={wordLine}>
        <Skeleton inlineSize="70%" />
      </span>
      <span css={wordLineSub}>
        <Skeleton inlineSize="45%" />
      </span>
    </div>
  );
}
