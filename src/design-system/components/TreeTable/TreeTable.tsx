import { useCallback, useMemo, useState, type ReactNode } from 'react';
import { useLocale, type SortDescriptor } from 'react-aria-components';
import { useDs } from '#ds-i18n';
import { TableGrid, TablePlaceholder, type TableColumn, type TableStatus } from '#ds/Table';
import type { TableTree } from '../Table/grid';
import { sortItems } from '../Table/sortItems';
import { useRowSelection } from '../Table/useRowSelection';
import { flatten, type TreeChildren, type TreeNode } from './flatten';
import { BranchState } from './BranchState';
import { hidden } from './TreeTable.styles';

export interface TreeTableProps<Item> {
  /** What the tree lists. */
  'aria-label': string;
  /** The first one is indented by level. Keep the array while it is unchanged. */
  columns: readonly TableColumn<Item>[];
  /** The items of the first level. */
  items: readonly Item[];
  /** Tells items apart in the whole tree. Keep the function. */
  getKey: (item: Item) => string;
  /** What is below an item. Keep the function until that changes. */
  getChildren: (item: Item) => TreeChildren<Item>;
  /** Keys of the open items, if the owner keeps them. */
  expandedKeys?: ReadonlySet<string>;
  /** Keys of the items open at first. @default none */
  defaultExpandedKeys?: ReadonlySet<string>;
  /** Told of the open items after each change: the time to fetch what is below them. */
  onExpandedChange?: (keys: ReadonlySet<string>) => void;
  /** How the items of the first level are coming along. @default ready */
  status?: TableStatus;
  /** What stands in a tree without items. @default "No entries" in the user's language */
  empty?: ReactNode;
}

const none: ReadonlySet<string> = new Set();
const keyOf = (node: { key: string }) => node.key;

/**
 * A table whose rows open onto further rows, such as an agent's team. The right arrow opens a row at its button, the
 * left arrow closes it or leads to the row above it. Sorting keeps each row below its own.
 */
export function TreeTable<Item>({
  columns,
  items,
  getKey,
  getChildren,
  expandedKeys,
  defaultExpandedKeys = none,
  onExpandedChange,
  status,
  empty,
  'aria-label': label,
}: TreeTableProps<Item>) {
  const say = useDs();
  const { locale } = useLocale();
  const [own, setOwn] = useState(defaultExpandedKeys);
  const [sort, setSort] = useState<SortDescriptor>();
  const expanded = expandedKeys ?? own;

  const nodes = useMemo(
    () =>
      flatten(items, {
        getKey,
        getChildren,
        isExpanded: (key) => expanded.has(key),
        sort: (siblings) => sortItems(siblings, columns, sort, locale),
      }),
    [items, getKey, getChildren, expanded, columns, sort, locale],
  );
  const nodeColumns = useMemo(
    () =>
      columns.map(({ render, sortBy: _, ...column }, index) => ({
        ...column,
        render: ({ item, state }: TreeNode<Item>) =>
          item !== undefined ? render(item) : index === 0 && state && <BranchState state={state} />,
      })),
    [columns],
  );
  const onToggle = useCallback(
    (key: string) => {
      const next = new Set(expanded);
      if (!next.delete(key)) next.add(key);
      setOwn(next);
      onExpandedChange?.(next);
    },
    [expanded, onExpandedChange],
  );
  const tree: TableTree<TreeNode<Item>> = {
    branchOf: (node) => node.branch,
    parentOf: (index) => nodes[index]?.parent,
    onToggle,
  };
  const onSort = useCallback((column: string) => {
    setSort((before) => ({
      column,
      direction: before?.column === column && before.direction === 'ascending' ? 'descending' : 'ascending',
    }));
  }, []);

  return (
    <>
      <TableGrid
        aria-label={label}
        columns={nodeColumns}
        items={nodes}
        getKey={keyOf}
        sort={sort}
        onSort={onSort}
        selection={useRowSelection(nodes, keyOf, {})}
        tree={tree}
        isBusy={status?.kind === 'loading'}
      >
        <TablePlaceholder status={status} hasRows={items.length > 0} empty={empty} />
      </TableGrid>
      <span css={hidden} role="status">
        {nodes.some((node) => node.state === 'loading') && say('common.loading')}
      </span>
    </>
  );
}
