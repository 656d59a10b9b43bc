import { useCallback, useMemo, useState } from 'react';
import type { OpenDetails } from './windowRows';

const nothing: OpenDetails = [];

export interface TableDetails {
  isOpen: (key: string) => boolean;
  toggle: (key: string) => void;
  /** Told by each open detail how tall it is, in px. */
  onMeasure: (key: string, height: number) => void;
  /** In the order of the rows. */
  open: OpenDetails;
}

/** Which rows stand open, and how much room their details take. */
export function useTableDetails<Item>(items: readonly Item[], getKey: (item: Item) => string): TableDetails {
  const [heights, setHeights] = useState<ReadonlyMap<string, number>>(new Map());

  const toggle = useCallback((key: string) => {
    setHeights((before) => {
      const after = new Map(before);
      if (!after.delete(key)) after.set(key, 0);
      return after;
    });
  }, []);
  const onMeasure = useCallback((key: string, height: number) => {
    setHeights((before) =>
      !before.has(key) || before.get(key) === height ? before : new Map(before).set(key, height),
    );
  }, []);
  const open = useMemo(() => {
    if (heights.size === 0) return nothing;
    const found: { index: number; height: number }[] = [];
    items.forEach((item, index) => {
      const height = heights.get(getKey(item));
      if (height !== undefined) found.push({ index, height });
    });
    return found;
  }, [heights, items, getKey]);
  return { isOpen: (key) => heights.has(key), toggle, onMeasure, open };
}
