// @ts-check
// Visits every docs page and every story of the workshop and says what is wrong: pages wider than the window, errors on
// the console, text that cannot be read, overlays that open by themselves over a docs page.
//   node scripts/workshop-crawl.mjs [--url <a workshop that runs>] [--only docs|stories] [--match <part of an id>]
//     [--looks theme:dark;locale:ar,…]
import { spawnSync } from 'node:child_process';
import { createReadStream, existsSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { extname, join, normalize } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { setupOrExit } from './setup.mjs';

setupOrExit();
const { chromium } = await import('playwright');
const { chromiumArgs, findBrowser } = await import('./browser.mjs');
const root = fileURLToPath(new URL('..', import.meta.url));
const { values } = parseArgs({
  options: {
    url: { type: 'string' },
    only: { type: 'string' },
    match: { type: 'string', default: '' },
    looks: { type: 'string' },
    at: { type: 'string', default: '4' },
  },
});

/** Docs pages are read in these; the examples on them follow. */
const looks = values.looks?.split(',') ?? [
  'theme:light;locale:en',
  'theme:dark;locale:en',
  'theme:light;locale:ar',
];

const types = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.mjs': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
};

/** Serves a folder on a free port. @param {string} folder */
async function serve(folder) {
  const server = createServer((request, response) => {
    const path = normalize(decodeURIComponent(new URL(request.url ?? '/', 'http://x').pathname));
    const file = join(folder, path.endsWith('/') ? `${path}index.html` : path);
    if (!file.startsWith(folder) || !existsSync(file) || statSync(file).isDirectory())
      return void response.writeHead(404).end();
    const type = /** @type {Record<string, string>} */ (types)[extname(file)];
    response.writeHead(200, { 'content-type': type ?? 'application/octet-stream' });
    createReadStream(file).pipe(response);
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(undefined)));
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return { url: `http://127.0.0.1:${port}`, stop: () => server.close() };
}

/** Builds the workshop into a folder that goes away. */
async function build() {
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
  const { url, stop } = await serve(folder);
  return {
    url,
    stop: () => {
      stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

const workshop = values.url ? { url: values.url, stop: () => undefined } : await build();
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
const visits = wanted.flatMap(({ id, type }) =>
  (type === 'docs' ? looks : ['theme:light;locale:en']).map((globals) => ({ id, type, globals })),
);

/** What the page says of itself, run in it. */
function look() {
  const root = document.documentElement;
  const open = [
    ...document.querySelectorAll('[role=dialog], [role=alertdialog], [role=menu], [role=tooltip]'),
  ].filter((element) => element.getClientRects().length > 0 && !element.closest('[data-example]'));
  const props = [...document.querySelectorAll('.docblock-argstable tbody tr')].map((row) => {
    const [name, what] = [...row.children];
    const words = what?.firstElementChild?.querySelector('span, p')?.closest('div');
    const isTold = words !== null && what?.children.length !== undefined && what.children.length > 1;
    const type = what?.lastElementChild?.textContent ?? '';
    return { name: name?.textContent ?? '', isTold, type };
  });
  return { props, wide: root.scrollWidth - root.clientWidth, scrolled: window.scrollY, open: open.length };
}

/** @type {string[]} */
const problems = [];
let done = 0;

/** @param {{ id: string, type: 'docs' | 'story', globals: string }} visit */
async function visit({ id, type, globals }) {
  const context = await browser.newContext({
    viewport: { width: 1280, height: 800 },
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  const say = (/** @type {string} */ what) => {
    problems.push(`${id} (${globals}): ${what}`);
    console.error(problems.at(-1));
  };
  page.on('console', (message) => {
    // What does not load is named below, with its address.
    if (message.type() === 'error' && !message.text().startsWith('Failed to load'))
      say(`console: ${message.text().slice(0, 240)}`);
  });
  page.on('response', (response) => {
    // Some stories show a picture that does not load.
    if (response.status() >= 400 && response.request().resourceType() !== 'image')
      say(`${response.status()} for ${response.url().slice(0, 200)}`);
  });
  page.on('pageerror', (error) => say(`error: ${error.message.slice(0, 240)}`));
  // Weights are measured beside the workshop, and no page needs an icon of its own.
  await page.route(/costs\/components\.json|favicon/, (route) => route.fulfill({ json: { components: {} } }));
  try {
    await page.goto(`${workshop.url}/iframe.html?id=${id}&viewMode=${type}&globals=${globals}`, {
      timeout: 60_000,
    });
    const ready =
      type === 'docs' ? '.sbdocs-content' : '#storybook-root > *, [data-overlay-container], [role=dialog]';
    await page.locator(ready).first().waitFor({ state: 'attached', timeout: 30_000 });
    await page.waitForLoadState('networkidle', { timeout: 15_000 }).catch(() => undefined);
    await page.evaluate(() => document.fonts.ready.then(() => undefined));
    const { wide, open, scrolled, props } = await page.evaluate(look);
    if (wide > 1) say(`${wide} px wider than the window`);
    if (type === 'docs') {
      if (open > 0) say('an overlay is open over the page');
      // Props of screens are told in code, to those who bind them.
      if (!/^(?:features-|foundations-|patterns-use)/.test(id))
        for (const { name, isTold, type } of props) {
          if (!isTold) say(`nothing is said of the prop ${name}`);
          if (/^(union|unknown|any|enum)?$/.test(type)) say(`the prop ${name} has the type “${type}”`);
        }
      if (scrolled > 0) say(`scrolled away from its beginning, by ${scrolled} px`);
      const direction = await page.evaluate(() => document.documentElement.dir || 'ltr');
      if (direction !== 'ltr') say('the page itself is turned');
      await page.evaluate(axe);
      const faint = await page.evaluate(() =>
        /** @type {any} */ (window).axe
          .run(document.body, { runOnly: ['color-contrast'], resultTypes: ['violations'] })
          .then((/** @type {any} */ result) =>
            result.violations.flatMap((/** @type {any} */ each) =>
              each.nodes.map(
                (/** @type {any} */ node) => `${node.target.join(' ')} ${node.any[0]?.message ?? ''}`,
              ),
            ),
          ),
      );
      for (const words of faint.slice(0, 3)) say(`cannot be read: ${words}`);
    }
  } catch (error) {
    say(`does not open: ${error instanceof Error ? error.message.split('\n')[0] : error}`);
  }
  await context.close();
  done += 1;
  if (done % 50 === 0) console.log(`${done} of ${visits.length} …`);
}

try {
  const queue = [...visits];
  await Promise.all(
    Array.from({ length: Number(values.at) }, async () => {
      for (let next = queue.shift(); next; next = queue.shift()) await visit(next);
    }),
  );
} finally {
  await browser.close();
  workshop.stop();
}
console.log(`${visits.length} visits, ${problems.length} ${problems.length === 1 ? 'problem' : 'problems'}.`);
if (visits.length === 0 || problems.length > 0) process.exitCode = 1;
