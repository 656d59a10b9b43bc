// @ts-check
// npm run dev: the site with hot reload at http://localhost:5173, against a sandbox that runs from its sources.
import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { setupOrExit } from './setup.mjs';

setupOrExit();
const root = fileURLToPath(new URL('..', import.meta.url));
const path = (/** @type {string} */ relative) => fileURLToPath(new URL(`../${relative}`, import.meta.url));
const port = process.env['PORT'] || '4000';
const gamePort = process.env['GAME_PORT'] || String(Number(port) + 1);
const env = {
  ...process.env,
  PORT: port,
  GAME_PORT: gamePort,
  SANDBOX_PORT: port,
  VITE_CONFIG_NATIVE_IGNORE_WARNING: 'true',
};
// The game's page is the one part that the platform needs built.
const { build } = await import('./build.mjs');
await build({ only: ['game'] });

/** @type {import('node:child_process').SpawnOptions} */
const options = { cwd: root, stdio: 'inherit', env };

const children = [
  spawn(process.execPath, ['--import', 'tsx', path('sandbox/node/dev.ts')], options),
  spawn(process.execPath, [path('node_modules/vite/bin/vite.js')], options),
];

/** Whatever ends first ends the other: half a development server only confuses. */
let ending = false;
const end = () => {
  if (ending) return;
  ending = true;
  for (const child of children) child.kill('SIGTERM');
};
for (const child of children)
  child.on('exit', (code) => {
    if (!ending && code) process.exitCode = code;
    end();
  });
for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM'])) process.on(signal, end);
