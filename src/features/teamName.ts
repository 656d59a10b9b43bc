/**
 * Where an account stands in a deep tree: "… › parent › name", or all of a short way.
 * @param path the names above it, from the one below the agent down
 */
export const shortPath = (path: readonly { account: string }[], account: string): string =>
  [...(path.length > 1 ? ['…'] : []), ...path.slice(-1).map((each) => each.account), account].join(' › ');

/** Whose team a report is of: the names from the one below the agent down to it; its id until the report is there. */
export const teamName = (path: readonly { account: string }[] = [], id: string): string =>
  path
    .slice(1)
    .map(({ account }) => account)
    .join(' › ') || id;
