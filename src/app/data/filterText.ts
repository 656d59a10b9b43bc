/** A filter as text, the same whatever the order of its fields; absent fields do not count. */
export const textOf = (filter: object): string =>
  JSON.stringify(
    Object.entries(filter)
      .filter(([, value]) => value !== undefined)
      .sort(([a], [b]) => (a < b ? -1 : 1)),
  );
