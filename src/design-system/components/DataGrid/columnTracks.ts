import { minWidthOf, type TableColumn } from '../Table/columns';

/** Widths by column id, in px. */
export type Widths = Readonly<Record<string, number>>;

/**
 * The CSS grid of every row, and the width below which the grid scrolls sideways, in px.
 * @param fit of columns whose figures need more than they were given
 */
export function columnTracks(
  columns: readonly TableColumn<never>[],
  fit: Widths,
): { template: string; least: number } {
  const widths = columns.map((column) => Math.max(minWidthOf(column), fit[column.id] ?? 0));
  return {
    template: widths.map((width) => `minmax(${width}px, 1fr)`).join(' '),
    least: widths.reduce((sum, width) => sum + width, 0),
  };
}
