import type { TableColumn } from '#ds/Table';
import type { ChartSeries } from './chart';

/** One category of a chart as a row of its table. */
export interface SeriesRow {
  index: number;
  category: string;
}

export const keyOfRow = (row: SeriesRow) => String(row.index);

export const rowsOf = (categories: readonly string[]): SeriesRow[] =>
  categories.map((category, index) => ({ index, category }));

/** The table of a chart: a row per category, a column per series. */
export function columnsOf(
  categoryName: string,
  series: readonly ChartSeries[],
  formatValue: (value: number) => string,
): TableColumn<SeriesRow>[] {
  return [
    {
      id: 'category',
      name: categoryName,
      render: (row) => row.category,
      allowsSorting: true,
      sortBy: (row) => row.index,
    },
    ...series.map<TableColumn<SeriesRow>>(({ id, name, values }) => ({
      id: `series ${id}`,
      name,
      align: 'end',
      render: ({ index }) => {
        const value = values[index];
        return value == null ? null : formatValue(value);
      },
      allowsSorting: true,
      sortBy: ({ index }) => values[index],
    })),
  ];
}
