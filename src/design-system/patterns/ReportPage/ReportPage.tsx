import type { ReactNode } from 'react';
import { ListPage, type ListPageProps } from '#patterns/ListPage';
import { TotalsStrip, type Total } from '#patterns/TotalsStrip';
import { root } from './ReportPage.styles';
import { ReportToolbar, type ReportExport, type ReportTools } from './ReportToolbar';

export type { ReportExport, ReportTools };

export interface ReportPageProps<Item> extends Omit<ListPageProps<Item>, 'summary' | 'tools'> {
  /** Figures of all rows that the filters find. */
  totals?: { label: string; items: readonly Total[] };
  /** Columns, density, export and print; what is left out is not offered. */
  tools?: ReportTools;
  /** Below the totals, such as a chart or the way to a team. */
  children?: ReactNode;
}

/** A report: filters from the address, totals of what they find, a table with a choice of columns, export and print. */
export function ReportPage<Item>({ totals, tools, children, columns, ...list }: ReportPageProps<Item>) {
  const chosen = tools?.columns?.columns;
  const shown = chosen
    ? [
        ...columns.filter(({ id }) => chosen.every((column) => column.id !== id)),
        ...chosen.flatMap(({ id, isShown }) => columns.filter((column) => isShown && column.id === id)),
      ]
    : columns;
  return (
    <div css={root} data-density={tools?.density?.value === 'compact' ? 'compact' : undefined}>
      <ListPage
        {...list}
        columns={shown}
        tools={tools && <ReportToolbar {...tools} />}
        summary={
          (totals ?? children) && (
            <>
              {totals && (
                <TotalsStrip
                  aria-label={totals.label}
                  totals={totals.items}
                  isLoading={(list.state ?? list.of?.state) === 'loading'}
                />
              )}
              {children}
            </>
          )
        }
      />
    </div>
  );
}
