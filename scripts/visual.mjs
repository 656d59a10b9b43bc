// @ts-check
// npm run visual: compares pictures of the snapshot stories with those kept in visual/baselines.
//   --update        keeps the new pictures        --only <text>   stories whose id has it, cells whose name has it
//   --no-build      shoots the workshop as it was built last
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib';
import { setupOrExit } from './setup.mjs';

setupOrExit();
const { chromium } = await import('playwright');
const { tsImport } = await import('tsx/esm/api');
const { chromiumArgs, findBrowser } = await import('./browser.mjs');
const { compare } = await import('./visual/pixels.mjs');
const { writeReport } = await import('./visual/report.mjs');
const { serveFolders } = await import('./visual/serve.mjs');
const { openCell, shoot } = await import('./visual/shoot.mjs');
const { pictureCells, viewports } = await tsImport('../.storybook/modes.ts', import.meta.url);

const root = fileURLToPath(new URL('..', import.meta.url));
const workshop = join(root, 'node_modules/.cache/visual/storybook');
const baselines = join(root, 'visual/baselines');
const reportFolder = join(root, 'dist/visual');

const words = process.argv.slice(2);
const isUpdate = words.includes('--update');
const only = words.includes('--only') ? (words[words.indexOf('--only') + 1] ?? '') : '';

/** Cells and stories that are asked for: each word of `--only` is part of a story's id or of a cell's name.
 * @param {{ id: string }} story @param {{ name: string }} cell */
const isAsked = (story, cell) =>
  only
    .split(/\s+/)
    .filter(Boolean)
    .every((word) => story.id.includes(word) || cell.name.includes(word));

const fileOf = (/** @type {string} */ cell, /** @type {string} */ id) =>
  join(baselines, cell.replaceAll(', ', '-'), `${id}.webp.br`);

// The browser packs in a hurry: what it gives still shrinks to a fifth.
const pack = (/** @type {Buffer} */ picture) =>
  brotliCompressSync(picture, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } });

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

/** @type {{ id: string, title: string, name: string, type: string, tags: string[] }[]} */
const stories = Object.values(JSON.parse(readFileSync(join(workshop, 'index.json'), 'utf8')).entries);
const snapshots = stories.filter(({ type, tags }) => type === 'story' && tags.includes('matrix'));

/** @type {import('./visual/report.mjs').Finding[]} */
const findings = [];
let same = 0;

/**
 * @param {import('playwright').Page} bench an empty page, for work on pixels
 * @param {import('./visual/shoot.mjs').OpenCell} open
 * @param {(typeof snapshots)[number]} story
 * @param {{ name: string }} cell
 */
async function check(bench, open, story, cell) {
  const who = { story: `${story.title}, ${story.name}`, cell: cell.name };
  const file = fileOf(cell.name, story.id);
  const before = existsSync(file) ? brotliDecompressSync(readFileSync(file)) : undefined;
  try {
    const picture = await shoot(open, story.id, viewports);
    const result = await compare(bench, before, picture);
    if (before && result.changed === 0) {
      same++;
      return;
    }
    const after = Buffer.from(result.after, 'base64');
    if (isUpdate) {
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, pack(after));
    }
    findings.push({
      kind: before ? 'changed' : 'new',
      ...who,
      after,
      ...(before && {
        before,
        words: `${result.changed} pixels of ${result.width} × ${result.height} differ.`,
      }),
      ...(result.diff && { diff: Buffer.from(result.diff, 'base64') }),
    });
  } catch (error) {
    findings.push({ kind: 'failed', ...who, words: error instanceof Error ? error.message : String(error) });
  }
}

const found = await findBrowser({ install: true });
if (!found) throw new Error('No Chromium found. Set CHROME_PATH to a Chrome, Chromium or Edge binary.');
const env = /** @type {Record<string, string>} */ ({ ...process.env, ...found.env });
const browser = await chromium.launch({ executablePath: found.executablePath, args: chromiumArgs, env });
const server = await serveFolders({
  '/': workshop,
  '/faces/': join(root, 'node_modules/@fontsource-variable'),
});
const started = Date.now();
try {
  const waiting = pictureCells
    .map((/** @type {{ name: string, globals: Record<string, unknown> }} */ cell) => ({
      cell,
      stories: snapshots.filter((story) => isAsked(story, cell)),
    }))
    .filter((/** @type {{ stories: unknown[] }} */ job) => job.stories.length > 0);
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
  const wanted = new Set(
    pictureCells.flatMap((/** @type {{ name: string }} */ cell) =>
      snapshots.map(({ id }) => fileOf(cell.name, id)),
    ),
  );
  const kept = existsSync(baselines) ? readdirSync(baselines, { recursive: true, encoding: 'utf8' }) : [];
  for (const file of kept.filter((name) => name.endsWith('.webp.br'))) {
    const path = join(baselines, file);
    if (wanted.has(path)) continue;
    findings.push({
      kind: 'gone',
      story: file,
      cell: dirname(file),
      before: brotliDecompressSync(readFileSync(path)),
    });
    if (isUpdate) rmSync(path);
  }
}

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
