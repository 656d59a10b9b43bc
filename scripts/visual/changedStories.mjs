// @ts-check
// Which stories could look different because of the files that changed, by the workshop's own record of who imports whom.

/**
 * @typedef {object} Stats as Storybook's `--stats-json` writes them
 * @property {{ id: string, name: string, reasons?: { moduleName: string }[] }[]} modules
 */

/** Files that every story is drawn with, or whose way into a story the record does not show. */
const ofAll =
  /^(?:tokens|brands|locales|public|scripts\/visual)\/|^\.storybook\/(?!guid|docs|.*(?:Docs|Gallery|Guidance|Groups|Used|Cost|Hooks))|^(?:package-lock\.json|scripts\/(?:tokens|without-blur|brands)[^/]*)$/;
const isNoPicture = /\.test\.\w+$|\.md$|\.mdx$/;

const plain = (/** @type {string} */ name) => name.replace(/^\.\//, '').replace(/\?.*$/, '');

/**
 * @param {Stats} stats
 * @param {readonly string[]} changed paths from the root of the repository
 * @returns {((file: string) => boolean)} whether the stories of a file have to be drawn; the file as the index names it
 */
export function changedStories(stats, changed) {
  const files = changed.filter((file) => !isNoPicture.test(file));
  if (files.some((file) => ofAll.test(file))) return () => true;
  /** @type {Map<string, string[]>} */
  const importers = new Map();
  for (const { name, reasons = [] } of stats.modules) {
    const known = importers.get(plain(name)) ?? [];
    importers.set(plain(name), [...known, ...reasons.map(({ moduleName }) => plain(moduleName))]);
  }
  const reached = new Set(files);
  for (const file of reached)
    // What is imported by the preview itself, and not by one story, is drawn with all.
    for (const importer of importers.get(file) ?? [])
      if (!/\.stories\.tsx$/.test(file)) reached.add(importer);
  if ([...reached].some((file) => /^\.storybook\/preview\./.test(file))) return () => true;
  return (file) => reached.has(plain(file));
}
