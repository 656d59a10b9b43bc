// @ts-check
// The package.json of the library, from what its files really import.
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { readJson } from '../root.mjs';
import { entries } from './code.mjs';

/** Libraries of which an application may hold one copy only: two Reacts, or two contexts of one language, do not meet. */
const singletons = ['react', 'react-dom', 'react-aria-components', 'react-intl', '@emotion/react'];

const ofReact = ['react', 'react-dom'];
/** The first React that the components run on; on 18 they are given refs by `withRefs`. */
const oldestReact = '>=18.3.0';

/** npm packages that files import.
 * @param {string} out folder of the package
 * @returns {string[]} names */
function importedPackages(out) {
  const code = readdirSync(out, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /\.(?:js|d\.ts)$/.test(file),
  );
  const names = code.flatMap((file) =>
    [
      ...readFileSync(join(out, file), 'utf8').matchAll(
        /(?:\bfrom |\bimport |\bimport\()['"]([^.#'"][^'"]*)['"]/g,
      ),
    ].map(([, target = '']) => target.split('/', target.startsWith('@') ? 2 : 1).join('/')),
  );
  return [...new Set(names)].filter((name) => !name.startsWith('node:')).sort();
}

/**
 * @param {string} out folder of the package, complete but for this file
 * @param {{ version: string, license: string }} site package.json of the site
 * @param {readonly string[]} sheets style sheets of the package
 */
export function packageOf(out, { version, license }, sheets) {
  const installed = (/** @type {string} */ name) =>
    `^${readJson(`node_modules/${name}/package.json`).version}`;
  const versions = (/** @type {string[]} */ names) =>
    Object.fromEntries(names.map((name) => [name, installed(name)]));
  const imported = importedPackages(out);
  const code = (/** @type {string} */ module) => ({
    types: `./${module}.d.ts`,
    default: `./${module}.js`,
  });
  return {
    name: 'white-label-design-system',
    version,
    description: 'Accessible React components that wear any brand and speak 35 languages',
    license,
    type: 'module',
    sideEffects: ['**/*.css'],
    bin: { 'white-label-brand': './brand/cli.js' },
    exports: {
      ...Object.fromEntries(entries().map(({ name, module }) => [`./${name}`, code(module)])),
      ...Object.fromEntries(sheets.map((sheet) => [`./${sheet}`, `./css/${sheet}`])),
      './words/*.json': './words/*.json',
      './package.json': './package.json',
    },
    files: readdirSync(out).filter((name) => existsSync(join(out, name)) && name !== 'package.json'),
    dependencies: versions(imported.filter((name) => !singletons.includes(name))),
    peerDependencies: {
      ...versions(singletons),
      ...Object.fromEntries(ofReact.map((name) => [name, oldestReact])),
    },
  };
}
