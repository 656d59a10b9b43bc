import { useCallback, useMemo, useRef, useState } from 'react';

/** All rows, or the keys of those selected. */
export type TableSelection = 'all' | ReadonlySet<string>;

export interface TableSelectionProps {
  /** Whether rows can be selected, one or several. @default 'none' */
  selectionMode?: 'none' | 'single' | 'multiple';
  /** Keys of the selected rows, if the owner keeps them. */
  selectedKeys?: TableSelection;
  /** Keys of the rows selected at first. @default none */
  defaultSelectedKeys?: TableSelection;
  /** Told of the selection after each change. `all` stands for every row, also for rows yet to come. */
  onSelectionChange?: (keys: TableSelection) => void;
}

export interface RowSelection {
  mode: 'none' | 'single' | 'multiple';
  isSelected: (key: string) => boolean;
  /** How many rows are selected. */
  count: number;
  /** Takes a row in or out; with `isRange` all rows since the one taken last. */
  toggle: (index: number, isRange?: boolean) => void;
  toggleAll: () => void;
}

const none: ReadonlySet<string> = new Set();

/** The selected rows of a table, kept by it or by its owner. */
export function useRowSelection<Item>(
  items: readonly Item[],
  getKey: (item: Item) => string,
  {
    selectionMode: mode = 'none',
    selectedKeys,
    defaultSelectedKeys = none,
    onSelectionChange,
  }: TableSelectionProps,
): RowSelection {
  const [own, setOwn] = useState<TableSelection>(defaultSelectedKeys);
  const selected = selectedKeys ?? own;
  /** Where a range begins. */
  const anchor = useRef<string>(undefined);

  const change = useCallback(
    (keys: TableSelection) => {
      setOwn(keys);
      onSelectionChange?.(keys);
    },
    [onSelectionChange],
  );
  const toggle = useCallback(
    (index: number, isRange = false) => {
      const item = items[index];
      if (mode === 'none' || item === undefined) return;
      const key = getKey(item);
      const from = anchor.current;
      anchor.current = key;
      const isTaken = selected === 'all' || selected.has(key);
      if (mode === 'single') {
        change(isTaken ? none : new Set([key]));
        return;
      }
      const next = new Set(selected === 'all' ? items.map(getKey) : selected);
      const start = isRange && from !== undefined ? items.findIndex((other) => getKey(other) === from) : -1;
      if (start >= 0) {
        for (const other of items.slice(Math.min(start, index), Math.max(start, index) + 1))
          next.add(getKey(other));
      } else if (isTaken) next.delete(key);
      else next.add(key);
      change(next);
    },
    [items, getKey, mode, selected, change],
  );
  const count = selected === 'all' ? items.length : selected.size;
  const toggleAll = useCallback(() => {
    if (mode === 'multiple') change(count >= items.length ? none : 'all');
  }, [mode, change, count, items.length]);

  return useMemo(
    () => ({
      mode,
      count,
      toggle,
      toggleAll,
      isSelected: (key) => selected === 'all' || selected.has(key),
    }),
    [mode, count, toggle, toggleAll, selected],
  );
}
