import { existsSync, readFileSync } from 'node:fs';
import { inRoot } from './root';
import { PlainError } from './plainError';

/** The script of a page of the demo's guests, as the build bundled it. */
export function readDemoScript(page: 'game' | 'chat'): string {
  const path = inRoot(`dist/${page}/${page}.js`);
  if (!existsSync(path)) throw new PlainError(`The ${page} page is not built. Run npm run build.`);
  return readFileSync(path, 'utf8');
}
