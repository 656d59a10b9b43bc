// @ts-check
// npm run storybook: the workshop. Arguments go to Storybook; `build` as the first one makes the static site.
import { spawn } from 'node:child_process';
import { constants, setPriority } from 'node:os';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { workshopData } from './data-folders.mjs';
import { freePort } from '../sandbox/node/freePort.mjs';
import { root } from './root.mjs';
import { setupOrExit } from './setup.mjs';

setupOrExit();
const cli = `${root}node_modules/storybook/dist/bin/dispatcher.js`;
const [first, ...rest] = process.argv.slice(2);
const { values } = parseArgs({
  args: rest,
  strict: false,
  options: { 'output-dir': { type: 'string', short: 'o' } },
});
const folder = String(values['output-dir'] ?? 'storybook-static');
const args =
  first === 'build'
    ? ['build', '--output-dir', folder, ...rest]
    : ['dev', '--port', '6006', '--no-open', ...(first === undefined ? [] : [first, ...rest])];
// Flow stories go through the site with a platform of the workshop's own, beside the one of npm start.
const sandbox = first === 'build' ? undefined : await startSandbox();
const child = spawn(process.execPath, [cli, ...args], {
  cwd: root,
  stdio: 'inherit',
  env: { ...process.env, STORYBOOK_DISABLE_TELEMETRY: '1', ...(sandbox && { SANDBOX_PORT: sandbox.port }) },
});
child.on('exit', (code, signal) => {
  sandbox?.process.kill('SIGTERM');
  process.exitCode = code ?? (signal === 'SIGINT' || signal === 'SIGTERM' ? 0 : 1);
  // A failure is a rejection that nobody takes, with which the build ends as failed.
  if (first === 'build' && code === 0)
    void import('./minify-manager.mjs').then(({ minifyManager }) => minifyManager(resolve(root, folder)));
});
for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM']))
  process.on(signal, () => child.kill(signal));

async function startSandbox() {
  // The pages of the game and the chat are what the platform needs built.
  const { build } = await import('./build.mjs');
  await build({ only: ['game', 'chat'] });
  const port = String(await freePort());
  const env = {
    ...process.env,
    PORT: port,
    GAME_PORT: String(await freePort()),
    DATA_DIR: workshopData,
  };
  const program = `${root}scripts/platform.ts`;
  // Its page has nothing that the workshop does not show; what goes wrong is said.
  const started = spawn(process.execPath, ['--import', 'tsx', program], {
    cwd: root,
    env,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  // Flows wait for it; what is opened first does not.
  if (started.pid) setPriority(started.pid, constants.priority.PRIORITY_LOW);
  return { port, process: started };
}
