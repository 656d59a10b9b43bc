// @ts-check
// `npm run sandbox -- backup <file>` and `restore <file>`: they work on the data folder itself, so that a platform in
// production has them, and one that is down. docs/backup.md is their runbook.
import { existsSync, statSync } from 'node:fs';
import { root } from './root.mjs';

const built = new URL('../dist/server/node.js', import.meta.url);

/** The platform's own code; built first where it can be, and as it stands where only what runs is installed. */
export async function platform() {
  if (existsSync(`${root}node_modules/vite`)) {
    const { buildApart } = await import('./build.mjs');
    await buildApart('server');
  }
  return import(built.href);
}

/**
 * Backs a data folder up, or makes one from a backup, and says how that went.
 * @param {'backup' | 'restore'} verb
 * @param {string} dataDir
 * @param {readonly string[]} files the one that was named
 * @returns {Promise<number>} what the program ends with
 */
export async function keepData(verb, dataDir, [file, ...more]) {
  if (process.env['DATABASE_URL']) {
    console.error(
      'DATABASE_URL is set: a server of your own is backed up by its own tools, as docs/backup.md says.',
    );
    return 1;
  }
  if (file === undefined || more.length > 0) {
    console.error(`Name one file: npm run sandbox -- ${verb} <file>`);
    return 1;
  }
  const started = Date.now();
  const took = () => `${((Date.now() - started) / 1000).toFixed(1)} s`;
  try {
    const { backUp, restore } = await platform();
    if (verb === 'backup') {
      await backUp(dataDir, file);
      const megabytes = (statSync(file).size / 1e6).toFixed(1);
      console.log(
        `${file} holds the database of ${dataDir}: ${megabytes} MB in ${took()}. It has secrets in it; only you can read it.`,
      );
      return 0;
    }
    const { madeAt, faults } = await restore(dataDir, file, console.log);
    console.log(
      `${dataDir} is as it was at ${madeAt} and shortly after; it took ${took()}. The books were added up: ${faults} faults.`,
    );
    return faults === 0 ? 0 : 1;
  } catch (error) {
    console.error(error instanceof Error && error.name === 'PlainError' ? error.message : error);
    return 1;
  }
}
