// @ts-check
// npm run chromatic: sends the snapshot stories to Chromatic, in the cells that npm run visual shoots.
import { spawn } from 'node:child_process';
import { helpIfAsked } from './help.mjs';
import { root } from './root.mjs';
import { setupOrExit } from './setup.mjs';

helpIfAsked();
if (!process.env['CHROMATIC_PROJECT_TOKEN']) {
  console.error(
    'CHROMATIC_PROJECT_TOKEN is not set. Take the token from your project at chromatic.com (Manage, Configure) and set it; npm run visual needs none.',
  );
  process.exit(1);
}

setupOrExit();
const cli = `${root}node_modules/chromatic/dist/bin.cjs`;
const child = spawn(process.execPath, [cli, ...process.argv.slice(2)], {
  cwd: root,
  stdio: 'inherit',
});
child.on('exit', (code) => {
  process.exitCode = code ?? 1;
});
