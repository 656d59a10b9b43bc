import IconChevronRight from '@tabler/icons-react/dist/esm/icons/IconChevronRight.mjs';
import { memo, type CSSProperties } from 'react';
import { Icon } from '#ds/Icon';
import { useDs } from '#ds-i18n';
import { useClasses } from '#theme/useClasses';
import { isRowHeader, type TableColumn } from './columns';
import type { TableBranch } from './grid';
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
  /** Opens or closes the details, or the branch. */
  onToggle: (key: string) => void;
  /** In a tree, where the row stands in it. */
  branch?: TableBranch | undefined;
}

const ariaOf = ({ level, isExpanded, position, size, isBusy }: TableBranch) => ({
  'aria-level': level,
  'aria-expanded': isExpanded,
  'aria-posinset': position,
  'aria-setsize': size,
  'aria-busy': isBusy || undefined,
});

function Row<Item>(props: TableRowProps<Item>) {
  const { gridId, item, itemKey, index, line, columns, isSelected, isOpen, branch } = props;
  const say = useDs();
  const classes = useClasses(parts);
  const headerId = `${gridId}-name-${index}`;
  const place = {
    insetBlockStart: offsetOf(index, props.shift),
    ...(branch && { '--_level': branch.level }),
  } as CSSProperties;
  const isExpanded = branch ? branch.isExpanded : isOpen;
  const openKey = branch
    ? isExpanded
      ? 'common.collapse'
      : 'common.expand'
    : isExpanded
      ? 'table.hideDetails'
      : 'table.showDetails';
  return (
    <div
      role="row"
      className={classes.row}
      style={place}
      data-row={index}
      data-selected={isSelected || undefined}
      aria-rowindex={line}
      aria-selected={isSelected}
      {...(branch && ariaOf(branch))}
    >
      {isSelected !== undefined && (
        <div role="gridcell" data-cell data-control tabIndex={-1}>
          <SelectBox
            label={say('aria.grid.select')}
            id={`${gridId}-box-${index}`}
            namedBy={headerId}
            state={isSelected ? 'all' : 'none'}
            onToggle={(isRange) => {
              props.onSelect(index, isRange);
            }}
          />
        </div>
      )}
      {(isOpen !== undefined || branch) && (
        <div role="gridcell" data-cell data-control tabIndex={-1}>
          {isExpanded !== undefined && (
            <button
              type="button"
              tabIndex={-1}
              className={classes.expander}
              id={`${gridId}-open-${index}`}
              aria-label={say(openKey)}
              aria-labelledby={`${gridId}-open-${index} ${headerId}`}
              aria-expanded={branch ? undefined : isExpanded}
              data-open={isExpanded || undefined}
              onClick={() => {
                props.onToggle(itemKey);
              }}
            >
              <Icon icon={IconChevronRight} size={16} isDirectional />
            </button>
          )}
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
