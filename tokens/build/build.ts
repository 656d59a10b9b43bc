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
  return new Map([
    ...styleSheets(system),
    ['vars.ts', varsSource([system.primitive, theme, system.component])],
  ]);
}

/** Names of all custom properties, sorted, one a line: the public surface that `names.txt` records. */
export function variableNames(root: string): string {
  return `${[...knownTypes(readTokenSystem(root)).keys()].map(variableName).sort().join('\n')}\n`;
}
