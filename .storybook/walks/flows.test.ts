// Plays the flow stories of `npm run storybook` from their log-in to their end, on the sandbox that it starts: none may
// fail, and nothing may be said in the console, where what breaks the site's policy is told, too.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { afterAll, beforeEach, expect, it, vi } from 'vitest';
import { launchBrowser } from '../../scripts/browser.mjs';
import { freePort } from '../../sandbox/node/freePort.mjs';
import { isStory, openStory, ownEnv, type Entry } from '../../scripts/workshop.mjs';

const port = await freePort();
const url = `http://localhost:${port}`;
const workshop = spawn(process.execPath, ['scripts/storybook.mjs', '--port', String(port), '--ci'], {
  stdio: 'inherit',
  env: ownEnv(),
});
const browser = await launchBrowser();
const page = await browser.newPage({ viewport: { width: 1300, height: 900 } });
let faults: string[] = [];
const note = (text: string) => void faults.push(text);
page.on('pageerror', (error) => note(error.stack ?? error.message));
page.on('console', (message) => message.type() === 'error' && note(message.text()));

/** What the workshop answers, once it and its sandbox are up. */
const answerOf = (path: string) =>
  vi.waitFor(
    async () => {
      const answer = await fetch(url + path);
      if (!answer.ok) throw new Error(`${path} answers ${answer.status}.`);
      return answer.json();
    },
    { timeout: 300_000, interval: 1_000 },
  );
await answerOf('/sandbox/health');
const index = await answerOf('/index.json');
const flows = Object.values((index as { entries: Record<string, Entry> }).entries).filter(
  (entry) => isStory(entry) && entry.title.startsWith('Flows'),
);
const play = (id: string) => openStory(page, url, id, { patience: 170_000 });
// The first opening has Vite bundle what it meets, and load the page again.
await play(flows[0]?.id ?? '').catch(() => undefined);

beforeEach(() => void (faults = []));
afterAll(async () => {
  await browser.close();
  workshop.kill('SIGTERM');
  await once(workshop, 'exit');
});

it.each(flows)('$id is played to its end', async ({ id }) => {
  expect(await play(id)).not.toBe('aborted');
  expect(await page.getByText('A flow needs a platform').isVisible()).toBe(false);
  expect(faults).toEqual([]);
});
