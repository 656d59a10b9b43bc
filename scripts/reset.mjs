// @ts-check
// npm run reset: deletes the embedded databases of the site and the workshop with all that is in them. The next start
// makes a new one, with the demo's world in it unless PRODUCTION=1.
import { dataFolders } from './data-folders.mjs';
import { setupOrExit } from './setup.mjs';

setupOrExit();
const { build } = await import('./build.mjs');
await build({ only: ['server'] });
const { isLocked, lockOf, removeWorld } = await import(
  new URL('../dist/server/node.js', import.meta.url).href
);

if (process.env['DATABASE_URL']) {
  console.error(
    'DATABASE_URL is set: reset does not touch a server. Drop and create that database yourself, or leave the variable out.',
  );
  process.exitCode = 1;
} else if (dataFolders.some((folder) => isLocked(lockOf(folder)))) {
  console.error('The platform is running on this data folder. Stop it first, then reset.');
  process.exitCode = 1;
} else {
  let removed = 0;
  for (const folder of dataFolders) removed += (await removeWorld(folder)) ? 1 : 0;
  console.log(
    removed > 0
      ? 'The world is gone; npm start makes a new one.'
      : 'There was no world to reset; npm start makes one.',
  );
}
