import type { ReactNode } from 'react';
import { Pagination } from '#ds/Pagination';
import { useMedia } from '#theme/useMedia';
import { foot, note as notePart, words } from './ReportPage.styles';
import type { ReportPaging } from './reportPageProps';

export function ReportFoot({ note, paging }: { note: ReactNode; paging: ReportPaging | undefined }) {
  const isWide = useMedia('tablet');
  if (note == null && !paging) return null;
  return (
    <div css={foot}>
      <div css={words}>
        {note != null && <span css={notePart}>{note}</span>}
        {paging && <span>{isWide ? paging.summary : (paging.grownSummary ?? paging.summary)}</span>}
      </div>
      {paging && isWide && (
        <Pagination page={paging.page} total={paging.pageCount} onPageChange={paging.onPageChange} />
      )}
    </div>
  );
}
