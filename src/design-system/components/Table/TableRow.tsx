import IconChevronRight from '@tabler/icons-react/dist/esm/icons/IconChevronRight.mjs';
import { memo } from 'react';
import { Icon } from '#ds/Icon';
import { useDs } from '#ds-i18n';
import { useClasses } from '#theme/useClasses';
import { isRowHeader, type TableColumn } from './columns';
import { SelectBox } from './SelectBox';
import { expander, offsetOf, row } from './Table.styles';

const parts = { row, expander };

export interface TableRowProps<Item> {
  /** Names the ids of the table's parts. */
  gridId: string;
  item: Item;
  itemKey: string;
  /** Among all rows, from 0. */
  index: number;
  /** Among all lines of the table, from 1, with the headings and the details that stand open. */
  line: number;
  /** Height of the details that stand open above, in px. */
  shift: number;
  columns: readonly TableColumn<Item>[];
  /** Undefined where rows cannot be selected. */
  isSelected: boolean | undefined;
  /** Whether the details stand open. Undefined where there are none. */
  isOpen: boolean | undefined;
  onSelect: (index: number, isRange: boolean) => void;
  /** Opens or closes the details. */
  onToggle: (key: string) => void;
}

function Row<Item>(props: TableRowProps<Item>) {
  const { gridId, item, itemKey, index, line, columns, isSelected, isOpen } = props;
  const t = useDs();
  const classes = useClasses(parts);
  const headerId = `${gridId}-name-${index}`;
  // A property of its own and no custom one, which every cell of the row would inherit.
  const place = { insetBlockStart: offsetOf(index, props.shift) };
  return (
    <div
      role="row"
      className={classes.row}
      style={place}
      data-row={index}
      data-selected={isSelected || undefined}
      aria-rowindex={line}
      aria-selected={isSelected}
    >
      {isSelected !== undefined && (
        <div role="gridcell" data-cell data-control tabIndex={-1}>
          <SelectBox
            label={t('aria.grid.select')}
            id={`${gridId}-box-${index}`}
            namedBy={headerId}
            state={isSelected ? 'all' : 'none'}
            onToggle={(isRange) => {
              props.onSelect(index, isRange);
            }}
          />
        </div>
      )}
      {isOpen !== undefined && (
        <div role="gridcell" data-cell data-control tabIndex={-1}>
          <button
            type="button"
            tabIndex={-1}
            className={classes.expander}
            id={`${gridId}-open-${index}`}
            aria-label={t(isOpen ? 'table.hideDetails' : 'table.showDetails')}
            aria-labelledby={`${gridId}-open-${index} ${headerId}`}
            aria-expanded={isOpen}
            data-open={isOpen || undefined}
            onClick={() => {
              props.onToggle(itemKey);
            }}
          >
            <Icon icon={IconChevronRight} size={16} isDirectional />
          </button>
        </div>
      )}
      {columns.map((column, at) => {
        const isName = isRowHeader(columns, at);
        return (
          <div
            key={column.id}
            role={isName ? 'rowheader' : 'gridcell'}
            id={isName ? headerId : undefined}
            data-cell
            data-first={at === 0 || undefined}
            data-align={column.align}
            tabIndex={-1}
          >
            {column.render(item)}
          </div>
        );
      })}
    </div>
  );
}

/** One item of a Table. */
export const TableRow = memo(Row) as typeof Row;
