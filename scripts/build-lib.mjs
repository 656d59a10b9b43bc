// @ts-check
// npm run build:lib: the design system as a package of its own, in dist/lib, with a table of what each component weighs.
import { copyFileSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { tsImport } from 'tsx/esm/api';
import { isProgram, readJson, root } from './root.mjs';
import { setupOrExit } from './setup.mjs';
import { writeStyles, writeWords } from './build-lib/assets.mjs';
import { writeBrandCommand } from './build-lib/brandCommand.mjs';
import { writeCosts, writeCostTable } from './build-lib/costs.mjs';
import { writeModules, writeTypes } from './build-lib/code.mjs';
import { packageOf } from './build-lib/manifest.mjs';

/** Where the library stands once it is built. */
export const libFolder = join(root, 'dist/lib');

/**
 * Builds the library; a reader of the folder sees the old one or the new one, never a half.
 * @param {string} [out] folder that is made or replaced
 * @throws {Error} when a type cannot be written or something public names what the library lacks
 */
export async function buildLib(out = libFolder) {
  const draft = `${out}.${process.pid}`;
  rmSync(draft, { recursive: true, force: true });
  mkdirSync(draft, { recursive: true });
  try {
    const { locales } = await tsImport('../locales/registry.ts', import.meta.url);
    await writeModules(draft);
    writeTypes(draft);
    await writeBrandCommand(draft);
    const sheets = writeStyles(draft);
    writeWords(
      draft,
      locales.map((/** @type {{ tag: string }} */ { tag }) => tag),
    );
    copyFileSync(join(root, 'scripts/build-lib/README.md'), join(draft, 'README.md'));
    copyFileSync(join(root, 'CHANGELOG.md'), join(draft, 'CHANGELOG.md'));
    const site = readJson('package.json');
    writeFileSync(
      join(draft, 'package.json'),
      `${JSON.stringify(packageOf(draft, site, sheets), undefined, 2)}\n`,
    );
    rmSync(out, { recursive: true, force: true });
    renameSync(draft, out);
  } finally {
    rmSync(draft, { recursive: true, force: true });
  }
}

if (isProgram(import.meta.url)) {
  setupOrExit();
  const started = Date.now();
  await buildLib();
  const seconds = () => ((Date.now() - started) / 1000).toFixed(1);
  console.log(`The library is in dist/lib, built in ${seconds()} s.`);
  const { weighed, components } = await writeCosts(libFolder);
  writeCostTable(libFolder, components);
  console.log(
    weighed > 0 ? `${weighed} components weighed after ${seconds()} s.` : 'Weights are up to date.',
  );
}
