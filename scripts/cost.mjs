// @ts-check
// npm run cost: what a page costs: lines by layer, and files touched outside the page's own folders.
//   node scripts/cost.mjs                   every page that has a route file
//   node scripts/cost.mjs --since <commit>  pages whose route file came after that commit, with what they touched
import { execFileSync } from 'node:child_process';
import * as fs from 'node:fs';
import { basename, dirname, join, posix } from 'node:path';
import { helpIfAsked } from './help.mjs';
import { isProgram, readText, root } from './root.mjs';

const bars = { lines: 650, files: 10 };
const layers = ['screen', 'stories', 'binding', 'store', 'contract', 'service', 'tests'];

/** @typedef {Record<string, number>} Lines layer → lines */

/** @param {string[]} args */
const git = (...args) => execFileSync('git', args, { cwd: root, encoding: 'utf8', maxBuffer: 2 ** 28 });

/** @param {string} path */
const linesOf = (path) => readText(path).split('\n').length - 1;

/** Static and lazy imports of a file that lie in the repository. @param {string} path */
export function importsOf(path, code = readText(path)) {
  // Pages of words are imported in a table that they share; each belongs to the route that names it.
  if (path.endsWith('/lazyContentPages.ts')) return [];
  const named = code.replaceAll(/lazyContentPage\('(\w+)'\)/g, "import('./$1.page')");
  const found = [...named.matchAll(/(?:from|import)\s*\(?\s*'((?:\.|#features\/|#sandbox\/)[^']+)'/g)].map(
    ([, from = '']) =>
      from.startsWith('#')
        ? from.replace('#features/', 'src/features/').replace('#', '')
        : posix.normalize(posix.join(posix.dirname(path), from)),
  );
  return found.flatMap((file) => {
    const known = [file, `${file}.ts`, `${file}.tsx`].find(
      (name) => /\.tsx?$/.test(name) && fs.existsSync(join(root, name)),
    );
    return known ? [known] : [];
  });
}

/** The route files: one page each, or some that share a screen's folder. */
function routeFiles() {
  return git('ls-files', 'src/app/routes')
    .split('\n')
    .filter((name) => name.endsWith('.route.ts'));
}

/** The files that belong to a page alone: those that no other page's files lead to. @param {string[]} routes */
export function ownFiles(routes) {
  /** @type {Map<string, Set<string>>} file → routes that lead to it */
  const owners = new Map();
  for (const route of routes) {
    const seen = new Set([route]);
    const queue = [route];
    for (let file = queue.pop(); file !== undefined; file = queue.pop())
      for (const next of importsOf(file)) {
        const isOurs = /^src\/(features|app\/(routes|stores))\//.test(next);
        if (isOurs && !seen.has(next)) {
          seen.add(next);
          queue.push(next);
        }
      }
    for (const file of seen) owners.set(file, (owners.get(file) ?? new Set()).add(route));
  }
  return new Map(
    routes.map((route) => [
      route,
      [...owners].filter(([, of]) => of.size === 1 && of.has(route)).map(([file]) => file),
    ]),
  );
}

/** Area of the contract → name of its table. */
const tables = new Map(
  [...readText('contract/index.ts').matchAll(/^ {2}(\w+): (\w+Calls),$/gm)].map(
    ([, area = '', table = '']) => [area, table],
  ),
);

/** Calls that the page's stores make: `[table, verb]`. @param {string[]} files */
function callsOf(files) {
  const code = files.map((file) => readText(file)).join('\n');
  const found = [...tables].flatMap(([area, table]) =>
    [...code.matchAll(new RegExp(`\\b(?:${area}|${table})\\.(\\w+)`, 'g'))].map(
      ([, verb = '']) => `${table} ${verb}`,
    ),
  );
  return [...new Set(found)].map((name) => /** @type {[string, string]} */ (name.split(' ')));
}

/** Lines of one call in its table. @param {[string, string]} call */
function contractLines([table, verb]) {
  for (const file of git('ls-files', 'contract')
    .split('\n')
    .filter((path) => /^contract\/\w+\.ts$/.test(path))) {
    const code = readText(file);
    if (!code.includes(`export const ${table}`)) continue;
    const found = new RegExp(`^  ${verb}: [\\s\\S]*?^  }\\),\\n`, 'm').exec(code);
    if (found) return found[0].split('\n').length - 1;
  }
  return 0;
}

/** The file of the platform that serves a call. @param {[string, string]} call */
function serviceFiles([table, verb]) {
  const area = [...tables].find(([, name]) => name === table)?.[0] ?? '';
  const path = `sandbox/handlers/${area}.ts`;
  if (!fs.existsSync(join(root, path))) return [];
  const code = readText(path);
  const served = new RegExp(`^  ${verb}: [\\s\\S]*?\\b(\\w+)\\(ctx`, 'm').exec(code)?.[1];
  const from = served && new RegExp(`\\b${served}\\b[^;]*from '([^']+)'`).exec(code)?.[1];
  const file = from && `${posix.normalize(posix.join('sandbox/handlers', from))}.ts`;
  return file && fs.existsSync(join(root, file)) ? [file] : [];
}

