import { useMemo, useRef, type CSSProperties } from 'react';
import { hasFooter } from '../Table/columns';
import { hidden } from '../Table/Table.styles';
import { useIsSideways } from '../Table/useIsSideways';
import { useSorting, type TabularProps } from '../Table/useSorting';
import { columnTracks } from './columnTracks';
import { body, root, scroller } from './DataGrid.styles';
import { GridFoot } from './GridFoot';
import { GridHead } from './GridHead';
import { GridRow } from './GridRow';
import { useColumnFit } from './useColumnFit';
import { useGridFocus } from './useGridFocus';
import { useGridWindow } from './useGridWindow';

export type DataGridProps<Item> = TabularProps<Item>;

/**
 * Rows by the hundred thousand: above 100 only those in sight are in the page, in a scroll box of their own, so that the
 * browser neither finds nor prints the others. The arrow keys move from cell to cell. What fits a page is a Table.
 */
export function DataGrid<Item>(props: DataGridProps<Item>) {
  const { 'aria-label': label, columns, getKey } = props;
  const grid = useRef<HTMLDivElement>(null);
  const { sorted: items, sort, onSort, news } = useSorting(props);
  const rows = useGridWindow(grid, items);
  const fit = useColumnFit(grid, columns, { items, ...rows });
  const { template, least } = useMemo(() => columnTracks(columns, fit), [columns, fit]);
  const isSideways = useIsSideways(grid);
  const { pinned, handlers } = useGridFocus(grid, { items, getKey, window: rows });

  // One list, so that React keeps the row with the focus when it is no longer, or again, one of those near.
  const shown = Array.from({ length: Math.max(0, rows.last - rows.first) }, (_, at) => rows.first + at);
  if (pinned !== undefined && pinned < rows.first) shown.unshift(pinned);
  if (pinned !== undefined && pinned >= rows.last) shown.push(pinned);
  const hasFoot = items.length > 0 && hasFooter(columns);
  const size = { '--_tracks': template, '--_least': least, '--_rows': items.length } as CSSProperties;

  return (
    <div css={root}>
      <div
        ref={grid}
        css={scroller}
        role="grid"
        style={size}
        data-windowed={rows.isWindowed || undefined}
        data-sideways={isSideways || undefined}
        aria-label={label}
        aria-rowcount={1 + items.length + (hasFoot ? 1 : 0)}
        aria-colcount={columns.length}
        {...handlers}
      >
        <GridHead columns={columns} sort={sort} onSort={onSort} />
        {items.length > 0 && (
          <div role="rowgroup" css={body}>
            {shown.map((index) => {
              const item = items[index] as Item;
              const key = getKey(item);
              return <GridRow key={key} item={item} index={index} columns={columns} stand={rows.stand} />;
            })}
          </div>
        )}
        {hasFoot && <GridFoot columns={columns} line={2 + items.length} />}
      </div>
      <span css={hidden} role="status">
        {news}
      </span>
    </div>
  );
}
