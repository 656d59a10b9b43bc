// @ts-check
// npm run dev: the site with hot reload at http://localhost:5173, against a sandbox that runs from its sources.
import { spawn } from 'node:child_process';
import { setTimeout as pause } from 'node:timers/promises';
import { root } from './root.mjs';
import { setupOrExit } from './setup.mjs';

setupOrExit();
const port = process.env['PORT'] || '4000';
const gamePort = process.env['GAME_PORT'] || String(Number(port) + 1);
const env = {
  ...process.env,
  PORT: port,
  GAME_PORT: gamePort,
  SANDBOX_PORT: port,
};
// The game's page is the one part that the platform needs built.
const { build } = await import('./build.mjs');
await build({ only: ['game', 'chat'] });

/** @type {import('node:child_process').SpawnOptions} */
const options = { cwd: root, stdio: 'inherit', env };

/** @type {import('node:child_process').ChildProcess[]} */
const children = [];

/** Whatever ends first ends the other: half a development server only confuses. */
let ending = false;
const end = () => {
  if (ending) return;
  ending = true;
  for (const child of children) child.kill('SIGTERM');
};
const run = (/** @type {string[]} */ args) => {
  const child = spawn(process.execPath, args, options);
  children.push(child);
  child.on('exit', (code) => {
    if (!ending && code) process.exitCode = code;
    end();
  });
};
for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM'])) process.on(signal, end);

run(['--import', 'tsx', `${root}scripts/platform.ts`]);
// The site's first requests should find a platform.
const isUp = () =>
  fetch(`http://127.0.0.1:${port}/sandbox/health`)
    .then(({ ok }) => ok)
    .catch(() => false);
while (!ending && !(await isUp())) await pause(200);
if (!ending) run([`${root}node_modules/vite/bin/vite.js`]);
