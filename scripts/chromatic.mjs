// @ts-check
// npm run chromatic: sends the snapshot stories to Chromatic, in the cells that npm run visual shoots.
import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { helpIfAsked } from './help.mjs';
import { setupOrExit } from './setup.mjs';

helpIfAsked();
if (!process.env['CHROMATIC_PROJECT_TOKEN']) {
  console.error(
    'CHROMATIC_PROJECT_TOKEN is not set. Take the token from your project at chromatic.com (Manage, Configure) and set it; npm run visual needs none.',
  );
  process.exit(1);
}

setupOrExit();
const cli = fileURLToPath(new URL('../node_modules/chromatic/dist/bin.cjs', import.meta.url));
const child = spawn(process.execPath, [cli, ...process.argv.slice(2)], {
  cwd: fileURLToPath(new URL('..', import.meta.url)),
  stdio: 'inherit',
});
child.on('exit', (code) => {
  process.exitCode = code ?? 1;
});
