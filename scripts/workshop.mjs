// @ts-check
// What programs do with the workshop: build it, and open its stories one by one.
import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { root } from './root.mjs';

/** @typedef {{ id: string, title: string, name: string, type: 'docs' | 'story', subtype?: string, tags: string[], importPath: string }} Entry */

/** The variables of a process that is not Vitest's: Storybook makes less for it. */
export function ownEnv() {
  const { VITEST, NODE_ENV, ...env } = process.env;
  return env;
}

/** Builds the workshop as it is now. @returns {Promise<string>} its folder @throws {Error} when that fails */
export async function buildWorkshop() {
  const args = [join(root, 'scripts/storybook.mjs'), 'build', '--quiet'];
  await promisify(execFile)(process.execPath, args, { cwd: root, env: ownEnv(), maxBuffer: 1e9 }).catch(
    ({ stdout, stderr }) => {
      throw new Error(`The workshop cannot be built:\n${stdout}${stderr}`);
    },
  );
  return join(root, 'storybook-static');
}

/** Everything in a built workshop; a story's tests are listed beside it. @param {string} folder */
export const entriesOf = (folder) =>
  /** @type {Entry[]} */ (
    Object.values(JSON.parse(readFileSync(join(folder, 'index.json'), 'utf8')).entries)
  );

/** Whether an entry is a story, and not one of its tests. @param {{ type: string, subtype?: string }} entry */
export const isStory = ({ type, subtype }) => type === 'story' && subtype !== 'test';

/** Opens a page of the workshop's preview. @param {import('playwright').Page} page @param {string} url */
export async function openPreview(page, url) {
  await page.goto(url, { waitUntil: 'commit', timeout: 120_000 });
  await page.waitForFunction(() => '__STORYBOOK_PREVIEW__' in window);
}

/**
 * Opens a story, waits until its play is over, and says how it ended: `finished`, `completed` or `aborted`.
 * @param {import('playwright').Page} page @param {string} url where the workshop is served @param {string} id
 * @param {{ globals?: object, patience?: number }} [options] values of the toolbar; ms that it may take
 * @throws {Error} when the story fails
 */
export async function openStory(page, url, id, { globals = {}, patience = 60_000 } = {}) {
  // The panel's own check of each story is that of the story tests.
  const values = Object.entries({ ...globals, 'a11y.manual': true })
    .map(([name, value]) => `${name}:${typeof value === 'boolean' ? `!${value}` : value}`)
    .join(';');
  await openPreview(page, `${url}/iframe.html?viewMode=story&id=${id}&globals=${values}`);
  return page.evaluate(playStory, { id, patience });
}

/** Runs in the page: waits until a story's play is over. @param {{ id: string, patience: number }} story */
async function playStory({ id, patience }) {
  const { __STORYBOOK_PREVIEW__: preview, __STORYBOOK_ADDONS_CHANNEL__: channel } = /** @type {any} */ (
    window
  );
  let failure = '';
  for (const event of ['storyThrewException', 'storyErrored', 'playFunctionThrewException'])
    channel.on(event, (/** @type {any} */ error) => (failure = error?.message ?? error?.description));
  await preview.ready();
  const until = performance.now() + patience;
  for (;;) {
    const { id: drawn, phase } = preview.currentRender ?? {};
    if (failure || phase === 'errored') throw new Error(failure || 'The story fails.');
    if (drawn === id && ['finished', 'completed', 'aborted'].includes(phase)) return phase;
    if (performance.now() > until) throw new Error(`The story is not over after ${patience / 1000} s.`);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}
