// @ts-check
// Finds the engines beside Chromium: Debian's Firefox, and Debian's WebKit, which is Safari's engine.
import { existsSync } from 'node:fs';
import { installFromDebian } from './debian.mjs';

/** @typedef {'chromium' | 'firefox' | 'webkit'} Engine */

/** @type {Record<Exclude<Engine, 'chromium'>, { files: string[], packages: string[] }>} */
const needs = {
  firefox: { files: ['/usr/bin/firefox-esr'], packages: ['firefox-esr'] },
  webkit: {
    files: ['/usr/bin/WebKitWebDriver', '/usr/bin/Xvfb', '/usr/bin/faketime'],
    packages: ['webkit2gtk-driver', 'xvfb', 'faketime'],
  },
};

/**
 * Says what keeps an engine from running here. With CI=true, Debian and root, it is installed first.
 * @param {Engine} engine
 * @returns {string | undefined} a sentence for people, or nothing when the engine is there
 */
export function missingEngine(engine) {
  if (engine === 'chromium') return undefined;
  const { files, packages } = needs[engine];
  const isThere = () => files.every((file) => existsSync(file));
  if (!isThere() && process.env['CI'] === 'true') installFromDebian(packages);
  if (isThere()) return undefined;
  return `${engine} is not on this machine, so nothing is tried in it. On Debian: apt-get install ${packages.join(' ')}`;
}
