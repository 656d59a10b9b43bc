import type { SortOrder } from '#ds/Table';
import { useAddress, type AddressValues } from './center/useAddress';

/**
 * The order of a table, as it stands in the address: `sort` is its column, and `dir` is `up` where the least comes first.
 * @param columns those that there are; the first of them counts until another is chosen, the greatest first
 */
export function sortIn<Column extends string>(
  { sort, dir }: AddressValues,
  columns: readonly [Column, ...Column[]],
): { column: Column; direction: SortOrder['direction'] } {
  const column = columns.find((each) => each === sort) ?? columns[0];
  return { column, direction: dir === 'up' ? 'ascending' : 'descending' };
}

/** The same with a way to change it, as screens take both. */
export function useSort(columns: readonly [string, ...string[]]): {
  sort: SortOrder;
  onSortChange: (sort: SortOrder) => void;
} {
  const [address, change] = useAddress();
  return {
    sort: sortIn(address, columns),
    onSortChange: ({ column, direction }) =>
      change({ sort: String(column), dir: direction === 'ascending' ? 'up' : '', page: '' }),
  };
}
