/** Where a way back is asked for. */
interface Here {
  /** State of the browser's entry of the history; the same object until it is another entry. */
  entry: unknown;
  /** Key of the entry that is drawn. */
  shown: string;
  /** Goes through the history by so many entries. */
  go: (delta: number) => void;
}

/**
 * A way back that leaves each page once, however often it is asked for: the browser goes later than it is told, and what
 * asked stays until the page before is drawn.
 */
export function createBack(): (steps: number, here: Here) => void {
  let left: unknown;
  return (steps, { entry, shown, go }) => {
    const key = (entry as { key?: string } | null)?.key ?? shown;
    if (entry !== null && (entry === left || key !== shown)) return;
    left = entry;
    go(-steps);
  };
}
