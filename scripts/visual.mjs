// @ts-check
// npm run visual: draws stories as they are and as they were at a commit, and shows what differs.
//   --since <commit>  the commit; else where the branch left main, or the one before
//   --all             every story, not only those that what changed can have touched
//   --only <words>    stories and cells that have all of the words in their names
import { spawnSync } from 'node:child_process';
import { appendFileSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { readOptions } from './help.mjs';
import { root } from './root.mjs';
import { setupOrExit } from './setup.mjs';

/** @typedef {import('../.storybook/modes.ts').Cell} Cell */
/** @typedef {{ id: string, globals: Cell['globals'], file: string }} Picture */
/** @typedef {'before' | 'after'} Side */

const started = Date.now();
const seconds = () => `${Math.round((Date.now() - started) / 1000)} s`;
const { values: asked } = readOptions({
  options: { since: { type: 'string' }, all: { type: 'boolean' }, only: { type: 'string', default: '' } },
});
setupOrExit();
const { tsImport } = await import('tsx/esm/api');
const { buildWorkshops, git, usualCommit, workingTree } = await import('./visual/workshops.mjs');
const { entriesOf, isStory } = await import('./workshop.mjs');
const { findTouched } = await import('./visual/touched.mjs');
/** @type {typeof import('../.storybook/modes.ts')} */
const { pictureCells, viewports } = await tsImport('../.storybook/modes.ts', import.meta.url);

let doing = 'Looking for what changed';
const tell = (/** @type {string} */ words) => console.log(`${(doing = words)} …`);
setInterval(() => console.log(`${doing}, ${seconds()} so far`), 5000).unref();

const commit = git(root, ['rev-parse', `${asked.since ?? usualCommit(root)}^{commit}`]);
const trees = { commit, before: git(root, ['rev-parse', `${commit}^{tree}`]), after: workingTree(root) };
console.log(`Compares with ${git(root, ['log', '-1', '--format=%h, “%s”', commit])}.`);
const files = await findTouched(root, trees, pictureCells, asked.all === true);
if (files.size === 0) {
  console.log(`No story that is drawn is made of anything that changed. Done in ${seconds()}.`);
  process.exit(0);
}
console.log(`Stories of ${files.size} files ${asked.all ? 'are drawn' : 'are made of what changed'}.`);
const folders = await buildWorkshops(root, trees, tell);

/** @param {Side} side */
const storiesOf = (side) => {
  const own = entriesOf(folders[side]).filter(
    (entry) => isStory(entry) && entry.tags.includes('matrix') && files.has(entry.importPath.slice(2)),
  );
  return new Map(own.map((story) => [story.id, story]));
};
const stories = { before: storiesOf('before'), after: storiesOf('after') };
const words = asked.only.toLowerCase().split(/\s+/);
/** @type {Picture[]} */
const pictures = pictureCells
  .flatMap(({ name: cell, globals }) =>
    [...new Map([...stories.before, ...stories.after]).values()].map(({ id, title }) => ({
      id,
      globals,
      // Area, kind and cell are folders, by which the page of the report filters.
      file: `${title}/${cell.replaceAll(', ', '-')}/${id.split('--')[1]}.png`,
    })),
  )
  .filter(({ file }) => words.every((word) => file.toLowerCase().includes(word)));

// What is drawn is on record, so that an interrupted run goes on where it was.
const report = join(root, 'dist/visual');
const record = join(report, 'drawn.jsonl');
const run = JSON.stringify([trees, asked]);
if (!existsSync(record) || !readFileSync(record, 'utf8').startsWith(`${run}\n`)) {
  rmSync(report, { recursive: true, force: true });
  mkdirSync(report, { recursive: true });
  writeFileSync(record, `${run}\n`);
}
const lines = readFileSync(record, 'utf8').trim().split('\n').slice(1);
/** @type {{ file: string, state: string, why?: string }[]} */
const results = lines.map((line) => JSON.parse(line));
const known = new Set(results.map(({ file }) => file));
const left = pictures.filter(({ file }) => !known.has(file));
tell(`Drawing ${left.length} pictures${known.size > 0 ? `, ${known.size} are there already` : ''}`);

const { launchBrowser } = await import('./browser.mjs');
const { serveFolder } = await import('./serve-folder.mjs');
const { draw, findSizes, openPage, steadyArgs } = await import('./visual/draw.mjs');
// An interruption ends this process before the browser, or pictures would fail that were only not finished.
const own = { handleSIGINT: false, handleSIGTERM: false, handleSIGHUP: false };
const browser = await launchBrowser({ args: steadyArgs, ...own });
for (const signal of ['SIGINT', 'SIGTERM'])
  process.once(signal, () => {
    console.error(`Interrupted after ${results.length} pictures; the same command goes on there.`);
    process.exit(1);
  });

/** One side of a worker: a page that knows its stories. @param {Side} side */
async function openSide(side) {
  const [page, { url }] = await Promise.all([openPage(browser), serveFolder(folders[side])]);
  const sizes = await findSizes(page, url, [...stories[side].keys()], viewports);
  return async (/** @type {Picture} */ { id, globals, file }) => {
    const size = sizes.get(id);
    const picture = size && (await draw(page, url, { id, globals, size }));
    const path = join(report, side, file);
    mkdirSync(dirname(path), { recursive: true });
    if (picture) writeFileSync(path, picture);
    return picture;
  };
}

async function work() {
  const [before, after] = [await openSide('before'), await openSide('after')];
  /** Whether both sides are the same. @param {Picture} picture */
  const isSame = async (picture) => {
    const was = await before(picture);
    const is = await after(picture);
    return was !== undefined && is?.equals(was) === true;
  };
  for (let picture = left.shift(); picture; picture = left.shift()) {
    const { file } = picture;
    let result;
    try {
      // What differs is drawn once again: a difference by chance is another one each time.
      result = { file, state: (await isSame(picture)) || (await isSame(picture)) ? 'same' : 'differs' };
    } catch (error) {
      result = { file, state: 'failed', why: error instanceof Error ? error.message : String(error) };
    }
    if (result.state !== 'differs')
      for (const side of ['before', 'after']) rmSync(join(report, side, file), { force: true });
    results.push(result);
    appendFileSync(record, `${JSON.stringify(result)}\n`);
    doing = `${results.length} of ${pictures.length} pictures compared`;
  }
}
await Promise.all([work(), work()]);
await browser.close();

const count = (/** @type {string} */ state) => results.filter((result) => result.state === state).length;
for (const { file, why } of results) if (why) console.error(`${file} cannot be drawn: ${why}`);
if (count('differs') > 0) {
  const [before, after, diff] = ['before', 'after', 'diff'].map((side) => join('dist/visual', side));
  const files = ['--report', 'dist/visual/index.html', '--json', 'dist/visual/report.json'];
  const cli = [
    'node_modules/reg-cli/dist/cli.js',
    `${after}`,
    `${before}`,
    `${diff}`,
    ...files,
    '--ignoreChange',
  ];
  spawnSync(process.execPath, cli, { cwd: root, stdio: 'inherit' });
  console.log('What differs is shown in dist/visual/index.html.');
}
// The next run draws anew.
rmSync(record);
console.log(
  `${count('same')} the same, ${count('differs')} differ, ${count('failed')} cannot be drawn; ${seconds()}.`,
);
process.exit(count('same') === results.length ? 0 : 1);
