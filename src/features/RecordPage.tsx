import { useCallback, useMemo, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { Button } from '#ds/Button';
import type { SortOrder, TableColumn } from '#ds/Table';
import { formatDateTime, useLocaleRow } from '#ds-i18n';
import type { AsyncPages } from '#patterns/AsyncSection';
import type { FilterField, FilterValues } from '#patterns/FilterBar';
import { ReportPage, shownColumns, type ReportPageProps, type ReportRows } from '#patterns/ReportPage';
import { actionMessages } from './action.messages';
import { labelMessages } from './label.messages';
import { filterLabels } from './listLabels';
import type { NoticeContent } from './notice';
import { CopyLink } from './sheet/CopyLink';
import { FileActions, type FileFormat } from './sheet/FileActions';
import { filterFacts } from './sheet/factsOf';
import type { Sheet } from './sheet/sheet';
import { sheetMessages } from './sheet/sheet.messages';
import { useBeforePrint } from './sheet/SheetActions';
import { useSheet } from './sheet/useSheet';
import { useRecordCells } from './useRecordCells';
import { WordedNotice } from './WordedNotice';
import { joinFacts } from '#design-system/i18n/joinFacts.ts';

/** The rows of a record that are shown, of how many, in which money and days. */
export interface RecordRows<Row> {
  rows: readonly Row[];
  currency: string;
  /** How many rows the filters find. */
  total: number;
  page: number;
  pageCount: number;
  pageSize: number;
  /** Zone of the business days, as an IANA name and as an offset such as UTC+7. */
  timeZone?: string;
  utcOffset?: string;
  /** Moment up to which they are complete, where they lag. */
  readAt?: string | undefined;
  /** First and last business day, where it is of a period. */
  from?: string;
  to?: string;
  /** Rows in which nothing happened, and which are left out. */
  hiddenRows?: number;
}

/** The order of records, as it stands in the address. */
export interface RecordSorting {
  sort: SortOrder;
  onSortChange: (sort: SortOrder) => void;
  /** Rows beyond which they stand in the order of time, whatever is asked for. */
  mostSorted?: number | undefined;
}

/** Makes the sheet of all rows once they are there. */
export type SheetMaker<List> = (list: List) => Sheet;

/** Records as their page hands them over: what is shown stands in the address. */
export interface Records<List> {
  list: AsyncPages<List>;
  /** As they stand in the address. */
  filters: FilterValues;
  onFiltersChange: (filters: FilterValues) => void;
  /** Last day that can be chosen. */
  today: string;
  onPageChange: (page: number) => void;
  /** Saves all rows of the filters as a file. */
  onExport: (format: FileFormat, sheetOf: SheetMaker<List>) => void;
  /** What all rows are being fetched for: the two go side by side. */
  preparing?: { readonly file: boolean; readonly page: boolean };
  exportFailure?: NoticeContent | undefined;
  /** Prints all rows of the filters. */
  onPrint: (sheetOf: SheetMaker<List>) => void;
  /** The browser prints by itself: what is shown has to be there at once. */
  onBeforePrint: (sheet: Sheet) => void;
}

export interface RecordPageProps<Row>
  extends
    Pick<ReportPageProps<Row>, 'aria-label' | 'line' | 'totals' | 'summary' | 'view' | 'note' | 'failure'>,
    Pick<ReportRows<Row>, 'columns' | 'renderRow' | 'getKey' | 'isGrid'>,
    Partial<RecordSorting> {
  records: Omit<Records<RecordRows<Row>>, 'today'>;
  fields: readonly FilterField[];
  /** Filters from a link, which no field shows; `clears` names those that go with one. */
  chips?: readonly { id: string; label: string; clears?: readonly string[] }[];
  /** When a row was: on a phone it stands under that day. Keep the function. */
  timeOf?: (row: Row) => string;
  /** What is not there, and one way on. */
  empty: { title: string; description: string; action?: string; onAction?: () => void };
  /** What applies the filters on a phone. @default "Show" */
  applyLabel?: ReactNode;
  /** Told of choices on a phone before they are applied. */
  onDraftChange?: ((filters: FilterValues) => void) | undefined;
  /** Columns of files and printed pages, where they hold more than there is room for. @default columns */
  sheetColumns?: ReportRows<Row>['columns'];
  /** Beside export and print: PageActions. */
  actions?: ReactNode;
  /** What is printed, in a word, where something else on the page can be printed too. */
  printName?: string;
  /** Something else is open, which the browser prints when it prints by itself. */
  isBehind?: boolean;
}

/** Whether a field leaves rows out by what they are: not by their day, and not by what a row is made of. */
const isNarrowing = ({ kind, id }: FilterField): boolean =>
  kind === 'search' || (kind === 'choice' && id !== 'period' && id !== 'view');

/** One line of a note and what else is to be said. */
const joined = (note: ReactNode, more: readonly string[]): ReactNode =>
  more.length === 0 || (note && typeof note !== 'string')
    ? note
    : joinFacts([typeof note === 'string' && note, ...more]);

/** The order of the rows: time alone, where there are too many for another one. */
function useOrder<Row>({
  records,
  sort,
  onSortChange,
  mostSorted = Infinity,
  columns,
}: RecordPageProps<Row>) {
  const { value: list } = records.list;
  const { formatMessage: t } = useIntl();
  const { number } = useRecordCells();
  const isOfTimeOnly = (list?.total ?? 0) > mostSorted;
  const shown = useMemo(
    (): readonly TableColumn<Row>[] =>
      isOfTimeOnly
        ? columns.map((column) => (column.id === 'time' ? column : { ...column, allowsSorting: false }))
        : columns,
    [columns, isOfTimeOnly],
  );
  const value = sort && isOfTimeOnly ? { ...sort, column: 'time' } : sort;
  return {
    sort: value && onSortChange && { value, onChange: onSortChange },
    columns: shown,
    /** Rows of a day stand together. */
    isByTime: !value || value.column === 'time',
    sortNotes: isOfTimeOnly ? [t(sheetMessages.byTimeOnly, { count: number(mostSorted) })] : [],
  };
}

const wayOn = (label: string, onPress: () => void) => (
  <Button size="sm" tone="neutral" onPress={onPress}>
    {label}
  </Button>
);

/** Records that can be filtered, exported, printed and paged, with the time and zone that they are of. */
export function RecordPage<Row>(props: RecordPageProps<Row>) {
  const { records, chips = [], timeOf, empty } = props;
  const { filters, onFiltersChange, onBeforePrint } = records;
  const { state, value: list, loadedAt, more, loadMore } = records.list;
  const { formatMessage: t } = useIntl();
  const locale = useLocaleRow();
  const { number, clock, moment } = useRecordCells(list);
  const { timeZone, utcOffset, readAt } = list ?? {};
  const asOf = readAt ? moment(readAt) : loadedAt === undefined ? undefined : clock(loadedAt);
  const { sort, columns, isByTime, sortNotes } = useOrder(props);
  const groupOf = useCallback(
    (row: Row) => {
      const label = formatDateTime(timeOf?.(row) ?? '', locale, 'longDate', timeZone);
      return { id: label, label };
    },
    [timeOf, locale, timeZone],
  );
  const hidden = list?.hiddenRows ? [t(labelMessages.zeroHidden, { count: list.hiddenRows })] : [];
  const sheet = useSheet();
  const sheetOf = ({ rows, ...all }: RecordRows<Row>): Sheet =>
    sheet({
      ...all,
      title: props['aria-label'],
      rows,
      columns: props.sheetColumns ?? shownColumns(columns, props.view?.columns?.columns),
      facts: [
        ...filterFacts(props.fields, filters),
        ...chips.map(({ label }) => ({ label: t(actionMessages.filter), value: label })),
      ],
      notes: [...(typeof props.note === 'string' ? [props.note] : []), ...sortNotes, ...hidden],
      sort: sort?.value,
    });
  useBeforePrint(() => list && !props.isBehind && onBeforePrint(sheetOf(list)));
  const search = props.fields.find(({ kind, id }) => kind === 'search' && filters[id]);
  const narrowing = [
    ...props.fields.filter(isNarrowing).map(({ id }) => id),
    ...chips.flatMap(({ id, clears = [id] }) => clears),
  ].filter((id) => filters[id]);
  const first = list ? (list.page - 1) * list.pageSize + 1 : 0;
  return (
    <>
      <WordedNotice notice={records.exportFailure} />
      <ReportPage
        aria-label={props['aria-label']}
        of={records.list}
        line={props.line}
        actions={
          <>
            {props.actions}
            <CopyLink />
            <FileActions
              printName={props.printName}
              isPrintPending={records.preparing?.page}
              onPrint={() => records.onPrint(sheetOf)}
              isExportPending={records.preparing?.file}
              onExport={(format) => records.onExport(format, sheetOf)}
            />
          </>
        }
        asOf={asOf === undefined ? '' : t(labelMessages.asOf, { time: asOf })}
        zone={utcOffset ? t(labelMessages.zone, { offset: utcOffset }) : ''}
        filters={{
          fields: props.fields,
          values: filters,
          onChange: onFiltersChange,
          onDraftChange: props.onDraftChange,
          labels: { ...filterLabels(t), ...(props.applyLabel !== undefined && { apply: props.applyLabel }) },
        }}
        chips={{
          label: t(actionMessages.filter),
          items: chips,
          onRemove: (id) => {
            const { clears = [id] } = chips.find((chip) => chip.id === id) ?? {};
            onFiltersChange({ ...filters, ...Object.fromEntries(clears.map((name) => [name, ''])) });
          },
        }}
        {...(props.view && { view: props.view })}
        totals={props.totals}
        summary={props.summary}
        rows={{
          items: list?.rows ?? [],
          getKey: props.getKey,
          columns,
          renderRow: props.renderRow,
          groupOf: timeOf && isByTime ? groupOf : undefined,
          sort,
          isGrid: props.isGrid,
          paging:
            list && state !== 'empty'
              ? {
                  page: list.page,
                  pageCount: list.pageCount,
                  onPageChange: records.onPageChange,
                  more,
                  onLoadMore: loadMore,
                  summary: joinFacts([
                    t(labelMessages.rows, {
                      from: number(first),
                      to: number(first + list.rows.length - 1),
                      total: number(list.total),
                    }),
                    ...hidden,
                  ]),
                  grownSummary: joinFacts([
                    t(labelMessages.shown, {
                      shown: number(list.rows.length),
                      total: number(list.total),
                    }),
                    ...hidden,
                  ]),
                }
              : undefined,
        }}
        note={list && state !== 'empty' ? joined(props.note, sortNotes) : undefined}
        empty={
          narrowing.length > 0
            ? {
                title: search
                  ? t(labelMessages.noHit, { search: filters[search.id] })
                  : t(labelMessages.noHits),
                description: t(labelMessages.noHitsText),
                action: wayOn(t(actionMessages.clearAll), () =>
                  onFiltersChange({ ...filters, ...Object.fromEntries(narrowing.map((id) => [id, ''])) }),
                ),
              }
            : hidden.length > 0
              ? {
                  title: empty.title,
                  description: joinFacts(hidden),
                  action: wayOn(t(actionMessages.show), () => onFiltersChange({ ...filters, zero: '0' })),
                }
              : {
                  title: empty.title,
                  description: empty.description,
                  ...(empty.action && empty.onAction && { action: wayOn(empty.action, empty.onAction) }),
                }
        }
        {...(props.failure && { failure: props.failure })}
      />
    </>
  );
}
