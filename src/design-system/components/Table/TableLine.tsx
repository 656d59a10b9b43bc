import { TableDetail } from './TableDetail';
import type { TableGridProps } from './grid';
import { TableRow } from './TableRow';
import type { TableDetails } from './useTableDetails';

interface TableLineProps<Item> {
  grid: TableGridProps<Item>;
  gridId: string;
  index: number;
  /** How many cells a row has. */
  span: number;
  details: TableDetails;
}

/** One row of a table, with its details while they stand open. */
export function TableLine<Item>({ grid, gridId, index, span, details }: TableLineProps<Item>) {
  const { items, getKey, columns, selection, renderDetail } = grid;
  const item = items[index];
  if (item === undefined) return null;
  const key = getKey(item);
  const above = details.open.filter((open) => open.index < index);
  const shift = above.reduce((sum, { height }) => sum + height, 0);
  const line = index + 2 + above.length;
  const isOpen = renderDetail && details.isOpen(key);
  return (
    <>
      <TableRow
        gridId={gridId}
        item={item}
        itemKey={key}
        index={index}
        line={line}
        shift={shift}
        columns={columns}
        isSelected={selection.mode === 'none' ? undefined : selection.isSelected(key)}
        isOpen={isOpen}
        onSelect={selection.toggle}
        onToggle={details.toggle}
      />
      {isOpen && (
        <TableDetail
          itemKey={key}
          index={index}
          line={line + 1}
          shift={shift}
          span={span}
          onMeasure={details.onMeasure}
        >
          {renderDetail(item)}
        </TableDetail>
      )}
    </>
  );
}
