import { existsSync, readFileSync } from 'node:fs';
import { inRoot } from './root';
import { PlainError } from './plainError';

/** A script of `docs`, which people take along. */
export const readDocsScript = (name: string): string => readFileSync(inRoot('docs', name), 'utf8');

/** The script of a page of a guest, as the build bundled it. */
export function readBuiltScript(page: string): string {
  const path = inRoot(`dist/${page}/${page}.js`);
  if (!existsSync(path)) throw new PlainError(`The ${page} page is not built. Run npm run build.`);
  return readFileSync(path, 'utf8');
}
