import IconArrowDown from '@tabler/icons-react/dist/esm/icons/IconArrowDown.mjs';
import IconArrowUp from '@tabler/icons-react/dist/esm/icons/IconArrowUp.mjs';
import { memo, useId } from 'react';
import { Button, type SortDescriptor } from 'react-aria-components';
import { Icon } from '#ds/Icon';
import { useDs } from '#ds-i18n';
import { ColumnResizer } from './ColumnResizer';
import type { Widths, TableColumn } from './columns';
import { SelectBox } from './SelectBox';
import { control, head, heading, headingText, hidden, sortButton } from './Table.styles';

interface TableHeadProps<Item> {
  columns: readonly TableColumn<Item>[];
  sort: SortDescriptor | null | undefined;
  onSort: (id: string) => void;
  widths: Widths;
  onResize: (id: string, width: number) => void;
  selectionMode: 'none' | 'single' | 'multiple';
  /** How many of the rows are selected. */
  selected: 'none' | 'some' | 'all';
  onSelectAll: () => void;
  /** Whether rows have a button that opens their details. */
  hasDetails: boolean;
}

function Head<Item>({
  columns,
  sort,
  onSort,
  widths,
  onResize,
  selectionMode,
  selected,
  onSelectAll,
  hasDetails,
}: TableHeadProps<Item>) {
  const t = useDs();
  const id = useId();
  return (
    <div role="rowgroup" css={head}>
      <div role="row" data-row={-1} aria-rowindex={1}>
        {selectionMode !== 'none' && (
          <div role="columnheader" css={control} data-cell tabIndex={-1}>
            {selectionMode === 'multiple' ? (
              <SelectBox label={t('aria.table.selectAll')} state={selected} onToggle={onSelectAll} />
            ) : (
              <span css={hidden}>{t('aria.grid.select')}</span>
            )}
          </div>
        )}
        {hasDetails && (
          <div role="columnheader" css={control} data-cell tabIndex={-1}>
            <span css={hidden}>{t('table.showDetails')}</span>
          </div>
        )}
        {columns.map((column, index) => {
          const nameId = `${id}-${index}`;
          const direction = sort?.column === column.id ? sort.direction : undefined;
          return (
            <div
              key={column.id}
              role="columnheader"
              css={heading}
              data-cell
              data-first={index === 0 || undefined}
              data-align={column.align}
              tabIndex={-1}
              {...(column.allowsSorting && { 'aria-sort': direction ?? 'none' })}
            >
              {column.allowsSorting ? (
                <Button
                  css={sortButton}
                  data-sorted={direction}
                  onPress={() => {
                    onSort(column.id);
                  }}
                >
                  <span css={headingText} id={nameId}>
                    {column.name}
                  </span>
                  {direction && (
                    <Icon icon={direction === 'ascending' ? IconArrowUp : IconArrowDown} size={14} />
                  )}
                </Button>
              ) : (
                <span css={headingText} id={nameId}>
                  {column.name}
                </span>
              )}
              {column.allowsResizing && (
                <ColumnResizer
                  column={column}
                  nameId={nameId}
                  width={widths[column.id]}
                  onResize={onResize}
                />
              )}
            </div>
          );
        })}
      </div>
    </div>
  );
}

/** The headings, which scrolling past thousands of rows leaves alone. */
export const TableHead = memo(Head) as typeof Head;
