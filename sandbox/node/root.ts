import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The repository's folder, found upwards from wherever this module runs: its source or the built server. */
export const root: string = (() => {
  let folder = dirname(fileURLToPath(import.meta.url));
  while (!existsSync(join(folder, 'package.json'))) {
    const parent = dirname(folder);
    if (parent === folder) throw new Error('package.json not found above the program');
    folder = parent;
  }
  return folder;
})();

/** A path inside the repository. */
export const inRoot = (...parts: string[]): string => join(root, ...parts);
