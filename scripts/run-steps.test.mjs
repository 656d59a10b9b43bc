import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest';
import { run } from './run-steps.mjs';

const durations = join(mkdtempSync(join(tmpdir(), 'steps-')), 'durations.json');
const options = { started: Date.now(), bail: false, verbose: false, durations };
const step = (name, code, rest = {}) => ({
  name: `test-of-${name}`,
  title: name,
  needs: [],
  load: 1,
  node: ['-e', code],
  ...rest,
});
const fails = step('failing', `console.log('why it failed'); process.exit(1)`);
const passes = step('passing', `console.log('all is well')`);

let said = [];
beforeEach(() => {
  said = [];
  vi.spyOn(console, 'log').mockImplementation((line) => said.push(line));
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
});

afterAll(() => rmSync(dirname(durations), { recursive: true, force: true }));

test('the last line counts, and a failure is shown with its output', async () => {
  expect(await run([fails, passes], options)).toBe(false);
  expect(said.at(-1)).toBe('1 passed, 1 failed');
  expect(said.join('\n')).toContain('why it failed');
  expect(said.join('\n')).not.toContain('all is well');
});

test('green when nothing failed', async () => {
  expect(await run([passes], options)).toBe(true);
  expect(said.at(-1)).toBe('1 passed, 0 failed');
});

test('a step without its folder fails and says which', async () => {
  expect(await run([step('homeless', '', { needs: ['no/such/folder'] })], options)).toBe(false);
  expect(said.join('\n')).toContain('no/such/folder does not exist');
  expect(said.at(-1)).toBe('0 passed, 1 failed');
});

test('a step is not run on the ruins of the one it needs', async () => {
  const marker = step('following', `console.log('ran')`, { after: fails.name });
  expect(await run([fails, marker], { ...options, verbose: true })).toBe(false);
  expect(said.join('\n')).toContain('not run: test-of-failing failed');
  expect(said.join('\n')).not.toContain('│ ran');
});

test('bail stops after the first failure and names what was left out', async () => {
  await run([fails, step('heavy', `console.log('ran')`, { load: 2 })], { ...options, bail: true });
  expect(said.join('\n')).toMatch(/test-of-heavy +not run/);
  expect(said.at(-1)).toBe('0 passed, 1 failed');
});

test('two light steps share the time of one', async () => {
  const naps = ['first', 'second'].map((name) => step(name, 'setTimeout(() => {}, 3000)'));
  const began = Date.now();
  await run(naps, options);
  expect(Date.now() - began).toBeLessThan(5800);
});

test('a core is not kept idle for a step that has to wait', async () => {
  const nap = step('napping', 'setTimeout(() => {}, 1500)');
  const heir = step('heir', '', { after: nap.name });
  const heavy = step('heavy', '', { load: 2 });
  await run([nap, heir, heavy, passes], options);
  const begun = said.filter((line) => line.startsWith('▸')).map((line) => line.split(/[-:]/).at(2));
  expect(begun).toEqual(['napping', 'passing', 'heir', 'heavy']);
});

const lacking = step('lacking', '', { provide: async () => ({ unavailable: 'No PostgreSQL here.' }) });

test('what a developer’s machine lacks is skipped, in words', async () => {
  vi.stubEnv('CI', '');
  expect(await run([lacking], options)).toBe(true);
  expect(said.join('\n')).toContain('No PostgreSQL here.');
  expect(said.at(-1)).toBe('0 passed, 0 failed');
});

test('what the deciding machine lacks is a failure', async () => {
  vi.stubEnv('CI', 'true');
  expect(await run([lacking], options)).toBe(false);
  expect(said.at(-1)).toBe('0 passed, 1 failed');
});

test('a step that passes without using what it was given has failed', async () => {
  const idle = step('idle', '', { provide: async () => ({ complaint: () => 'nobody came' }) });
  expect(await run([idle], options)).toBe(false);
  expect(said.join('\n')).toContain('nobody came');
});

test('what a step was given is taken away again, even if it fails', async () => {
  const stop = vi.fn(async () => undefined);
  await run(
    [
      step('guest', 'process.exit(Number(process.env.CODE))', {
        provide: async () => ({ env: { CODE: '3' }, stop }),
      }),
    ],
    options,
  );
  expect(stop).toHaveBeenCalledOnce();
  expect(said.at(-1)).toBe('0 passed, 1 failed');
});

test('a step that never ends is ended, with what it started', async () => {
  const grandchild = `require('child_process').spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'], { stdio: 'inherit' });`;
  const began = Date.now();
  expect(
    await run([step('endless', `${grandchild} setInterval(() => {}, 1000)`, { limit: 1 })], options),
  ).toBe(false);
  expect(said.join('\n')).toContain('Ended after 1 s');
  expect(Date.now() - began).toBeLessThan(8000);
});

test('a step that leaves a process behind still ends', async () => {
  const left = `require('child_process').spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'], { stdio: 'inherit' }).unref();`;
  expect(await run([step('littering', left, { limit: 20 })], options)).toBe(true);
});

test('a second run says how long is left, and a failure does not count as a duration', async () => {
  const first = step('timed', 'setTimeout(() => {}, 300)');
  // It fails after the other one has ended, so that there is a moment in which it alone is waited for.
  const failsLate = step('late', 'setTimeout(() => process.exit(1), 600)');
  await run([first, passes, failsLate], options);
  said = [];
  await run([first, passes], options);
  expect(said.join('\n')).toContain('1 of 2 steps, nearly done');
  said = [];
  await run([passes, failsLate], options);
  expect(said.join('\n')).toContain('1 of 2 steps, time left unknown');
});
