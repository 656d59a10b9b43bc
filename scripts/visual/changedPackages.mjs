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
  const { '': _own, ...packages } = JSON.parse(now).packages ?? {};
  const paths = Object.keys({ ...old, ...packages }).filter((path) => path !== '');
  const changed = new Set(paths.filter((path) => old[path]?.version !== packages[path]?.version));
  /** Whether the package that npm finds under a name has changed. @param {string} from @param {string} name @returns {boolean} */
  const isChanged = (from, name) => {
    const path = `${from}${from && '/'}node_modules/${name}`;
    if (packages[path] || from === '') return changed.has(path);
    return isChanged(from.slice(0, Math.max(0, from.lastIndexOf('/node_modules/'))), name);
  };
  for (let known = -1; known < changed.size;) {
    known = changed.size;
    for (const [path, each] of Object.entries(packages)) {
      const needs = { ...each.dependencies, ...each.optionalDependencies, ...each.peerDependencies };
      // What it takes where somebody else happens to have installed it is no part of what it does here.
      const names = Object.keys(needs).filter((name) => !each.peerDependenciesMeta?.[name]?.optional);
      if (names.some((name) => isChanged(path, name))) changed.add(path);
    }
  }
  return [...changed].filter((path) => path.lastIndexOf('node_modules/') === 0);
}
