import { Skeleton } from '#ds/Skeleton';
import { ListRow, ListRows } from '#patterns/ListRow';
import { skeletonHead, skeletonLines, skeletonRow, skeletonTable } from './ReportPage.styles';

/** Widths that do not look like a pattern. */
const widths = ['52%', '38%', '64%', '45%', '58%'];

/** The boxes of a list that is loading: rows of a table, or rows with a glyph. */
export function ListSkeleton({ rows, isTable }: { rows: number; isTable: boolean }) {
  const indexes = Array.from({ length: rows }, (_, index) => index);
  if (isTable)
    return (
      <div css={skeletonTable} aria-hidden="true">
        <div css={skeletonHead} />
        {indexes.map((index) => (
          <div key={index} css={skeletonRow}>
            <Skeleton inlineSize="70%" />
            <Skeleton inlineSize={widths[index % widths.length] ?? '50%'} />
            <Skeleton inlineSize="50%" />
            <Skeleton inlineSize="50%" />
          </div>
        ))}
      </div>
    );
  return (
    <div aria-hidden="true">
      <ListRows>
        {indexes.map((index) => (
          <ListRow
            key={index}
            media={<Skeleton shape="block" inlineSize="40px" blockSize="40px" />}
            title={
              <span css={skeletonLines}>
                <Skeleton inlineSize={widths[index % widths.length] ?? '50%'} />
                <Skeleton inlineSize="34%" blockSize="8px" />
              </span>
            }
          />
        ))}
      </ListRows>
    </div>
  );
}
