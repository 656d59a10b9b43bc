import { useCallback, useId, useMemo, useRef, useState, type CSSProperties } from 'react';
import { columnTracks, minWidthOf, type Widths } from './columns';
import type { Place } from './gridNavigation';
import { body, root, scroller } from './Table.styles';
import { TableFoot } from './TableFoot';
import { TableHead } from './TableHead';
import { TableLine } from './TableLine';
import type { TableGridProps } from './grid';
import type { RowSelection } from './useRowSelection';
import { useColumnFit } from './useColumnFit';
import { useIsSideways } from './useIsSideways';
import { useTableDetails } from './useTableDetails';
import { useTableFocus } from './useTableFocus';
import { useTableWindow } from './useTableWindow';

const selectedOf = ({ count }: RowSelection, all: number) =>
  count === 0 ? 'none' : count < all ? 'some' : 'all';

/** The grid under Table: headings, the rows near the visible ones, details, totals, and the keyboard. */
export function TableGrid<Item>(props: TableGridProps<Item>) {
  const { columns, items, getKey, sort, onSort, selection, renderDetail } = props;
  const id = useId();
  const grid = useRef<HTMLDivElement>(null);
  const [widths, setWidths] = useState<Widths>({});
  const resize = useCallback((column: string, width: number) => {
    setWidths((before) => ({ ...before, [column]: width }));
  }, []);
  const controls = (selection.mode === 'none' ? 0 : 1) + (renderDetail ? 1 : 0);
  const details = useTableDetails(items, getKey);
  const rows = useTableWindow(grid, items, details.open);
  const fit = useColumnFit(grid, columns, { items, ...rows, dragged: widths });
  const { template, least } = useMemo(
    () => columnTracks(columns, controls, widths, fit),
    [columns, controls, widths, fit],
  );
  const isSideways = useIsSideways(grid, least);

  const onRowKey = (
    event: { key: string; ctrlKey: boolean; shiftKey: boolean; target: EventTarget },
    { row }: Place,
  ) => {
    const isCell = event.target instanceof HTMLElement && event.target.dataset['cell'] !== undefined;
    if (selection.mode === 'multiple' && event.ctrlKey && event.key === 'a') {
      selection.toggleAll();
      return true;
    }
    const item = items[row];
    if (item === undefined) return false;
    if (event.key === ' ' && isCell && selection.mode !== 'none') {
      selection.toggle(row, event.shiftKey);
      return true;
    }
    if (event.key === 'Enter' && isCell && renderDetail) {
      details.toggle(getKey(item));
      return true;
    }
    return false;
  };
  const focus = useTableFocus(grid, { items, getKey, window: rows, onRowKey });

  // One list, so that React keeps the row with the focus when it is no longer, or again, one of those near.
  const { pinned } = focus;
  const shown = Array.from({ length: Math.max(0, rows.last - rows.first) }, (_, at) => rows.first + at);
  if (pinned !== undefined && pinned < rows.first) shown.unshift(pinned);
  if (pinned !== undefined && pinned >= rows.last) shown.push(pinned);

  const [firstColumn] = columns;
  const hasFooter = items.length > 0 && columns.some((column) => column.footer !== undefined);
  const size = {
    '--_tracks': template,
    '--_least': least,
    '--_controls': controls,
    '--_first': firstColumn
      ? Math.max(widths[firstColumn.id] ?? minWidthOf(firstColumn), fit[firstColumn.id] ?? 0)
      : 0,
    '--_rows': items.length,
    '--_details': details.open.reduce((sum, { height }) => sum + height, 0),
  } as CSSProperties;

  return (
    <div css={root}>
      <div
        ref={grid}
        css={scroller}
        role="grid"
        style={size}
        data-windowed={rows.isWindowed || undefined}
        data-sideways={isSideways || undefined}
        aria-label={props['aria-label']}
        aria-rowcount={1 + items.length + details.open.length + (hasFooter ? 1 : 0)}
        aria-colcount={columns.length + controls}
        aria-multiselectable={selection.mode === 'multiple' || undefined}
        aria-busy={props.isBusy || undefined}
        {...focus.handlers}
      >
        <TableHead
          columns={columns}
          sort={sort}
          onSort={onSort}
          widths={widths}
          onResize={resize}
          selectionMode={selection.mode}
          selected={selectedOf(selection, items.length)}
          onSelectAll={selection.toggleAll}
          hasDetails={renderDetail !== undefined}
        />
        {items.length > 0 && (
          <div role="rowgroup" css={body}>
            {shown.map((index) => (
              <TableLine
                key={getKey(items[index] as Item)}
                grid={props}
                gridId={id}
                index={index}
                span={columns.length + controls}
                details={details}
              />
            ))}
          </div>
        )}
        {hasFooter && (
          <TableFoot columns={columns} controls={controls} line={2 + items.length + details.open.length} />
        )}
      </div>
      {props.children}
    </div>
  );
}
