// @ts-check
// npm run visual: compares pictures of the snapshot stories with those kept in visual/baselines.
//   --update         keeps the new pictures
//   --only <words>   stories and cells that have all of them in their names
//   --no-build       shoots the workshop as it was built last
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { setupOrExit } from './setup.mjs';

setupOrExit();
const { chromium } = await import('playwright');
const { tsImport } = await import('tsx/esm/api');
const { chromiumArgs, findBrowser } = await import('./browser.mjs');
const { compare } = await import('./visual/pixels.mjs');
const { writeReport } = await import('./visual/report.mjs');
const { serveFolders } = await import('./visual/serve.mjs');
const { offline, openCell, shoot, steadyRaster } = await import('./visual/shoot.mjs');
const { pictureCells, shownCells, viewports } = await tsImport('../.storybook/modes.ts', import.meta.url);

const root = fileURLToPath(new URL('..', import.meta.url));
const workshop = join(root, 'node_modules/.cache/visual/storybook');
const baselines = join(root, 'visual/baselines');
const digestFile = join(baselines, 'digests.json');
const reportFolder = join(root, 'dist/visual');

const words = process.argv.slice(2);
const isUpdate = words.includes('--update');
const only = words.includes('--only') ? (words[words.indexOf('--only') + 1] ?? '') : '';

const asked = only.toLowerCase().split(/\s+/).filter(Boolean);

/** Cells and stories that are asked for: each word of `--only` is part of a story's id or name, or of a cell's name.
 * @param {{ id: string, title: string, name: string }} story @param {{ name: string }} cell */
const isAsked = ({ id, title, name }, cell) => {
  const names = [id, title, name, cell.name].join(' ').toLowerCase();
  return asked.every((word) => names.includes(word));
};

const fileOf = (/** @type {string} */ cell, /** @type {string} */ id) =>
  join(baselines, cell.replaceAll(', ', '-'), `${id}.webp`);

/** Whether pictures of a cell are kept for eyes: all of them would weigh more than a repository should.
 * @param {{ name: string }} cell */
const isShown = (cell) => shownCells.some((/** @type {{ name: string }} */ { name }) => name === cell.name);

/** Digests of the pictures as they were drawn, by cell and story: they decide, the kept pictures only show.
 * @type {Record<string, Record<string, string>>} */
const digests = existsSync(digestFile) ? JSON.parse(readFileSync(digestFile, 'utf8')) : {};
const digestOf = (/** @type {Buffer} */ picture) =>
  createHash('sha256').update(picture).digest('hex').slice(0, 32);

function buildWorkshop() {
  const cli = join(root, 'node_modules/storybook/dist/bin/dispatcher.js');
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [cli, 'build', '--output-dir', workshop, '--quiet'],
    { cwd: root, encoding: 'utf8', env: { ...process.env, STORYBOOK_DISABLE_TELEMETRY: '1' } },
  );
  if (status === 0) return;
  console.error(`${stdout}${stderr}\nThe workshop could not be built; its words are above.`);
  process.exit(1);
}

if (!words.includes('--no-build') || !existsSync(join(workshop, 'index.json'))) buildWorkshop();

/** @type {{ id: string, title: string, name: string, type: string, subtype?: string, tags: string[] }[]} */
const stories = Object.values(JSON.parse(readFileSync(join(workshop, 'index.json'), 'utf8')).entries);
// A story's tests are listed beside it with its tags, and would be drawn as it is.
const snapshots = stories.filter(
  ({ type, subtype, tags }) => type === 'story' && subtype !== 'test' && tags.includes('matrix'),
);

const waiting = pictureCells
  .map((/** @type {{ name: string, globals: Record<string, unknown> }} */ cell) => ({
    cell,
    stories: snapshots.filter((story) => isAsked(story, cell)),
  }))
  .filter((/** @type {{ stories: unknown[] }} */ job) => job.stories.length > 0);
if (waiting.length === 0) {
  console.error(
    `No story and no cell has all of “${only}” in its name. Cells: ${pictureCells.map((/** @type {{ name: string }} */ { name }) => name).join(' · ')}.`,
  );
  process.exit(1);
}

/** @type {import('./visual/report.mjs').Finding[]} */
const findings = [];
let same = 0;

/**
 * A picture that differs, or a story that fails, is taken once again: what has changed differs each time.
 * @param {import('./visual/shoot.mjs').OpenCell} open
 * @param {string} id story
 * @param {string | undefined} wanted digest of the picture that is kept
 */
async function shootTwice(open, id, wanted) {
  const first = await shoot(open, id, viewports).catch(() => undefined);
  const isEnough = first && (wanted === undefined || digestOf(first) === wanted);
  return isEnough ? first : shoot(open, id, viewports);
}

