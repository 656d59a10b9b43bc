// @ts-check
// Plays the flow stories of `npm run storybook` from their log-in to their end, on the sandbox that it starts: none may
// fail, and nothing may be said in the console, where what breaks the site's policy is told, too.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright';
import { chromiumArgs, findBrowser } from './browser.mjs';
import { freePort } from './free-port.mjs';

const port = await freePort();
const program = fileURLToPath(new URL('storybook.mjs', import.meta.url));
const workshop = spawn(process.execPath, [program, '--port', String(port), '--ci'], { stdio: 'inherit' });
const url = `http://localhost:${port}`;

/** @returns {Promise<{ id: string, type: string, subtype?: string, title: string }[]>} everything in the workshop, once it is up */
async function listEntries() {
  for (let second = 0; second < 180; second += 1) {
    const answer = await fetch(`${url}/index.json`).catch(() => undefined);
    if (answer?.ok) return Object.values((await answer.json()).entries);
    await pause(1_000);
  }
  throw new Error('The workshop did not start within three minutes.');
}
const flows = (await listEntries()).filter(
  ({ type, subtype, title }) => type === 'story' && subtype !== 'test' && title.startsWith('Flows'),
);

const found = await findBrowser({ install: true });
if (!found) throw new Error('No Chromium found. Set CHROME_PATH to a Chrome, Chromium or Edge binary.');
const env = /** @type {Record<string, string>} */ ({ ...process.env, ...found.env });
const browser = await chromium.launch({ executablePath: found.executablePath, args: chromiumArgs, env });
const page = await browser.newPage({ viewport: { width: 1300, height: 900 } });
/** @type {string[]} */
let faults = [];
/** Storybook's own switch between two steps of a play met a render of the site: visitors have no such switch. */
const isOfSteps = (/** @type {string} */ text) =>
  /\bflushActQueue\b|not configured to support act\(/.test(text);
const note = (/** @type {string} */ text) => void (isOfSteps(text) || faults.push(text));
page.on('pageerror', (error) => note(error.stack ?? error.message));
page.on('console', (message) => message.type() === 'error' && note(message.text()));

/** Opens a story and waits for the end of its play. @param {string} id @returns {Promise<string>} how it ended */
async function play(id) {
  await page.goto(`${url}/iframe.html?viewMode=story&id=${id}`, { waitUntil: 'commit', timeout: 120_000 });
  const phase = await page.waitForFunction(
    () => {
      const { phase } = /** @type {any} */ (globalThis).__STORYBOOK_PREVIEW__?.currentRender ?? {};
      return ['finished', 'completed', 'errored', 'aborted'].includes(phase) && phase;
    },
    undefined,
    { timeout: 180_000 },
  );
  return String(await phase.jsonValue());
}

let isGreen = flows.length > 0;
// The first opening has Vite bundle what it meets, and load the page again.
await play(flows[0]?.id ?? '');
for (const { id } of flows) {
  faults = [];
  const phase = await play(id);
  if (await page.getByText('A flow needs a platform').isVisible()) faults.push('There was no platform.');
  if (faults.length > 0 || !['finished', 'completed'].includes(phase)) isGreen = false;
  console.log(`${id} ${phase}`, ...faults);
}
await browser.close();
workshop.kill('SIGTERM');
await once(workshop, 'exit');
process.exitCode = isGreen ? 0 : 1;