/** @param {string[]} files @returns {Lines} */
function linesBy(files) {
  /** @type {Lines} */
  const lines = Object.fromEntries(layers.map((layer) => [layer, 0]));
  const add = (/** @type {string} */ layer, /** @type {number} */ count) =>
    (lines[layer] = (lines[layer] ?? 0) + count);
  const stories = [];
  for (const file of files) {
    if (file.startsWith('src/features/')) add('screen', linesOf(file));
    else add(file.startsWith('src/app/stores/') ? 'store' : 'binding', linesOf(file));
    const story = file.replace(/\.tsx$/, '.stories.tsx');
    if (story !== file && fs.existsSync(join(root, story))) stories.push(story);
    const test = file.replace(/\.tsx?$/, '.test.ts');
    if (fs.existsSync(join(root, test))) add('tests', linesOf(test));
  }
  for (const story of new Set(stories)) add('stories', linesOf(story));
  const calls = callsOf(files);
  for (const call of calls) add('contract', contractLines(call));
  for (const file of new Set(calls.flatMap(serviceFiles))) {
    add('service', linesOf(file));
    const test = file.replace(/\.ts$/, '.test.ts');
    if (fs.existsSync(join(root, test))) add('tests', linesOf(test));
  }
  return lines;
}

/**
 * Files outside the page's own folders that the commits touched which brought its route file and its screen.
 * Catalogues count as one: they are what translators own.
 * @param {string} route @param {string[]} files
 */
function touchedOutside(route, files) {
  const own = new Set([
    ...files.map((file) => dirname(file)).filter((dir) => dir.startsWith('src/features/')),
  ]);
  const name = basename(route, '.route.ts');
  const born = git('log', '--format=%H', '--diff-filter=A', '--', route).trim().split('\n')[0];
  if (!born) return [];
  const changed = git('show', '--format=', '--name-status', '--no-renames', born).trim().split('\n');
  const outside = changed
    .map((line) => line.split('\t'))
    .filter(
      ([status, path = '']) =>
        status === 'M' && ![...own].some((dir) => path.startsWith(`${dir}/`)) && !path.includes(`/${name}.`),
    )
    .map(([, path = '']) => (path.startsWith('locales/') ? 'locales/*.json' : path));
  return [...new Set(outside)];
}

/** @param {number[]} numbers */
export function median(numbers) {
  const sorted = [...numbers].sort((a, b) => a - b);
  return sorted.length === 0 ? 0 : (sorted[Math.floor((sorted.length - 1) / 2)] ?? 0);
}

/** @param {string | undefined} since */
function report(since) {
  const routes = routeFiles();
  const fresh = since
    ? new Set(
        git('diff', '--name-only', '--diff-filter=A', `${since}..HEAD`, '--', 'src/app/routes').split('\n'),
      )
    : undefined;
  const own = ownFiles(routes);
  const rows = routes
    .filter((route) => !fresh || fresh.has(route))
    .map((route) => {
      const files = own.get(route) ?? [];
      const lines = linesBy(files);
      const total = Object.values(lines).reduce((sum, count) => sum + count, 0);
      return { route, lines, total, outside: touchedOutside(route, files) };
    });
  const head = ['page', ...layers, 'lines', 'files elsewhere'];
  const table = rows.map(({ route, lines, total, outside }) => [
    route.replace(/^src\/app\/routes\/|\.route\.ts$/g, ''),
    ...layers.map((layer) => String(lines[layer] ?? 0)),
    String(total),
    String(outside.length),
  ]);
  const widths = head.map((cell, at) => Math.max(cell.length, ...table.map((row) => (row[at] ?? '').length)));
  for (const row of [head, ...table])
    console.log(
      row
        .map((cell, at) => (at === 0 ? cell.padEnd(widths[at] ?? 0) : cell.padStart(widths[at] ?? 0)))
        .join('  '),
    );
  const lines = median(rows.map(({ total }) => total));
  const files = median(rows.map(({ outside }) => outside.length));
  const most = Math.max(0, ...rows.map(({ outside }) => outside.length));
  console.log(
    `\nMedian page: ${lines} lines (bar ${bars.lines}), ${files} files elsewhere, ${most} at most (bar ${bars.files}).`,
  );
  return lines <= bars.lines && files <= bars.files;
}

if (isProgram(import.meta.url)) {
  helpIfAsked();
  const at = process.argv.indexOf('--since');
  if (!report(at > 0 ? process.argv[at + 1] : undefined)) process.exitCode = 1;
}
