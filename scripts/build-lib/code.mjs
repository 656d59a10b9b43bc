// @ts-check
// The library's modules and their types, one file for each source file, so that an application bundles what it imports.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, isAbsolute, join, posix, relative, sep } from 'node:path';
import { tsImport } from 'tsx/esm/api';
import { readJson, root } from '../root.mjs';
import { markClientModules, extractTemplateStyles } from './serverSide.mjs';

const designSystem = join(root, 'src/design-system');

/** Folders whose every subfolder with an index.ts is an entry under its own name. */
const shelves = ['components', 'patterns', 'gaming'];

/**
 * The public entries: name in the package's exports, and path of the module inside it without an extension.
 * @returns {{ name: string, module: string }[]}
 */
export function entries() {
  const shown = shelves.flatMap((shelf) =>
    readdirSync(join(designSystem, shelf))
      .filter((name) => existsSync(join(designSystem, shelf, name, 'index.ts')))
      .map((name) => ({ name, module: `${shelf}/${name}/index` })),
  );
  return [
    ...shown.sort((a, b) => (a.name < b.name ? -1 : 1)),
    { name: 'i18n', module: 'i18n/index' },
    { name: 'theme', module: 'theme/themeScope' },
    { name: 'styles', module: 'theme/StyleProvider' },
    { name: 'brands', module: 'theme/brands' },
  ];
}

const isOurs = (/** @type {string} */ id) =>
  id.startsWith('.') || id.startsWith('#') || id.startsWith('\0') || isAbsolute(id);

/** Where a source file stands in the package: the design system at the top, what it takes from elsewhere as it is. */
const placeOf = (/** @type {string} */ path) => {
  const inside = relative(designSystem, path);
  return (inside.startsWith('..') ? relative(root, path) : inside).replaceAll(sep, '/');
};

/**
 * Builds with Vite as for a release, whatever the caller's NODE_ENV: under test, JSX would name source files.
 * @param {import('vite').InlineConfig} config
 */
export async function buildForRelease(config) {
  const { build } = await import('vite');
  const before = process.env['NODE_ENV'];
  process.env['NODE_ENV'] = 'production';
  try {
    return await build({ configFile: false, mode: 'production', ...config });
  } finally {
    if (before === undefined) delete process.env['NODE_ENV'];
    else process.env['NODE_ENV'] = before;
  }
}

/**
 * Writes the modules.
 * @param {string} out folder of the package
 */
export async function writeModules(out) {
  const { default: react } = await import('@vitejs/plugin-react');
  const { inlineVars } = await tsImport('../vite/inlineVars.ts', import.meta.url);
  const { vars } = await tsImport('../../src/design-system/theme/generated/vars.ts', import.meta.url);
  await buildForRelease({
    root,
    publicDir: false,
    logLevel: 'warn',
    // One package for both sides.
    define: { 'import.meta.env.SSR': "(typeof document === 'undefined')" },
    plugins: [react({ jsxImportSource: '@emotion/react' }), inlineVars(async () => vars)],
    build: {
      outDir: out,
      emptyOutDir: false,
      target: 'es2023',
      minify: false,
      lib: {
        entry: Object.fromEntries(
          entries().map(({ module }) => [module, join(designSystem, `${module}.ts`)]),
        ),
        formats: ['es'],
      },
      rolldownOptions: {
        external: (id) => !isOurs(id),
        output: {
          preserveModules: true,
          entryFileNames: ({ facadeModuleId }) => (facadeModuleId ? fileOf(facadeModuleId) : '[name].js'),
          assetFileNames: 'flags/[name][extname]',
        },
      },
    },
  });
  writeFlagModules(join(out, 'flags'));
  passRefs(out);
  extractTemplateStyles(out);
  markClientModules(out);
}

/**
 * React 18 takes `ref` away from the props of a function: there the entries' components get it through `forwardRef`. On
 * React 19 they are what they were.
 * @param {string} out folder of the package
 */
function passRefs(out) {
  const module = 'refs.js';
  writeFileSync(
    join(out, module),
    `import { forwardRef, version } from 'react';
const isOld = Number.parseInt(version, 10) < 19;
/** Gives a component its \`ref\` as a prop on any React. */
export const withRef = (component) =>
  isOld && typeof component === 'function'
    ? forwardRef((props, ref) => component(ref === null ? props : { ...props, ref }))
    : component;
`,
  );
  for (const { module: entry } of entries().filter(({ name }) => /^[A-Z]/.test(name))) {
    const file = join(out, `${entry}.js`);
    const depth = '../'.repeat(entry.split('/').length - 1);
    const wrapped = withWrappers(readFileSync(file, 'utf8'), `${depth}${module}`);
    if (wrapped !== undefined) writeFileSync(file, wrapped);
  }
}

/**
 * An entry that wraps the components it passes on; undefined when it has none. Names in capitals throughout are no
 * components.
 * @param {string} code lines that import from the component's modules, and export
 * @param {string} refs the module of `withRef`
 */
