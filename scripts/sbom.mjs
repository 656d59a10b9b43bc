// @ts-check
// Writes the list of parts (SBOM, CycloneDX) of what runs into dist/sbom.cdx.json; test:full does.
//   node scripts/sbom.mjs
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isProgram, readJson, root } from './root.mjs';

/**
 * @typedef {{ path: string, name: string, version: string, optional?: boolean, license?: string }} Part
 * @returns {Part[]} the packages of the lock file that are there when it runs, on every system
 */
export const readParts = () =>
  Object.entries(readJson('package-lock.json').packages)
    .filter(([path, { dev, link }]) => path !== '' && !dev && !link)
    .map(([path, entry]) => ({ ...entry, path, name: entry.name ?? path.split('node_modules/').at(-1) }));

/**
 * The list of these packages. npm's own `--omit dev` leaves out what a tool needs as well, so npm is shown a lock file
 * without the tools.
 * @returns {{ metadata: { component: { name: string } }, components: { name: string, version: string }[] }}
 */
export function makeSbom() {
  const { devDependencies, ...manifest } = readJson('package.json');
  const { packages, ...lock } = readJson('package-lock.json');
  const paths = new Set(readParts().map(({ path }) => path));
  const kept = Object.entries(packages).filter(([path]) => paths.has(path));
  const { devDependencies: tools, ...top } = packages[''];
  const folder = mkdtempSync(join(tmpdir(), 'parts-'));
  try {
    writeFileSync(join(folder, 'package.json'), JSON.stringify(manifest));
    writeFileSync(
      join(folder, 'package-lock.json'),
      JSON.stringify({ ...lock, packages: { '': top, ...Object.fromEntries(kept) } }),
    );
    const words = 'sbom --sbom-format cyclonedx --sbom-type application --package-lock-only'.split(' ');
    const { status, stdout, stderr } = spawnSync('npm', words, {
      cwd: folder,
      encoding: 'utf8',
      maxBuffer: 64 * 1024 * 1024,
      shell: process.platform === 'win32',
    });
    if (status !== 0) throw new Error(`npm sbom failed: ${stderr}`);
    const sbom = JSON.parse(stdout);
    // npm names it after the folder.
    sbom.metadata.component.name = manifest.name;
    return sbom;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

if (isProgram(import.meta.url)) {
  const sbom = makeSbom();
  mkdirSync(`${root}dist`, { recursive: true });
  writeFileSync(`${root}dist/sbom.cdx.json`, `${JSON.stringify(sbom, null, 2)}\n`);
  console.log(`dist/sbom.cdx.json lists ${sbom.components.length} parts.`);
}
