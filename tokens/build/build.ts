import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { knownTypes } from './problems';
import { readTokenSystem } from './resolver';
import { styleSheets } from './sheets';
import { variableName } from './tokenFile';
import { varsSource } from './varsSource';

/**
 * Everything made from the token files under `root` (the `tokens` folder), by file name. Writes nothing.
 * @throws TokenFault with what is wrong, in sentences.
 */
export function buildTokenFiles(root: string): Map<string, string> {
  const system = readTokenSystem(root);
  const theme = system.themes.get(system.defaultTheme) ?? new Map();
  const sheets = styleSheets(system);
  for (const id of system.brands.keys()) {
    const name = `brand-${id}.css`;
    sheets.set(
      name,
      (sheets.get(name) ?? '/* The tokens of the default brand are in tokens.css. */\n') + facesOf(root, id),
    );
  }
  return new Map([...sheets, ['vars.ts', varsSource([system.primitive, theme, system.component])]]);
}

/** The `@font-face` rules of a brand, which are written by hand; none for a brand with the face of text. */
function facesOf(root: string, id: string): string {
  const file = join(root, '../brands', id, 'faces.css');
  return existsSync(file) ? `\n${readFileSync(file, 'utf8')}` : '';
}

/** Names of all custom properties, sorted, one a line: the public surface that `names.txt` records. */
export function variableNames(root: string): string {
  return `${[...knownTypes(readTokenSystem(root)).keys()].map(variableName).sort().join('\n')}\n`;
}
