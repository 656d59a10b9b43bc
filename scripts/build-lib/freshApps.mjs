// @ts-check
// What another team does: installs the packed library in a fresh application, builds it and looks at it in a browser. With
// Vite on the oldest and the newest React that the package allows, where every component is drawn by itself; and in
// frameworks that draw on a server, where all components stand on one page. Every snippet of a docs page is compiled and
// drawn in the newest.
//   node scripts/build-lib/freshApps.mjs [--only vite-18,vite-19,rsc,next-turbopack,next-webpack,react-router] [--keep]
import { spawn, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { freePort } from '../../sandbox/node/freePort.mjs';
import { root } from '../root.mjs';
import { setupOrExit } from '../setup.mjs';

setupOrExit();
const { launchBrowser } = await import('../browser.mjs');
const { buildLib } = await import('../build-lib.mjs');
const { drawAll, isDrawnAlike, seenAtOnce } = await import('./everyComponent.mjs');
const { frameworks, newestReact, oldestReact, versions } = await import('./freshAppKinds.mjs');
const { everySnippet } = await import('./everySnippet.mjs');
const { values } = parseArgs({
  options: { only: { type: 'string' }, keep: { type: 'boolean', default: false } },
});

const home = mkdtempSync(join(tmpdir(), 'fresh-apps-'));
const peers = ['react-aria-components', 'react-intl', '@emotion/react'];

/** @param {string} cwd @param {string} command @param {string[]} args */
function run(cwd, command, ...args) {
  const { status, stdout, stderr } = spawnSync(command, args, {
    cwd,
    encoding: 'utf8',
    shell: process.platform === 'win32',
  });
  if (status !== 0) throw new Error(`${command} ${args.join(' ')} failed:\n${stdout}${stderr}`);
  return stdout;
}

/** @typedef {import('./freshAppKinds.mjs').App} App */

const vite = 'node_modules/vite/bin/vite.js';

/** Serves a built application as for a release. @param {App} app @param {string} folder */
async function serve(app, folder) {
  const port = String(await freePort());
  const args = app.serve ?? [vite, 'preview', '--host', '127.0.0.1', '--port', port, '--strictPort'];
  const env = {
    ...process.env,
    NODE_ENV: 'production',
    HOST: '127.0.0.1',
    HOSTNAME: '127.0.0.1',
    PORT: port,
  };
  const server = spawn(process.execPath, args, { cwd: folder, env, stdio: ['ignore', 'ignore', 'inherit'] });
  const url = `http://127.0.0.1:${port}/`;
  for (let tries = 0; tries < 300 && server.exitCode === null; tries += 1) {
    if (await fetch(url).catch(() => undefined)) return { server, url };
    await pause(100);
  }
  server.kill();
  throw new Error('The built application is not served.');
}

/** What is wrong with a running application. @param {import('playwright').Browser} browser @param {string} url */
async function look(browser, url) {
  /** @type {string[]} */
  const wrong = [];
  const page = await browser.newPage();
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) wrong.push(`the console says: ${message.text()}`);
  });
  page.on('pageerror', (error) => wrong.push(`it throws: ${error.message}`));
  await page.goto(url);
  await page
    .getByText('The ref is held')
    .waitFor({ timeout: 60_000 })
    .catch(async () => {
      const text = await page.locator('body').innerText();
      throw new Error([`it never ran; the page says: ${text || 'nothing'}`, ...wrong].join('\n'));
    });
  const button = page.getByRole('button', { name: 'Pressed 0' });
  const colour = await button.evaluate((element) => getComputedStyle(element).backgroundColor);
  if (colour === 'rgba(0, 0, 0, 0)') wrong.push('the button wears no brand: its background is transparent');
  await button.click();
  await page.getByRole('button', { name: 'Pressed 1' }).waitFor({ timeout: 10_000 });
  await page.getByRole('textbox', { name: 'Name' }).fill('Mira');
  await page.close();
  return wrong;
}

/** @type {Map<string, Record<string, string>>} */
const drawnBy = new Map();
const browser = await launchBrowser();

/** Makes, builds, serves and looks at one application. @param {App} app @param {string} packed @returns {Promise<boolean>} whether all is well */
async function isWell(app, packed) {
  const started = Date.now();
  const folder = join(home, app.name);
  const packages = {
    'white-label-design-system': `file:${packed}`,
    ...versions(...peers, 'vite', '@vitejs/plugin-react'),
    ...app.packages,
  };
  const files = { ...app.files, ...(app.hasSnippets && (await everySnippet()).files) };
  const manifest = { name: 'app', private: true, type: 'module', dependencies: packages };
  for (const [path, text] of Object.entries({ ...files, 'package.json': JSON.stringify(manifest) })) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  try {
    run(folder, 'npm', 'install', '--no-audit', '--no-fund', '--ignore-scripts', '--prefer-offline');
    if (app.hasSnippets) run(folder, process.execPath, join(root, 'node_modules/@typescript/native/bin/tsc'));
    run(folder, process.execPath, ...(app.build ?? [vite, 'build']));
    const { server, url } = await serve(app, folder);
    const wrong = await look(browser, url)
      .then(async (found) => {
        if (app.draws === 'at once') return [...found, ...(await seenAtOnce(browser, `${url}all`))];
        if (app.draws) drawnBy.set(app.name, await drawAll(browser, url));
        if (!app.hasSnippets) return found;
        const drawn = await drawAll(browser, url, 'snippets');
        const broken = Object.entries(drawn).filter(([, became]) => became !== 'drawn');
        console.log(`${Object.keys(drawn).length} snippets compile, ${broken.length} are not drawn.`);
        return [...found, ...broken.map(([name, became]) => `the snippet ${name}: ${became}`)];
      })
      .finally(() => server.kill());
    for (const words of wrong) console.error(`${app.name}: ${words}`);
    const seconds = Math.round((Date.now() - started) / 1000);
    if (wrong.length === 0)
      console.log(`${app.name}: installs, builds, wears its brand, and answers (${seconds} s).`);
    return wrong.length === 0;
  } catch (error) {
    console.error(`${app.name}: ${error instanceof Error ? error.message : error}`);
    return false;
  }
}

let isGood = true;
try {
  const lib = join(home, 'lib');
  await buildLib(lib);
  const [{ filename }] = JSON.parse(run(lib, 'npm', 'pack', '--json', '--pack-destination', home));
  const wanted = values.only?.split(',');
  /** @param {App[]} apps */
  const tryAll = async (apps) => {
    for (const app of apps)
      if (!wanted || wanted.includes(app.name)) isGood = (await isWell(app, join(home, filename))) && isGood;
  };
  // A server draws what the newest React drew without props of its own.
  if (wanted && !wanted.includes(newestReact.name)) wanted.push(newestReact.name);
  await tryAll([oldestReact, newestReact]);
  const newest = drawnBy.get(newestReact.name) ?? {};
  const oldest = drawnBy.get(oldestReact.name);
  if (oldest) isGood = isDrawnAlike(oldest, newest) && isGood;
  await tryAll(frameworks(Object.keys(newest).filter((name) => newest[name] === 'drawn')));
} finally {
  await browser.close();
  if (!values.keep) rmSync(home, { recursive: true, force: true });
}
process.exitCode = isGood ? 0 : 1;
