// @ts-check
// npm run visual: compares pictures of the snapshot stories with those kept in visual/baselines.
//   --update         keeps the new pictures
//   --only <words>   stories and cells that have all of them in their names
//   --changed [ref]  stories that could look different because of what has changed since a commit, HEAD when none is named
//   --new            stories of which no picture is kept
//   --no-build       shoots the workshop as it was built last
//   --review         serves the last report, with links to the stories, each of which can be kept there
//   --accept <ids>   keeps what the last report shows of some stories
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { setupOrExit } from './setup.mjs';

setupOrExit();
const { chromium } = await import('playwright');
const { tsImport } = await import('tsx/esm/api');
const { chromiumArgs, findBrowser } = await import('./browser.mjs');
const { accept, openBaselines } = await import('./visual/baselines.mjs');
const { changedStories } = await import('./visual/changedStories.mjs');
const { compare } = await import('./visual/pixels.mjs');
const { writeReport } = await import('./visual/report.mjs');
const { serveReview } = await import('./visual/review.mjs');
const { serveFolders } = await import('./visual/serve.mjs');
const { offline, openCell, shoot, steadyRaster } = await import('./visual/shoot.mjs');
const { pictureCells, shownCells, viewports } = await tsImport('../.storybook/modes.ts', import.meta.url);

const root = fileURLToPath(new URL('..', import.meta.url));
const workshop = join(root, 'node_modules/.cache/visual/storybook');
const reportFolder = join(root, 'dist/visual');
const baselines = openBaselines(join(root, 'visual/baselines'), shownCells);

const words = process.argv.slice(2);
const isUpdate = words.includes('--update');
/** What stands after a word that begins with two dashes. @param {string} name */
const valueOf = (name) => words[words.indexOf(name) + 1] ?? '';
if (words.includes('--accept')) {
  for (const line of accept(
    baselines,
    reportFolder,
    valueOf('--accept')
      .split(/[\s,]+/)
      .filter(Boolean),
  ))
    console.log(`Kept ${line}.`);
  process.exit(0);
}
if (words.includes('--review')) {
  const { url } = await serveReview({ baselines, report: reportFolder, workshop, port: 6007 });
  console.log(`The last report: ${url}`);
  await new Promise(() => undefined);
}
const only = words.includes('--only') ? valueOf('--only') : '';

const asked = only.toLowerCase().split(/\s+/).filter(Boolean);

/** Cells and stories that are asked for: each word of `--only` is part of a story's id or name, or of a cell's name.
 * @param {{ id: string, title: string, name: string }} story @param {{ name: string }} cell */
const isAsked = ({ id, title, name }, cell) => {
  const names = [id, title, name, cell.name].join(' ').toLowerCase();
  return asked.every((word) => names.includes(word));
};

const digestOf = (/** @type {Buffer} */ picture) =>
  createHash('sha256').update(picture).digest('hex').slice(0, 32);

function buildWorkshop() {
  const cli = join(root, 'node_modules/storybook/dist/bin/dispatcher.js');
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [cli, 'build', '--output-dir', workshop, '--stats-json', workshop, '--quiet'],
    { cwd: root, encoding: 'utf8', env: { ...process.env, STORYBOOK_DISABLE_TELEMETRY: '1' } },
  );
  if (status === 0) return;
  console.error(`${stdout}${stderr}\nThe workshop could not be built; its words are above.`);
  process.exit(1);
}

if (!words.includes('--no-build') || !existsSync(join(workshop, 'index.json'))) buildWorkshop();

/** @type {{ id: string, title: string, name: string, importPath: string, type: string, subtype?: string, tags: string[] }[]} */
const stories = Object.values(JSON.parse(readFileSync(join(workshop, 'index.json'), 'utf8')).entries);
// A story's tests are listed beside it with its tags, and would be drawn as it is.
const snapshots = stories.filter(
  ({ type, subtype, tags }) => type === 'story' && subtype !== 'test' && tags.includes('matrix'),
);

