// @ts-check
// npm run visual: draws stories as they are and as they were at a commit, and shows what differs.
//   --since <commit>  the commit; else where the branch left main, or the one before
//   --all             every story, not only those that what changed can have touched
//   --only <words>    stories and cells that have all of the words in their names
import { appendFileSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { setupOrExit } from './setup.mjs';

const started = Date.now();
setupOrExit();
const root = fileURLToPath(new URL('..', import.meta.url));
const { values: asked } = parseArgs({
  options: { since: { type: 'string' }, all: { type: 'boolean' }, only: { type: 'string', default: '' } },
});
const { tsImport } = await import('tsx/esm/api');
const { buildWorkshops, git, usualCommit, workingTree } = await import('./visual/workshops.mjs');
const { findImporters, findTouched } = await import('./visual/touched.mjs');
const { pictureCells, viewports } = await tsImport('../.storybook/modes.ts', import.meta.url);

let doing = 'Looking what changed';
const tell = (/** @type {string} */ words) => {
  doing = words;
  console.log(`${words} …`);
};
const seconds = () => Math.round((Date.now() - started) / 1000);
setInterval(() => console.log(`${doing}, ${seconds()} s so far`), 5000).unref();

/** @param {string} words @param {number} code */
function end(words, code) {
  console.log(words);
  process.exit(code);
}

const commit = git(root, ['rev-parse', `${asked.since ?? usualCommit(root)}^{commit}`]);
const trees = { commit, before: git(root, ['rev-parse', `${commit}^{tree}`]), after: workingTree(root) };
const changed = git(root, ['diff', '--name-only', '--no-renames', trees.before, trees.after])
  .split('\n')
  .filter(Boolean);
const title = git(root, ['log', '-1', '--format=%h, “%s”', commit]);
console.log(`Compares with ${title}: ${changed.length} files changed.`);

/** Whether stories of a file are drawn. @param {string} text */
const isDrawn = (text) => text.includes(`'matrix'`);
const before = (/** @type {string} */ path) => {
  try {
    return git(root, ['show', `${commit}:${path}`]);
  } catch {
    return undefined;
  }
};

/** Story files that could look different, in either state. */
async function findStories() {
  const all = git(root, ['ls-files', '--cached', '--others', '--exclude-standard', '*.stories.tsx'])
    .split('\n')
    .filter((file) => existsSync(join(root, file)) && isDrawn(readFileSync(join(root, file), 'utf8')));
  const gone = changed.filter((file) => file.endsWith('.stories.tsx') && isDrawn(before(file) ?? ''));
  if (asked.all) return new Set([...all, ...gone]);
  const locales = pictureCells.map(
    (/** @type {import('../.storybook/modes.ts').Cell} */ { globals }) => globals.locale,
  );
  const touched = findTouched({ root, before, changed }, await findImporters(root, all), locales);
  return new Set([...all.filter((file) => touched.has(file)), ...gone]);
}
const files = await findStories();
if (files.size === 0) end(`No drawn story is made of anything that changed. Done in ${seconds()} s.`, 0);
console.log(`${files.size} files of stories are made of it.`);
const folders = await buildWorkshops(root, trees, tell);

/** @typedef {{ id: string, title: string, importPath: string, type: string, subtype?: string, tags: string[] }} Story */
/** @param {'before' | 'after'} side @returns {Map<string, Story>} */
const storiesOf = (side) => {
  /** @type {Story[]} */
  const entries = Object.values(JSON.parse(readFileSync(join(folders[side], 'index.json'), 'utf8')).entries);
  // A story's tests are listed beside it with its tags, and would be drawn as it is.
  const own = entries.filter(
    ({ type, subtype, tags, importPath }) =>
      type === 'story' &&
      subtype !== 'test' &&
      tags.includes('matrix') &&
      files.has(importPath.replace('./', '')),
  );
  return new Map(own.map((story) => [story.id, story]));
};
const stories = { before: storiesOf('before'), after: storiesOf('after') };
const sides = /** @type {const} */ (['before', 'after']);
const words = asked.only.toLowerCase().split(/\s+/).filter(Boolean);
const pictures = pictureCells.flatMap(
  (/** @type {import('../.storybook/modes.ts').Cell} */ { name, globals }) =>
    [...new Map([...stories.before, ...stories.after]).values()].map(({ id, title: kind }) => ({
      id,
      globals,
      cell: name,
      // Area, kind and cell are folders, by which the page of the report filters.
      file: `${kind}/${name.replaceAll(', ', '-')}/${id.split('--')[1]}.png`,
    })),
);
/** @typedef {{ id: string, globals: Record<string, unknown>, cell: string, file: string }} Picture */
const waiting = pictures.filter(({ file }) => words.every((word) => file.toLowerCase().includes(word)));

const report = join(root, 'dist/visual');
const record = join(report, 'drawn.jsonl');
const run = JSON.stringify([trees, asked]);
const isResumed = existsSync(record) && readFileSync(record, 'utf8').startsWith(`${run}\n`);
if (!isResumed) {
  rmSync(report, { recursive: true, force: true });
  mkdirSync(report, { recursive: true });
  writeFileSync(record, `${run}\n`);
}
/** What became of each picture. @type {Map<string, { state: 'same' | 'differs' | 'failed', why?: string }>} */
const drawn = new Map();
for (const line of readFileSync(record, 'utf8').split('\n').slice(1).filter(Boolean)) {
  const { file, ...result } = JSON.parse(line);
  drawn.set(file, result);
}
const left = waiting.filter((/** @type {Picture} */ { file }) => !drawn.has(file));
tell(`Drawing ${left.length} pictures${isResumed ? `, ${drawn.size} are there already` : ''}`);

const { chromium } = await import('playwright');
const { chromiumArgs, findBrowser } = await import('./browser.mjs');
const { serveFolder } = await import('./serve-folder.mjs');
const { draw, openPage, steadyArgs } = await import('./visual/draw.mjs');
const found = await findBrowser({ install: true });
if (!found) throw new Error('No Chromium found. Set CHROME_PATH to a Chrome, Chromium or Edge binary.');
const browser = await chromium.launch({
  executablePath: found.executablePath,
  args: [...chromiumArgs, ...steadyArgs],
  env: { .../** @type {Record<string, string>} */ (process.env), ...found.env },
});
const servers = { before: await serveFolder(folders.before), after: await serveFolder(folders.after) };

/** @param {Record<'before' | 'after', import('playwright').Page>} pages @param {Picture} picture */
async function compare(pages, { id, globals, file }) {
  const take = (/** @type {'before' | 'after'} */ side) =>
    stories[side].has(id) ? draw(pages[side], servers[side].url, id, globals, viewports) : undefined;
  // What differs is drawn once again: a difference by chance is another one each time.
  for (let attempt = 0; ; attempt++) {
    const both = { before: await take('before'), after: await take('after') };
    if (both.before && both.after?.equals(both.before)) return { state: 'same' };
    if (attempt === 0 && both.before && both.after) continue;
    for (const side of sides) {
      const picture = both[side];
      if (!picture) continue;
      mkdirSync(dirname(join(report, side, file)), { recursive: true });
      writeFileSync(join(report, side, file), picture);
    }
    return { state: 'differs' };
  }
}

async function work() {
  const pages = { before: await openPage(browser), after: await openPage(browser) };
  for (let picture = left.shift(); picture; picture = left.shift()) {
    const { file } = picture;
    const result = await compare(pages, picture).catch((error) => {
      if (!browser.isConnected()) throw error;
      return { state: 'failed', why: String(error.message) };
    });
    drawn.set(file, /** @type {any} */ (result));
    appendFileSync(record, `${JSON.stringify({ file, ...result })}\n`);
    doing = `${drawn.size} of ${waiting.length} pictures compared`;
  }
}
await Promise.all([work(), work()]).catch((error) => {
  if (browser.isConnected()) throw error;
  end(`Interrupted after ${drawn.size} of ${waiting.length} pictures; the same command goes on there.`, 1);
});
await browser.close();

const by = (/** @type {string} */ state) => [...drawn].filter(([, result]) => result.state === state);
for (const [file, { why }] of by('failed'))
  console.error(`${file.replace('.png', '')} cannot be drawn: ${why}`);
const differing = by('differs').length;
if (differing > 0) {
  tell('Writing the report');
  const { default: writeReport } = await import('reg-cli');
  await new Promise((resolve, reject) =>
    writeReport({
      actualDir: join(report, 'after'),
      expectedDir: join(report, 'before'),
      diffDir: join(report, 'diff'),
      json: join(report, 'report.json'),
      report: join(report, 'index.html'),
      urlPrefix: './',
    })
      .on('complete', resolve)
      .on('error', reject),
  );
  console.log('What differs is shown in dist/visual/index.html.');
}
// The next run draws anew.
rmSync(record);
end(
  `${by('same').length} the same, ${differing} differ, ${by('failed').length} cannot be drawn; ${seconds()} s (${found.source}).`,
  drawn.size === by('same').length ? 0 : 1,
);
