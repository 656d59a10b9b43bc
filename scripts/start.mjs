// @ts-check
// npm start: the whole product from a fresh clone. Installs and builds what is missing, starts the platform and says
// where it is. Only node: built-ins may be imported at the top: node_modules may not exist yet.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { helpIfAsked } from './help.mjs';
import { root } from './root.mjs';
import { setupOrExit } from './setup.mjs';
import { takenPort } from './takenPort.mjs';

helpIfAsked();
const complaint = await takenPort(process.env);
if (complaint) {
  console.error(complaint);
  process.exit(1);
}
setupOrExit();
const { buildApart, partNames } = await import('./build.mjs');
const isProduction = process.env['PRODUCTION'] === '1';
const server = process.env['DATABASE_URL'];
const data = process.env['DATA_DIR'] || `${root}.data`;
try {
  await buildApart('server');
  // The demo world is made while the site is built, each on a core of its own; only a start without data needs one.
  await Promise.all([
    buildApart(...partNames.filter((name) => name !== 'server' && name !== 'world')),
    isProduction || server || existsSync(join(data, 'v2/pg')) ? undefined : buildApart('world'),
  ]);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
await import('./serve.mjs');