/** Paths of the files that differ from a commit, committed or not. @param {string} ref */
function changedSince(ref) {
  const git = (/** @type {string[]} */ ...args) => {
    const { status, stdout, stderr } = spawnSync('git', args, { cwd: root, encoding: 'utf8' });
    if (status !== 0) throw new Error(`git ${args.join(' ')}: ${stderr}`);
    return stdout.split('\n').filter(Boolean);
  };
  return [...git('diff', '--name-only', ref), ...git('ls-files', '--others', '--exclude-standard')];
}

/** Whether what has changed is part of a story. @type {(file: string) => boolean} */
let isTouched = () => true;
if (words.includes('--changed')) {
  const ref = valueOf('--changed');
  const stats = JSON.parse(readFileSync(join(workshop, 'preview-stats.json'), 'utf8'));
  isTouched = changedStories(stats, changedSince(ref === '' || ref.startsWith('--') ? 'HEAD' : ref));
}
const isLacking = (/** @type {string} */ cell, /** @type {string} */ id) =>
  !words.includes('--new') || baselines.digestOf(cell, id) === undefined;

const waiting = pictureCells
  .map((/** @type {{ name: string, globals: Record<string, unknown> }} */ cell) => ({
    cell,
    stories: snapshots.filter(
      (story) => isAsked(story, cell) && isTouched(story.importPath) && isLacking(cell.name, story.id),
    ),
  }))
  .filter((/** @type {{ stories: unknown[] }} */ job) => job.stories.length > 0);
if (waiting.length === 0 && (words.includes('--changed') || words.includes('--new'))) {
  console.log('No story has to be drawn.');
  process.exit(0);
}
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
  const who = { id: story.id, story: `${story.title}, ${story.name}`, cell: cell.name };
  const known = baselines.digestOf(cell.name, story.id);
  try {
    const picture = await shootTwice(open, story.id, known);
    const digest = digestOf(picture);
    if (known === digest) {
      same++;
      return;
    }
    const before = baselines.copyOf(cell.name, story.id);
    const { changed, width, height, after, diff } = await compare(bench, before, picture);
    if (isUpdate) baselines.keep(cell.name, story.id, digest, after);
    const words = !before
      ? 'What it looked like is not kept for this cell.'
      : changed > 0
        ? `About ${changed} pixels of ${width} × ${height} differ.`
        : 'It differs by less than the kept picture can show.';
    const isNew = known === undefined;
    findings.push({
      kind: isNew ? 'new' : 'changed',
      ...who,
      digest,
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

if (!words.some((word) => ['--only', '--changed', '--new'].includes(word))) findGone();
findings.sort((a, b) => `${a.kind}${a.story}${a.cell}`.localeCompare(`${b.kind}${b.story}${b.cell}`));

/** Pictures of stories that are no more. */
function findGone() {
  const cellNames = pictureCells.map((/** @type {{ name: string }} */ { name }) => name);
  for (const { cell, id } of baselines.all()) {
    if (cellNames.includes(cell) && snapshots.some((story) => story.id === id)) continue;
    const before = baselines.copyOf(cell, id);
    findings.push({ kind: 'gone', id, story: id, cell, ...(before && { before }) });
    if (isUpdate) baselines.remove(cell, id);
  }
}

if (isUpdate) baselines.write();
const count = (/** @type {string} */ kind) => findings.filter((finding) => finding.kind === kind).length;
const summary = `${same} the same, ${count('changed')} changed, ${count('new')} new, ${count('gone')} gone, ${count('failed')} failed`;
writeReport(reportFolder, findings, summary);
console.log(`${summary}, in ${((Date.now() - started) / 1000).toFixed(0)} s (${found.source}).`);
for (const { story, cell, words: why } of findings.filter(({ kind }) => kind === 'failed'))
  console.error(`${story}, ${cell}: ${why}`);
if (findings.length > 0) console.log('What differs is shown in dist/visual/index.html.');
const isGood = isUpdate ? count('failed') === 0 : findings.length === 0;
if (!isGood && !isUpdate)
  console.log(
    'npm run visual -- --review shows it with its stories, --update keeps all of the new pictures.',
  );
process.exitCode = isGood ? 0 : 1;
