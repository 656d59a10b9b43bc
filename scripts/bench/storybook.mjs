// @ts-check
// How long the workshop takes to be there and to be built, and what it weighs.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { launchBrowser } from '../browser.mjs';
import { freePort } from '../../sandbox/node/freePort.mjs';
import { root } from '../root.mjs';
import { buildWorkshop, ownEnv } from '../workshop.mjs';
import { figure } from './figures.mjs';

/** @param {Pick<import('./measures.mjs').Bench, 'say'>} bench */
export async function measureStorybook({ say }) {
  say('the workshop starts');
  const start = await startMs();
  say('the workshop is built');
  const began = performance.now();
  const folder = await buildWorkshop();
  const build = performance.now() - began;
  const weight = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => statSync(join(folder, name)))
    .reduce((sum, entry) => sum + (entry.isFile() ? entry.size : 0), 0);
  return [
    figure('start to a drawn story', 'ms', [start], { most: 15_000 }),
    figure('static build', 'ms', [build], { most: 60_000 }),
    figure('weight of it', 'megabytes', [weight], { most: 25_000_000 }),
  ];
}

const story = 'actions-button--default';

/** Starts the workshop and opens a story of it; gives the milliseconds until the story is drawn. */
async function startMs() {
  const program = `${root}scripts/storybook.mjs`;
  const port = String(await freePort());
  const browser = await launchBrowser();
  const began = performance.now();
  const child = spawn(process.execPath, [program, '--port', port, '--ci'], {
    stdio: 'ignore',
    env: ownEnv(),
  });
  try {
    const page = await browser.newPage();
    const address = `http://localhost:${port}/iframe.html?viewMode=story&id=${story}`;
    while (!(await page.goto(address).catch(() => undefined)))
      await new Promise((next) => setTimeout(next, 200));
    const drawn = page.locator('#storybook-root > *').first();
    await drawn.or(page.locator('.sb-errordisplay:visible')).first().waitFor({ timeout: 180_000 });
    if (!(await drawn.isVisible())) throw new Error(`The workshop has no story ${story} that can be drawn.`);
    return performance.now() - began;
  } finally {
    await browser.close();
    child.kill('SIGTERM');
    if (child.exitCode === null) await once(child, 'exit');
  }
}
