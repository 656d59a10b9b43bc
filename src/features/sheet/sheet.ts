import { sortItems, type CellValue, type SortOrder, type TableColumn, type ValueKind } from '#ds/Table';

/** A column of a sheet. */
export interface SheetColumn {
  /** The heading, in the reader's language. */
  name: string;
  kind: ValueKind;
}

/** What was asked for, as a label and its value: "Period", "Nov 15 – Nov 21, 2025". */
export interface SheetFact {
  label: string;
  value: string;
}

/** Rows as they leave the site: as a file for spreadsheets, or on paper. All three hold the same. */
export interface Sheet {
  /** What is reported. */
  title: string;
  /** Of all amounts. */
  currency: string;
  /** IANA zone of the moments. */
  timeZone: string | undefined;
  columns: readonly SheetColumn[];
  rows: readonly (readonly CellValue[])[];
  /** The last row, where columns add up: its first cell says so. */
  totals: readonly CellValue[] | undefined;
  facts: readonly SheetFact[];
  /** What counts, and what is left out: sentences below the rows. */
  notes: readonly string[];
}

export interface SheetSource<Row> extends Pick<Sheet, 'title' | 'currency' | 'timeZone'> {
  /** Those without a `value` are left out; those with a footer are added up. */
  columns: readonly (Pick<TableColumn<Row>, 'name' | 'kind' | 'value' | 'footer'> &
    Partial<Pick<TableColumn<Row>, 'id' | 'sortBy'>>)[];
  rows: readonly Row[];
  /** The order that is on screen, of columns that the screen sorts by itself; `language` as a BCP 47 tag. */
  sort?: { by: SortOrder | null | undefined; language: string };
  /** Stands before the sums. */
  totalLabel: string;
  facts: readonly SheetFact[];
  notes: readonly string[];
}

const addable: ReadonlySet<ValueKind> = new Set(['number', 'money']);

/** The sheet of some rows, with the values that their columns take of them. */
export function sheetOf<Row>({ columns, rows: given, totalLabel, sort, ...rest }: SheetSource<Row>): Sheet {
  const rows = sort ? sortItems(given, columns, sort.by, sort.language) : given;
  const kept = columns.flatMap(({ name, kind = 'text', value, footer }) =>
    value ? [{ name, kind, value, isSummed: footer !== undefined && addable.has(kind) }] : [],
  );
  const cells = rows.map((row) => kept.map(({ value }) => value(row)));
  const sums = kept.map(({ kind, isSummed }, at) => (isSummed ? sumOf(kind, cells, at) : undefined));
  return {
    ...rest,
    columns: kept.map(({ name, kind }) => ({ name, kind })),
    rows: cells,
    totals: kept.some(({ isSummed }) => isSummed) ? [totalLabel, ...sums.slice(1)] : undefined,
  };
}

/** What the first rows of a sheet add up to, in the columns that have totals. */
export const sumRows = (
  { columns, rows, totals }: Pick<Sheet, 'columns' | 'rows' | 'totals'>,
  count: number,
): readonly CellValue[] => {
  const first = rows.slice(0, count);
  return columns.map(({ kind }, at) =>
    at > 0 && totals?.[at] !== undefined ? sumOf(kind, first, at) : undefined,
  );
};

/** Amounts are whole minor units: no sum of them loses a digit. */
const sumOf = (kind: ValueKind, rows: Sheet['rows'], at: number): CellValue =>
  kind === 'money'
    ? rows.reduce<bigint>((sum, row) => sum + BigInt(row[at] ?? 0), 0n)
    : rows.reduce<number>((sum, row) => sum + Number(row[at] ?? 0), 0);
