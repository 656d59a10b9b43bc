// @ts-check
// What another team does: installs the packed library in a fresh application, builds it and looks at it in a browser. With
// Vite on the oldest and the newest React that the package allows, where every component is drawn, and in an application of
// server components. Every snippet of a docs page is compiled and drawn in the newest.
//   node scripts/build-lib/freshApps.mjs [--only vite-18,vite-19,rsc] [--keep]
import { spawn, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { freePort } from '../free-port.mjs';
import { setupOrExit } from '../setup.mjs';

setupOrExit();
const { launchBrowser } = await import('../browser.mjs');
const { buildLib } = await import('../build-lib.mjs');
const { root } = await import('./code.mjs');
const { drawAll, everyComponent, isDrawnAlike } = await import('./everyComponent.mjs');
const { everySnippet } = await import('./everySnippet.mjs');
const { values } = parseArgs({
  options: { only: { type: 'string' }, keep: { type: 'boolean', default: false } },
});

const home = mkdtempSync(join(tmpdir(), 'fresh-apps-'));
const { devDependencies, dependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
const peers = ['react-aria-components', 'react-intl', '@emotion/react'];

/** What every application shows: a counter that is a button of ours, and a field that is given a ref. */
const shown = `'use client';
import { useEffect, useRef, useState } from 'react';
import { Button } from 'white-label-design-system/Button';
import { TextField } from 'white-label-design-system/TextField';
import { LocaleScope } from 'white-label-design-system/i18n';
import messages from 'white-label-design-system/words/en.json';
export function Shown() {
  const [count, setCount] = useState(0);
  const [isHeld, setHeld] = useState(false);
  const button = useRef(null);
  useEffect(() => setHeld(button.current instanceof HTMLElement), []);
  return (
    <LocaleScope locale="en" messages={messages} isRoot>
      <Button ref={button} onPress={() => setCount(count + 1)}>{'Pressed ' + count}</Button>
      <TextField label="Name" />
      <p>{isHeld ? 'The ref is held' : 'The ref is empty'}</p>
    </LocaleScope>
  );
}
`;
const sheets = ['reset', 'tokens', 'base', 'fonts', 'brand-lotus']
  .map((name) => `import 'white-label-design-system/${name}.css';`)
  .join('\n');

const versions = (/** @type {string[]} */ ...names) =>
  Object.fromEntries(names.map((name) => [name, dependencies[name] ?? devDependencies[name]]));

/** @typedef {{ name: string, packages: Record<string, string>, files: Record<string, string>, isServer?: boolean, hasSnippets?: boolean }} App */

/** @param {string} react @returns {App} */
const withVite = (react) => ({
  name: `vite-${react.split('.')[0]}`,
  packages: { react, 'react-dom': react },
  files: {
    'index.html':
      '<!doctype html><html lang="en" data-brand="lotus" data-theme="dark"><title>App</title><link rel="icon" href="data:," /><div id="root"></div><script type="module" src="/src/main.jsx"></script></html>',
    'src/main.jsx': `import { createRoot } from 'react-dom/client';\n${sheets}\nimport { Shown } from './Shown.jsx';\nif (location.search === '?all') import('./All.jsx');\nelse if (location.search === '?snippets') import('./Snippets.jsx');\nelse createRoot(document.getElementById('root')).render(<Shown />);\n`,
    'src/All.jsx': everyComponent,
    'src/Snippets.jsx': '',
    'vite.config.js': `import react from '@vitejs/plugin-react';\nexport default { plugins: [react()] };\n`,
  },
});

const snippets = await everySnippet();
const newest = withVite(dependencies['react']);
/** @type {App[]} */
const apps = [
  withVite('18.3.1'),
  {
    ...newest,
    hasSnippets: true,
    packages: { ...newest.packages, ...versions('@types/react', '@types/react-dom', '@tabler/icons-react') },
    files: { ...newest.files, ...snippets.files },
  },
  {
    name: 'rsc',
    isServer: true,
    packages: {
      react: dependencies['react'],
      'react-dom': dependencies['react'],
      '@vitejs/plugin-rsc': '0.5.38',
      'rsc-html-stream': '0.0.8',
    },
    files: {
      'src/page.jsx': `${sheets}
import { themeScope } from 'white-label-design-system/theme';
import { Card } from 'white-label-design-system/Card';
import { Shown } from './Shown.jsx';
export const Page = () => (
  <html lang="en" {...themeScope('lotus', 'dark')}>
    <head><title>App</title><link rel="icon" href="data:," /></head>
    <body><Card>Drawn by the server</Card><Shown /></body>
  </html>
);
`,
      'src/entry.rsc.jsx': `import { renderToReadableStream } from '@vitejs/plugin-rsc/rsc';
import { Page } from './page.jsx';
export default async function handle() {
  const ssr = await import.meta.viteRsc.loadModule('ssr', 'index');
  const html = await ssr.renderHtml(renderToReadableStream(<Page />));
  return new Response(html, { headers: { 'content-type': 'text/html' } });
}
`,
      'src/entry.ssr.jsx': `import { createFromReadableStream } from '@vitejs/plugin-rsc/ssr';
import { use } from 'react';
import { renderToReadableStream } from 'react-dom/server.edge';
import { injectRSCPayload } from 'rsc-html-stream/server';
export async function renderHtml(stream) {
  const [drawn, sent] = stream.tee();
  let page;
  const Root = () => use((page ??= createFromReadableStream(drawn)));
  const bootstrapScriptContent = await import.meta.viteRsc.loadBootstrapScriptContent('index');
  const html = await renderToReadableStream(<Root />, { bootstrapScriptContent });
  return html.pipeThrough(injectRSCPayload(sent));
}
`,
      'src/entry.browser.jsx': `import { createFromReadableStream } from '@vitejs/plugin-rsc/browser';
import { hydrateRoot } from 'react-dom/client';
import { rscStream } from 'rsc-html-stream/client';
createFromReadableStream(rscStream).then((page) => hydrateRoot(document, page));
`,
      'vite.config.js': `import react from '@vitejs/plugin-react';
import rsc from '@vitejs/plugin-rsc';
const input = (name) => ({ build: { rollupOptions: { input: { index: './src/entry.' + name + '.jsx' } } } });
export default { plugins: [react(), rsc()], environments: { rsc: input('rsc'), ssr: input('ssr'), client: input('browser') } };
`,
    },
  },
];

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

/** Serves a built application, by Vite as for a release. @param {string} folder */
async function serve(folder) {
  const port = await freePort();
  const vite = join(folder, 'node_modules/vite/bin/vite.js');
  const args = [vite, 'preview', '--host', '127.0.0.1', '--port', String(port), '--strictPort'];
  const server = spawn(process.execPath, args, { cwd: folder, stdio: ['ignore', 'ignore', 'inherit'] });
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
let failed = 0;
const browser = await launchBrowser();
try {
  const lib = join(home, 'lib');
  await buildLib(lib);
  const [{ filename }] = JSON.parse(run(lib, 'npm', 'pack', '--json', '--pack-destination', home));
  const wanted = values.only?.split(',');
  for (const app of apps.filter(({ name }) => !wanted || wanted.includes(name))) {
    const started = Date.now();
    const folder = join(home, app.name);
    const packages = {
      'white-label-design-system': `file:${join(home, filename)}`,
      ...versions(...peers, 'vite', '@vitejs/plugin-react'),
      ...app.packages,
    };
    const files = { ...app.files, 'src/Shown.jsx': shown };
    const manifest = { name: 'app', private: true, type: 'module', dependencies: packages };
    for (const [path, text] of Object.entries({ ...files, 'package.json': JSON.stringify(manifest) })) {
      mkdirSync(dirname(join(folder, path)), { recursive: true });
      writeFileSync(join(folder, path), text);
    }
    try {
      run(folder, 'npm', 'install', '--no-audit', '--no-fund', '--ignore-scripts', '--prefer-offline');
      if (app.hasSnippets)
        run(folder, process.execPath, join(root, 'node_modules/@typescript/native/bin/tsc'));
      run(folder, process.execPath, 'node_modules/vite/bin/vite.js', 'build');
      const { server, url } = await serve(folder);
      const wrong = await look(browser, url)
        .then(async (found) => {
          if (!app.isServer) drawnBy.set(app.name, await drawAll(browser, url));
          const drawn = app.hasSnippets ? await drawAll(browser, url, 'snippets') : {};
          const broken = Object.entries(drawn).filter(([, became]) => became !== 'drawn');
          if (app.hasSnippets)
            console.log(`${Object.keys(drawn).length} snippets compile, ${broken.length} are not drawn.`);
          return [...found, ...broken.map(([name, became]) => `the snippet ${name}: ${became}`)];
        })
        .finally(() => server.kill());
      for (const words of wrong) console.error(`${app.name}: ${words}`);
      if (wrong.length > 0) failed += 1;
      else
        console.log(
          `${app.name}: installs, builds, wears its brand, and answers (${Math.round((Date.now() - started) / 1000)} s).`,
        );
    } catch (error) {
      failed += 1;
      console.error(`${app.name}: ${error instanceof Error ? error.message : error}`);
    }
  }
  const [oldest, newest] = [...drawnBy.values()];
  if (oldest && newest && !isDrawnAlike(oldest, newest)) failed += 1;
} finally {
  await browser.close();
  if (!values.keep) rmSync(home, { recursive: true, force: true });
}
process.exitCode = failed > 0 ? 1 : 0;
