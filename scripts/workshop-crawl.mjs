// @ts-check
// Visits every docs page and every story of the workshop and says what is wrong: pages wider than the window, errors on
// the console, text that cannot be read, overlays that open by themselves over a docs page.
//   node scripts/workshop-crawl.mjs [--url <a workshop that runs> | --folder <one that is built>] [--only docs|stories] [--match <part of an id>]
//     [--looks theme:dark;locale:ar,…] [--shard 1/4] [--resume <file>]
// A visit without a problem is noted in the file of --resume, and not made again while the file is there.
import { spawnSync } from 'node:child_process';
import { appendFileSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { setupOrExit } from './setup.mjs';

setupOrExit();
const { chromium } = await import('playwright');
const { chromiumArgs, findBrowser } = await import('./browser.mjs');
const { serveFolder } = await import('./serve-folder.mjs');
const { findFaint, isDrawn, look, show, wishesOf } = await import('./workshop/look.mjs');
const { tsImport } = await import('tsx/esm/api');
const { viewports } = await tsImport('../.storybook/modes.ts', import.meta.url);
const root = fileURLToPath(new URL('..', import.meta.url));
const { values } = parseArgs({
  options: {
    url: { type: 'string' },
    folder: { type: 'string' },
    only: { type: 'string' },
    match: { type: 'string', default: '' },
    looks: { type: 'string' },
    at: { type: 'string', default: '2' },
    shard: { type: 'string', default: '1/1' },
    resume: { type: 'string' },
  },
});

/** @typedef {{ id: string, type: 'docs' | 'story', globals: string }} Visit */

/** Docs pages are read in these; the examples on them follow. */
const looks = values.looks?.split(',') ?? [
  'theme:light;locale:en',
  'theme:dark;locale:en',
  'theme:light;locale:ar',
];

/** Builds the workshop into a folder that goes away. */
function build() {
  const folder = mkdtempSync(join(tmpdir(), 'workshop-'));
  console.log('Building the workshop …');
  const cli = join(root, 'node_modules/storybook/dist/bin/dispatcher.js');
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [cli, 'build', '--output-dir', folder, '--quiet'],
    {
      cwd: root,
      encoding: 'utf8',
      env: { ...process.env, STORYBOOK_DISABLE_TELEMETRY: '1' },
      maxBuffer: 1e8,
    },
  );
  if (status !== 0) throw new Error(`The workshop cannot be built:\n${stdout}\n${stderr}`);
  return folder;
}

/** What is not served from files. @param {string} url */
function answer(url) {
  // Examples in windows of their own are visited as the stories that they are.
  if (url.includes('&example=1')) return '<!doctype html><title>Example</title>';
  // No page needs an icon of its own.
  return url.includes('favicon') ? '' : undefined;
}

/** The workshop that is asked for. */
async function open() {
  if (values.url) return { url: values.url, stop: () => undefined };
  const folder = values.folder ? resolve(values.folder) : build();
  const { url, close } = await serveFolder(folder, answer);
  return {
    url,
    stop: () => {
      close();
      if (!values.folder) rmSync(folder, { recursive: true, force: true });
    },
  };
}
const workshop = await open();
const found = await findBrowser({ install: true });
if (!found) throw new Error('No Chromium found. Set CHROME_PATH to a Chrome, Chromium or Edge binary.');
const browser = await chromium.launch({
  executablePath: found.executablePath,
  args: chromiumArgs,
  env: { .../** @type {Record<string, string>} */ (process.env), ...found.env },
});
const axe = readFileSync(join(root, 'node_modules/axe-core/axe.min.js'), 'utf8');

