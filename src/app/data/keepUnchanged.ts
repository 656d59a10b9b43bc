/**
 * The rows of a newer list, of which those to which nothing happened stay the objects that they were: they are not drawn
 * anew.
 * @param nameOf tells rows apart
 */
export function keepUnchanged<Row extends object>(
  before: readonly Row[],
  rows: readonly Row[],
  nameOf: (row: Row) => string,
): Row[] {
  const known = new Map(before.map((row) => [nameOf(row), row] as const));
  return rows.map((row) => {
    const same = known.get(nameOf(row));
    return same && JSON.stringify(same) === JSON.stringify(row) ? same : row;
  });
}
