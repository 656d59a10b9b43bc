/** The folder of a component, such as `components/Button`, by its story file; undefined for files not of the library. */
export const folderOf = (storyFile: string): string | undefined =>
  /design-system\/((?:components|patterns|gaming)\/\w+)\//.exec(storyFile)?.[1];