/** @type {{ entries: Record<string, { id: string, type: 'docs' | 'story', title: string }> }} */
const index = await (await fetch(`${workshop.url}/index.json`)).json();
const wanted = Object.values(index.entries).filter(
  ({ id, type }) =>
    // Tests are listed beside the story that they begin with.
    !id.includes(':') &&
    id.includes(values.match) &&
    (!values.only || values.only.startsWith(type === 'docs' ? 'docs' : 'stor')),
);
const [shard = 1, shards = 1] = values.shard.split('/').map(Number);
const well = new Set(
  values.resume && existsSync(values.resume) ? readFileSync(values.resume, 'utf8').split('\n') : [],
);
/** @type {Visit[]} */
const visits = wanted
  .flatMap(({ id, type }) =>
    (type === 'docs' ? looks : ['theme:light;locale:en']).map((globals) => ({ id, type, globals })),
  )
  .filter((_, index) => index % shards === shard - 1)
  .filter(({ id, globals }) => !well.has(`${id} ${globals}`))
  // What is read in the same look comes one after the other, in one window.
  .sort((a, b) => a.globals.localeCompare(b.globals));

/** @type {string[]} */
const problems = [];
let done = 0;

const usual = { width: 1280, height: 800 };

/** The window that a story asks for by the name of a viewport. @param {string | undefined} name */
function sizeOf(name) {
  const styles = viewports[name ?? '']?.styles;
  return styles ? { width: Number.parseInt(styles.width), height: Number.parseInt(styles.height) } : usual;
}

/** How long a visit may take, ms: where a platform runs, a flow is played to its end. @param {Visit} visit */
const patienceFor = ({ id }) => (id.startsWith('flows-') ? 180_000 : 30_000);

/** Visits after which the workshop is loaded anew, so that what one of them leaves does not pile up. */
const visitsPerLoad = 40;

/** A window on the workshop, in which one visit follows the other. */
class Window {
  /** @type {import('playwright').Page | undefined} */
  #page;
  #globals = '';
  #visits = 0;
  /** What has been asked for and not come. */
  #waiting = new Set();
  /** @type {(what: string) => void} */
  #say = () => undefined;
  /** Whether errors belong to what is visited. */
  #hasErrors = false;

  /** @param {import('playwright').BrowserContext} context */
  constructor(context) {
    this.context = context;
  }

