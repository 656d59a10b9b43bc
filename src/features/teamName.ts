/** Whose team a report is of: the names from the one below the agent down to it; its id until the report is there. */
export const teamName = (path: readonly { account: string }[] = [], id: string): string =>
  path
    .slice(1)
    .map(({ account }) => account)
    .join(' › ') || id;
