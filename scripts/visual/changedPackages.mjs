// @ts-check

/** @typedef {Record<string, { version?: string, dependencies?: object, optionalDependencies?: object, peerDependencies?: object, peerDependenciesMeta?: Record<string, { optional?: boolean }> }>} Packages by folder */

/**
 * Packages that are others than they were, and those that depend on them.
 * @param {string} before package-lock.json @param {string} now
 * @returns {string[]} `node_modules/<package>` of those that our own code can import
 */
export function changedPackages(before, now) {
  /** @type {Packages} */
  const old = JSON.parse(before).packages ?? {};
  /** @type {Packages} */
  const packages = JSON.parse(now).packages ?? {};
  /** The folder that npm finds a package in. @param {string} from @param {string} name @returns {string | undefined} */
  const find = (from, name) => {
    const path = `${from === '' ? '' : `${from}/`}node_modules/${name}`;
    if (packages[path]) return path;
    return from === ''
      ? undefined
      : find(from.slice(0, Math.max(0, from.lastIndexOf('/node_modules/'))), name);
  };
  /** @type {Map<string, string[]>} */
  const dependents = new Map();
  for (const [path, entry] of Object.entries(packages)) {
    if (path === '') continue;
    const { dependencies, optionalDependencies, peerDependencies, peerDependenciesMeta = {} } = entry;
    // What a package takes where somebody else happens to have installed it is no part of what it does here.
    const peers = Object.keys(peerDependencies ?? {}).filter((name) => !peerDependenciesMeta[name]?.optional);
    for (const name of [...Object.keys({ ...dependencies, ...optionalDependencies }), ...peers]) {
      const found = find(path, name);
      if (found) dependents.set(found, [...(dependents.get(found) ?? []), path]);
    }
  }
  const changed = new Set(
    Object.keys({ ...old, ...packages }).filter(
      (path) => path !== '' && old[path]?.version !== packages[path]?.version,
    ),
  );
  for (const path of changed) for (const dependent of dependents.get(path) ?? []) changed.add(dependent);
  return [...changed].filter((path) => path.lastIndexOf('node_modules/') === 0);
}
