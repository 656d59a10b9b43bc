import IconArrowDown from '@tabler/icons-react/dist/esm/icons/IconArrowDown.mjs';
import IconArrowUp from '@tabler/icons-react/dist/esm/icons/IconArrowUp.mjs';
import { Button, type SortDescriptor } from 'react-aria-components';
import { Icon } from '#ds/Icon';
import type { TableColumn } from './columns';
import { headingText, sortButton } from './Table.styles';

interface ColumnNameProps {
  column: Pick<TableColumn<never>, 'id' | 'name' | 'allowsSorting'>;
  sort: SortDescriptor | null | undefined;
  onSort: (id: string) => void;
}

/** The order of a column, for `aria-sort`: undefined where it cannot be sorted by. */
export const orderOf = ({ column, sort }: Omit<ColumnNameProps, 'onSort'>) =>
  column.allowsSorting ? (sort?.column === column.id ? sort.direction : 'none') : undefined;

/** The heading of a column: its name, or a button that sorts by it. */
export function ColumnName({ column, sort, onSort }: ColumnNameProps) {
  const name = <span css={headingText}>{column.name}</span>;
  if (!column.allowsSorting) return name;
  const direction = sort?.column === column.id ? sort.direction : undefined;
  return (
    <Button
      css={sortButton}
      data-sorted={direction}
      onPress={() => {
        onSort(column.id);
      }}
    >
      {name}
      {direction && <Icon icon={direction === 'ascending' ? IconArrowUp : IconArrowDown} size={14} />}
    </Button>
  );
}
