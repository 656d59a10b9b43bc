// @ts-check
// npm start: the whole product from a fresh clone. Installs and builds what is missing, starts the platform and says
// where it is. Only node: built-ins may be imported at the top: node_modules may not exist yet.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { helpIfAsked } from './help.mjs';
import { setupOrExit } from './setup.mjs';
import { takenPort } from './takenPort.mjs';

helpIfAsked();
const complaint = await takenPort(process.env);
if (complaint) {
  console.error(complaint);
  process.exit(1);
}
setupOrExit();
const { buildApart, hasDemo, partNames } = await import('./build.mjs');
const isProduction = process.env['PRODUCTION'] === '1';
const server = process.env['DATABASE_URL'];
const data = process.env['DATA_DIR'] || fileURLToPath(new URL('../.data', import.meta.url));
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
const built = (/** @type {string} */ name) =>
  import(new URL(`../dist/server/${name}.js`, import.meta.url).href);
const { startPlatform } = await built('node');
// Here the demo comes to the platform as its guest; a production platform loads nothing of it, and a folder may have none.
const { demoAccounts = [], demoGuests } = hasDemo && !isProduction ? await built('demo') : {};

try {
  const running = await startPlatform(process.env, { say: console.log, guests: demoGuests });
  const { PLATFORM_ORIGIN: elsewhere, DATA_DIR: folder = '.data' } = process.env;
  const lines = ['', `  Site        ${running.siteOrigin}`];
  if (running.gameOrigin) lines.push(`  Games       ${running.gameOrigin}`);
  if (elsewhere) lines.push(`  Platform    ${elsewhere}, with accounts of its own`);
  else
    lines.push(
      `  Database    ${process.env['DATABASE_URL'] ? 'PostgreSQL at DATABASE_URL' : `embedded PostgreSQL, in ${folder} (npm run reset makes it new)`}`,
    );
  if (!elsewhere && !running.production) {
    lines.push(`  Outbox      ${running.siteOrigin}/sandbox/outbox, with the codes that it sends`);
    lines.push('', '  Demo accounts');
    for (const { role, username, password } of demoAccounts)
      lines.push(`    ${role.padEnd(10)}${username.padEnd(10)}${password}`);
  }
  console.log([...lines, '', '  Ctrl-C stops it.', ''].join('\n'));

  let stopping = false;
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM']))
    process.on(signal, () => {
      // A second signal means now.
      if (stopping) process.exit(1);
      stopping = true;
      void running.close().then(() => process.exit(0));
    });
} catch (error) {
  // One line for what the reader can put right, everything for what only a developer can.
  console.error(error instanceof Error && error.name === 'PlainError' ? error.message : error);
  process.exit(1);
}
