// @ts-check
// npm run reset: deletes the embedded database with all that is in it. The next start makes a new one, with the demo's
// world in it unless PRODUCTION=1.
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { setupOrExit } from './setup.mjs';

setupOrExit();
const { build } = await import('./build.mjs');
await build({ only: ['server'] });
const { isLocked, lockOf, removeWorld } = await import(
  new URL('../dist/server/node.js', import.meta.url).href
);

const root = fileURLToPath(new URL('..', import.meta.url));
const dataDir = process.env['DATA_DIR'] || join(root, '.data');

if (process.env['DATABASE_URL']) {
  console.error(
    'DATABASE_URL is set: reset does not touch a server. Drop and create that database yourself, or leave the variable out.',
  );
  process.exitCode = 1;
} else if (isLocked(lockOf(dataDir))) {
  console.error('The platform is running on this data folder. Stop it first, then reset.');
  process.exitCode = 1;
} else if (await removeWorld(dataDir)) {
  console.log('The world is gone; npm start makes a new one.');
} else {
  console.log('There was no world to reset; npm start makes one.');
}
