import { Skeleton } from '#ds/Skeleton';
import { art, root, wordLine, wordLineSub } from './LiveTile.styles';

/** Holds the place of a LiveTile with its studio, in every language exactly as high. */
export function LiveTileSkeleton() {
  return (
    <div css={root} aria-hidden="true">
      <div css={art}>
        <Skeleton shape="fill" />
      </div>
      <span css={wordLine}>
        <Skeleton inlineSize="60%" />
      </span>
      <span css={wordLineSub}>
        <Skeleton inlineSize="30%" />
      </span>
    </div>
  );
}
