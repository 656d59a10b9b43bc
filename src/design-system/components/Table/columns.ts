import type { ReactNode } from 'react';
import type { SortDescriptor } from 'react-aria-components';

/** The column that rows stand in the order of, and which way. */
export type SortOrder = SortDescriptor;

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
  /** Least width, in px; figures and moments get what they need. @default 112 */
  minWidth?: number;
  /** Lets a press on the heading sort by the column. */
  allowsSorting?: boolean;
  /** What the table sorts the items by. Without it, `items` come sorted from the owner of `sortDescriptor`. */
  sortBy?: (item: Item) => CellValue;
  /** A total, in the last line of the table. */
  footer?: ReactNode;
  /**
   * What a file or a printed page holds of an item: amounts in minor units, moments in ISO 8601. A column without it, such
   * as one of buttons, is left out of them.
   */
  value?: (item: Item) => CellValue;
  /** What kind of value it is. @default 'text' */
  kind?: ValueKind;
}

/** How a value is written: in a language on paper, and as a number or a date in a spreadsheet. */
export type ValueKind = 'text' | 'number' | 'percent' | 'money' | 'time' | 'day';

/** What rows are ordered by. Texts follow the reader's language; what is missing comes last. */
export type CellValue = string | number | bigint | null | undefined;

export const minWidthOf = (column: TableColumn<never>) => column.minWidth ?? 112;

export const hasFooter = (columns: readonly TableColumn<never>[]) =>
  columns.some((column) => column.footer !== undefined);

/** Whether the column's cells name their rows. */
export const isRowHeader = (columns: readonly TableColumn<never>[], index: number) =>
  columns.some((column) => column.isRowHeader) ? columns[index]?.isRowHeader === true : index === 0;