function withWrappers(code, refs) {
  /** @type {string[]} */
  const names = [];
  const renamed = code.replace(
    /^(?:import|export) \{ ([^}]+) \} from (["']\.[^;]*);$/gm,
    (_, /** @type {string} */ list, /** @type {string} */ from) => {
      const inner = list.split(/,\s*/).map((name) => {
        if (!/^[A-Z]\w*[a-z]\w*$/.test(name)) return name;
        names.push(name);
        return `${name} as ${name}Inner`;
      });
      return `import { ${inner.join(', ')} } from ${from};`;
    },
  );
  if (names.length === 0) return undefined;
  const passedOn = [...code.matchAll(/^export \{ ([^}]+) \}/gm)].flatMap(([, list = '']) =>
    list.split(/,\s*/),
  );
  const lines = [
    ...renamed.split('\n').filter((line) => line.startsWith('import ')),
    `import { withRef } from "${refs}";`,
    ...names.map((name) => `const ${name} = /* @__PURE__ */ withRef(${name}Inner);`),
    `export { ${passedOn.join(', ')} };`,
  ];
  return `${lines.join('\n')}\n`;
}

const fileOf = (/** @type {string} */ moduleId) => {
  const picture = /([\w-]+)\.svg\?/.exec(moduleId);
  return picture ? `flags/${picture[1]}.js` : placeOf(moduleId).replace(/\.tsx?$/, '.js');
};

/**
 * Vite writes addresses of pictures from the top of a site, which a library does not know. Relative to the module, every
 * bundler finds them; the query keeps 250 flags from becoming part of the code.
 * @param {string} folder
 */
function writeFlagModules(folder) {
  for (const file of readdirSync(folder)) {
    if (!file.endsWith('.svg')) continue;
    const module = `export default new URL('./${file}?no-inline', import.meta.url).href;\n`;
    writeFileSync(join(folder, file.replace('.svg', '.js')), module);
  }
}

/**
 * Writes the types beside the modules.
 * @param {string} out folder of the package
 * @throws {Error} with the compiler's words
 */
export function writeTypes(out) {
  const work = join(root, 'node_modules/.cache/build-lib');
  const drafts = join(work, 'types');
  rmSync(drafts, { recursive: true, force: true });
  mkdirSync(work, { recursive: true });
  const config = join(work, 'tsconfig.json');
  const compilerOptions = {
    noEmit: false,
    declaration: true,
    emitDeclarationOnly: true,
    rootDir: root,
    outDir: drafts,
  };
  const files = entries().map(({ module }) => join(designSystem, `${module}.ts`));
  // Global declarations that no module imports.
  const ambient = readdirSync(designSystem, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.d.ts'))
    .map((file) => join(designSystem, file));
  const extended = join(root, 'tsconfig.json');
  writeFileSync(
    config,
    JSON.stringify({ extends: extended, compilerOptions, files: [...files, ...ambient], include: [] }),
  );
  const compiler = join(root, 'node_modules/@typescript/native/bin/tsc');
  const { status, stdout } = spawnSync(process.execPath, [compiler, '--project', config], {
    cwd: root,
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`The types of the library could not be made:\n${stdout}`);

  const made = readdirSync(drafts, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.d.ts'),
  );
  const places = new Map(made.map((file) => [placeOf(join(root, file)), join(drafts, file)]));
  const waiting = entries().map(({ module }) => `${module}.d.ts`);
  // Only what a public type mentions: those of styles and helpers say nothing to a reader.
  for (const place of waiting) {
    const draft = places.get(place);
    if (draft === undefined) throw new Error(`${place} was not made.`);
    const target = join(out, place);
    mkdirSync(dirname(target), { recursive: true });
    const { text, mentioned } = withPaths(readFileSync(draft, 'utf8'), place, places);
    writeFileSync(target, text);
    waiting.push(...mentioned.filter((other) => !waiting.includes(other)));
  }
}

/**
 * Names the imported files in full: a reader of the package has neither our aliases nor a bundler's guesses.
 * @param {string} text a declaration file
 * @param {string} place where it stands in the package
 * @param {ReadonlyMap<string, string>} places every declaration file of the package
 */
function withPaths(text, place, places) {
  const aliases = readJson('package.json').imports;
  /** @type {Set<string>} */
  const mentioned = new Set();
  const written = text.replace(
    /(\bfrom |\bimport\()(['"])([.#][^'"]*)\2/g,
    (_, before, quote, /** @type {string} */ target) => {
      const wanted = target.startsWith('#')
        ? placeOf(join(root, unalias(target, aliases)))
        : posix.join(posix.dirname(place), target);
      const bare = wanted.replace(/\.tsx?$/, '');
      const found = [bare, `${bare}/index`].find((candidate) => places.has(`${candidate}.d.ts`));
      if (found === undefined) throw new Error(`${place} refers to ${target}, which is not in the library.`);
      mentioned.add(`${found}.d.ts`);
      const path = posix.relative(posix.dirname(place), found);
      return `${before}${quote}${path.startsWith('.') ? path : `./${path}`}.js${quote}`;
    },
  );
  return { text: written, mentioned: [...mentioned] };
}

/**
 * @param {string} target
 * @param {Record<string, string>} aliases the `imports` of package.json
 */
function unalias(target, aliases) {
  for (const [pattern, path] of Object.entries(aliases)) {
    const [start = '', end] = pattern.split('*');
    if (end === undefined ? target === pattern : target.startsWith(start))
      return path.replace('*', target.slice(start.length));
  }
  throw new Error(`${target} is not among the aliases of package.json.`);
}