/**
 * @param {import('playwright').Page} bench an empty page, for work on pixels
 * @param {import('./visual/shoot.mjs').OpenCell} open
 * @param {(typeof snapshots)[number]} story
 * @param {{ name: string }} cell
 */
async function check(bench, open, story, cell) {
  const who = { story: `${story.title}, ${story.name}`, cell: cell.name };
  const file = fileOf(cell.name, story.id);
  const cellDigests = (digests[cell.name] ??= {});
  const known = cellDigests[story.id];
  try {
    const picture = await shootTwice(open, story.id, known);
    const digest = digestOf(picture);
    if (known === digest) {
      same++;
      return;
    }
    const before = existsSync(file) ? readFileSync(file) : undefined;
    const { changed, width, height, after, diff } = await compare(bench, before, picture);
    if (isUpdate) {
      if (isShown(cell)) {
        mkdirSync(dirname(file), { recursive: true });
        writeFileSync(file, after);
      }
      cellDigests[story.id] = digest;
    }
    const words = !before
      ? 'What it looked like is not kept for this cell.'
      : changed > 0
        ? `About ${changed} pixels of ${width} × ${height} differ.`
        : 'It differs by less than the kept picture can show.';
    const isNew = known === undefined;
    findings.push({
      kind: isNew ? 'new' : 'changed',
      ...who,
      after,
      ...(!isNew && { words }),
      ...(before && { before, diff }),
    });
  } catch (error) {
    findings.push({ kind: 'failed', ...who, words: error instanceof Error ? error.message : String(error) });
  }
}

const found = await findBrowser({ install: true });
if (!found) throw new Error('No Chromium found. Set CHROME_PATH to a Chrome, Chromium or Edge binary.');
const env = /** @type {Record<string, string>} */ ({ ...process.env, ...found.env });
const browser = await chromium.launch({
  executablePath: found.executablePath,
  args: [...chromiumArgs, ...steadyRaster, offline],
  env,
});
const server = await serveFolders({
  '/': workshop,
  '/faces/': join(root, 'node_modules'),
});
const started = Date.now();
try {
  const work = async () => {
    const bench = await browser.newPage();
    for (let job = waiting.shift(); job; job = waiting.shift()) {
      const open = await openCell(browser, server.url, job.cell.globals);
      for (const story of job.stories) await check(bench, open, story, job.cell);
      await open.close();
    }
  };
  await Promise.all([work(), work()]);
} finally {
  await browser.close();
  server.close();
}

if (only === '') findGone();
findings.sort((a, b) => `${a.kind}${a.story}${a.cell}`.localeCompare(`${b.kind}${b.story}${b.cell}`));

/** Pictures of stories that are no more. */
function findGone() {
  const cellNames = pictureCells.map((/** @type {{ name: string }} */ { name }) => name);
  for (const [cell, ids] of Object.entries(digests)) {
    const isThere = (/** @type {string} */ id) =>
      cellNames.includes(cell) && snapshots.some((story) => story.id === id);
    for (const id of Object.keys(ids).filter((each) => !isThere(each))) {
      const file = fileOf(cell, id);
      findings.push({
        kind: 'gone',
        story: id,
        cell,
        ...(existsSync(file) && { before: readFileSync(file) }),
      });
      if (isUpdate) rmSync(file, { force: true });
    }
    digests[cell] = Object.fromEntries(Object.entries(ids).filter(([id]) => isThere(id)));
  }
}

/** One line for each picture, in an order of its own, so that a change reads as the stories it changed. */
function writeDigests() {
  const sorted = Object.entries(digests)
    .filter(([, ids]) => Object.keys(ids).length > 0)
    .sort(([a], [b]) => a.localeCompare(b, 'en'))
    .map(([cell, ids]) => [
      cell,
      Object.fromEntries(Object.entries(ids).sort(([a], [b]) => (a < b ? -1 : 1))),
    ]);
  mkdirSync(baselines, { recursive: true });
  writeFileSync(digestFile, `${JSON.stringify(Object.fromEntries(sorted), undefined, 2)}\n`);
}
if (isUpdate) writeDigests();

const count = (/** @type {string} */ kind) => findings.filter((finding) => finding.kind === kind).length;
const summary = `${same} the same, ${count('changed')} changed, ${count('new')} new, ${count('gone')} gone, ${count('failed')} failed`;
writeReport(reportFolder, findings, summary);
console.log(`${summary}, in ${((Date.now() - started) / 1000).toFixed(0)} s (${found.source}).`);
for (const { story, cell, words: why } of findings.filter(({ kind }) => kind === 'failed'))
  console.error(`${story}, ${cell}: ${why}`);
if (findings.length > 0) console.log('What differs is shown in dist/visual/index.html.');
const isGood = isUpdate ? count('failed') === 0 : findings.length === 0;
if (!isGood && !isUpdate) console.log('npm run visual -- --update keeps the new pictures.');
process.exitCode = isGood ? 0 : 1;