  /** @param {string} globals */
  async #load(globals) {
    // Chromium can lose a close that meets a page which loads itself anew: such a page goes with the browser.
    await Promise.race([this.#page?.close(), wait(5_000)]);
    const page = await this.context.newPage();
    this.#page = page;
    this.#globals = globals;
    this.#visits = 0;
    this.#waiting.clear();
    page.on('request', (request) => this.#waiting.add(request));
    page.on('requestfinished', (request) => this.#waiting.delete(request));
    page.on('requestfailed', (request) => this.#waiting.delete(request));
    page.on('console', (message) => {
      // What does not load is named below, with its address.
      if (message.type() === 'error' && !this.#hasErrors && !message.text().startsWith('Failed to load'))
        this.#say(`console: ${message.text().slice(0, 400)}`);
    });
    page.on('response', (response) => {
      // Some stories show a picture that does not load, and a flow asks for a platform, which a built workshop has not.
      if (
        response.status() >= 400 &&
        response.request().resourceType() !== 'image' &&
        !/\/(?:components\.json|sandbox\/health)$/.test(response.url())
      )
        this.#say(`${response.status()} for ${response.url().slice(0, 200)}`);
    });
    page.on('pageerror', (error) => this.#say(`error: ${error.message.slice(0, 240)}`));
    // The panel's own check of each story is that of the story tests.
    await page.goto(
      `${workshop.url}/iframe.html?id=start--docs&viewMode=docs&globals=${globals};a11y.manual:!true`,
      { timeout: 60_000 },
    );
    await page.waitForFunction(() => '__STORYBOOK_PREVIEW__' in window);
    await page.evaluate(() => /** @type {any} */ (window).__STORYBOOK_PREVIEW__.ready());
    await page.evaluate(axe);
  }

  /** Makes the next visit begin with a page of its own. */
  loadAnew() {
    this.#visits = visitsPerLoad;
  }

  /** Waits until nothing has been asked for during a moment. */
  async #rest() {
    const until = Date.now() + 10_000;
    for (let quiet = 0; quiet < 2 && Date.now() < until; quiet = this.#waiting.size === 0 ? quiet + 1 : 0)
      await wait(75);
  }

  /** @param {Visit} visit @param {(what: string) => void} say */
  async visit(visit, say) {
    this.#say = say;
    try {
      if (!this.#page || this.#globals !== visit.globals || this.#visits === visitsPerLoad)
        await this.#load(visit.globals);
      this.#visits += 1;
      const page = /** @type {import('playwright').Page} */ (this.#page);
      const wishes = visit.type === 'docs' ? undefined : await page.evaluate(wishesOf, visit.id);
      this.#hasErrors = wishes?.hasErrors ?? false;
      await page.setViewportSize(sizeOf(wishes?.viewport));
      const why = await page.evaluate(show, { ...visit, patience: patienceFor(visit) });
      if (why) say(why);
      await page.waitForFunction(isDrawn, undefined, { timeout: patienceFor(visit), polling: 100 });
      await this.#rest();
      await this.#judge(page, visit, say);
    } catch (error) {
      say(`does not open: ${error instanceof Error ? error.message.split('\n')[0] : error}`);
      this.loadAnew();
    }
  }

  /** @param {import('playwright').Page} page @param {Visit} visit @param {(what: string) => void} say */
  async #judge(page, { id, type }, say) {
    const { wide, open, scrolled, props, direction, links } = await page.evaluate(look);
    if (wide > 1) say(`${wide} px wider than the window`);
    if (type !== 'docs') return;
    if (open > 0) say('an overlay is open over the page');
    // Props of screens are told in code, to those who bind them.
    if (!/^(?:screens-|foundations-|patterns-use)/.test(id))
      for (const { name, isTold, type } of props) {
        if (!isTold) say(`nothing is said of the prop ${name}`);
        if (/^(union|unknown|any|enum)?$/.test(type)) say(`the prop ${name} has the type “${type}”`);
      }
    if (scrolled > 0) say(`scrolled away from its beginning, by ${scrolled} px`);
    if (direction !== 'ltr') say('the page itself is turned');
    for (const link of links.filter((each) => !index.entries[each]))
      say(`leads to ${link}, which is not there`);
    const faint = await page.evaluate(findFaint);
    for (const words of faint.slice(0, 3)) say(`cannot be read: ${words}`);
  }
}

/** @param {Visit} visit @param {Window} window */
async function crawl(visit, window) {
  /** @type {Set<string>} */
  let found = new Set();
  const look = () => window.visit(visit, (what) => found.add(what.split('\n')[0] ?? ''));
  await look();
  // A browser on a busy machine loses a race now and then: what is wrong is wrong in a page of its own, too.
  if (found.size > 0) {
    found = new Set();
    window.loadAnew();
    await look();
  }
  for (const what of found) {
    problems.push(`${visit.id} (${visit.globals}): ${what}`);
    console.error(problems.at(-1));
  }
  if (found.size === 0 && values.resume) appendFileSync(values.resume, `${visit.id} ${visit.globals}\n`);
  done += 1;
  if (done % 50 === 0) console.log(`${done} of ${visits.length} …`);
}

try {
  const queue = [...visits];
  await Promise.all(
    Array.from({ length: Number(values.at) }, async () => {
      const context = await browser.newContext({
        viewport: usual,
        reducedMotion: 'reduce',
      });
      const window = new Window(context);
      for (let next = queue.shift(); next; next = queue.shift()) await crawl(next, window);
    }),
  );
} finally {
  await browser.close();
  workshop.stop();
}
console.log(`${visits.length} visits, ${problems.length} ${problems.length === 1 ? 'problem' : 'problems'}.`);
if (visits.length + well.size === 0 || problems.length > 0) process.exitCode = 1;
