/** Index of the entry that a key leads to; -1 leaves upwards. */
export function nextEntry(
  key: string,
  from: number,
  cells: readonly HTMLElement[],
  isRtl: boolean,
): number | undefined {
  const top = cells[0]?.offsetTop;
  const columns = Math.max(1, cells.filter((cell) => cell.offsetTop === top).length);
  const moves: Record<string, number> = {
    ArrowRight: from + (isRtl ? -1 : 1),
    ArrowLeft: from + (isRtl ? 1 : -1),
    ArrowDown: from + columns,
    ArrowUp: from < columns ? -1 : from - columns,
    Home: 0,
    End: cells.length - 1,
  };
  return moves[key];
}
