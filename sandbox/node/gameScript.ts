import { existsSync, readFileSync } from 'node:fs';
import { inRoot } from './root';
import { PlainError } from './plainError';

/** The script of the game page, as the build bundled it. */
export function readGameScript(): string {
  const path = inRoot('dist/game/game.js');
  if (!existsSync(path)) throw new PlainError('The game page is not built. Run npm run build.');
  return readFileSync(path, 'utf8');
}
