// @ts-check
// Starts the platform that stands built in dist, and says where it is: the second half of `npm start`.
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const built = (/** @type {string} */ name) => new URL(`../dist/server/${name}.js`, import.meta.url);
const { endOnSignals, startPlatform } = await import(built('node').href);
// Here the demo comes to the platform as its guest; a production platform loads nothing of it, and a folder may have none.
const hasDemo = existsSync(fileURLToPath(built('demo')));
const { demoAccounts = [], demoGuests } =
  hasDemo && process.env['PRODUCTION'] !== '1' ? await import(built('demo').href) : {};

try {
  const running = await startPlatform(process.env, { say: console.log, guests: demoGuests });
  // Whoever reads that it is up may ask it to end.
  endOnSignals(running);
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
} catch (error) {
  // One line for what the reader can put right, everything for what only a developer can.
  console.error(error instanceof Error && error.name === 'PlainError' ? error.message : error);
  process.exit(1);
}
