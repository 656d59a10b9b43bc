import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { escaped } from './words';

const folder = fileURLToPath(new URL('../../dist/site', import.meta.url));

/** Matches the address of what a source file became: files of pages are named by their content alone. */
export function builtFile(source: string): RegExp {
  const manifest = JSON.parse(readFileSync(join(folder, '.vite/manifest.json'), 'utf8')) as Record<
    string,
    { file: string }
  >;
  const file = manifest[source]?.file;
  if (file === undefined) throw new Error(`The manifest of the build has no ${source}.`);
  return new RegExp(`/${escaped(file)}$`);
}
