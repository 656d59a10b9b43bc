import type { ReactNode } from 'react';

/** One column of a Table: its heading, and how an item fills its cell. */
export interface TableColumn<Item> {
  /** Tells columns apart, also for sorting. Unique within the table. */
  id: string;
  /** The heading, also read out with every cell. */
  name: string;
  /** What the cell of an item shows. May hold links, buttons, Money, a Badge. */
  render: (item: Item) => ReactNode;
  /** Names the row when it is read out. @default the first column */
  isRowHeader?: boolean;
  /** Side of the cell. Numbers go to the end. @default 'start' */
  align?: 'start' | 'end';
  /** Share of the width that is left over, among the shares of all columns. @default 1 */
  share?: number;
  /** Least width, in px: what the longest amount or date needs. @default 112 */
  minWidth?: number;
  /** Lets a press on the heading sort by the column. */
  allowsSorting?: boolean;
  /** What the table sorts the items by. Without it, `items` come sorted from the owner of `sortDescriptor`. */
  sortBy?: (item: Item) => SortValue;
  /** Lets the reader drag the edge of the heading. */
  allowsResizing?: boolean;
  /** A total, in the last line of the table. */
  footer?: ReactNode;
}

/** What rows are ordered by. Texts follow the reader's language; what is missing comes last. */
export type SortValue = string | number | bigint | null | undefined;

/** Narrowest width of a column that says nothing, in px. */
export const defaultMinWidth = 112;
/** Widest a column can be dragged, in px. */
export const maxWidth = 960;

export const minWidthOf = (column: TableColumn<never>) => column.minWidth ?? defaultMinWidth;

/** Whether the column's cells name their rows. */
export const isRowHeader = (columns: readonly TableColumn<never>[], index: number) =>
  columns.some((column) => column.isRowHeader) ? columns[index]?.isRowHeader === true : index === 0;

/** Widths by column id, in px. */
export type Widths = Readonly<Record<string, number>>;

/**
 * The CSS grid of every row, and the width below which the table scrolls sideways, in px.
 * @param dragged of the columns that the reader has dragged
 * @param fit of those whose figures need more than they were given
 */
export function columnTracks(
  columns: readonly TableColumn<never>[],
  controls: number,
  dragged: Widths,
  fit: Widths,
): { template: string; least: number } {
  const leastOf = (column: TableColumn<never>) =>
    Math.max(dragged[column.id] ?? minWidthOf(column), fit[column.id] ?? 0);
  const tracks = columns.map((column) =>
    dragged[column.id] === undefined
      ? `minmax(${leastOf(column)}px, ${column.share ?? 1}fr)`
      : `${leastOf(column)}px`,
  );
  const least = columns.reduce((sum, column) => sum + leastOf(column), 0);
  const own = controls > 0 ? `repeat(${controls}, var(--_control)) ` : '';
  return { template: own + tracks.join(' '), least };
}
