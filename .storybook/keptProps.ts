import { existsSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Forgets what was read of components whose types, or those they come from, have changed since: what keeps it looks at the
 * component's own file alone.
 * @param folder where the props of each component are kept, a file each
 */
export function forgetChangedProps(folder: string) {
  if (!existsSync(folder)) return;
  const changed = new Map<string, number>();
  // The time of the change, not of the contents: npm gives all files of all releases the same one.
  const changeOf = (file: string) => {
    if (!changed.has(file)) changed.set(file, statSync(file, { throwIfNoEntry: false })?.ctimeMs ?? Infinity);
    return changed.get(file) ?? Infinity;
  };
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (!name.endsWith('.json')) continue;
    const kept = join(folder, name);
    const readAt = statSync(kept).ctimeMs;
    if (filesOf(kept).some((file) => changeOf(file) > readAt)) rmSync(kept);
  }
}

/** What the props were read from; of a file that was not written to its end, one that does not exist. */
function filesOf(kept: string): string[] {
  try {
    return (JSON.parse(readFileSync(kept, 'utf8')) as { dependencies?: string[] }).dependencies ?? [];
  } catch {
    return [''];
  }
}
