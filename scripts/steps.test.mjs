import { spawn } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { vitestArgs } from '../checks/vitest.mjs';
import { readJson, root } from './root.mjs';

const { wireit } = readJson('checks/package.json');

const testFiles = [
  '.storybook',
  'src',
  'contract',
  'locales',
  'tokens',
  'scripts',
  'sandbox',
  'demo',
  'e2e',
].flatMap((folder) =>
  readdirSync(root + folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.test\.(?:tsx?|mjs)$/.test(path))
    .map((path) => `${folder}/${path.replaceAll('\\', '/')}`),
);

/** The steps that run tests, each with the parts of paths that it chooses files by. */
const steps = Object.entries(wireit).flatMap(([step, { command = '', env = {} }]) => {
  const [, words] = / (?:vitest|onDebianPostgres\.mjs)((?: .*)?)$/.exec(command.replace('checks/', '')) ?? [];
  if (words === undefined) return [];
  const chosen = words
    .replace(/--project \S+/, '')
    .split(' ')
    .filter(Boolean);
  return [{ step, chosen, share: env.RELEASE_SHARE }];
});

test.each(steps.filter(({ chosen }) => chosen.length > 0))(
  'each name that $step chooses test files by is that of one',
  ({ chosen }) => {
    const unknown = chosen.filter((name) => !testFiles.some((path) => path.includes(name)));
    expect(unknown, 'Vitest says nothing when one name of several chooses no file').toEqual([]);
  },
);

test.each(['screens', 'texts', 'components'])('the shares of %s are all there, each once', (kind) => {
  const shares = steps.filter(({ step }) => step.startsWith(`${kind}-`)).map(({ share }) => share);
  expect(shares.length).toBeGreaterThan(1);
  expect(shares).toEqual(shares.map((_, index) => `${index + 1}/${shares.length}`));
});

test('a step that never ends has told what failed until then', { timeout: 120_000 }, async () => {
  const folder = mkdtempSync(join(tmpdir(), 'steps-'));
  writeFileSync(
    join(folder, 'one.test.mjs'),
    // Vitest's throttle loses what it holds when its timer fires after exactly 100 ms, until the next test ends.
    [
      `test('counts to seven', () => expect([6]).toEqual([7]));`,
      `test('goes on', () => new Promise((done) => setTimeout(done, 300)));`,
      `test('waits', () => new Promise(() => undefined), 600_000);`,
    ].join('\n'),
  );
  const config = join(folder, 'vitest.config.mjs');
  writeFileSync(config, 'export default {};');
  const args = vitestArgs('never-ends', [`--config=${config}`, '--globals', '--dir', folder]);
  const step = spawn(process.execPath, args, { cwd: root, env: { ...process.env, VITEST: undefined } });
  let said = '';
  step.stdout.setEncoding('utf8').on('data', (/** @type {string} */ words) => (said += words));
  try {
    await expect.poll(() => said, { timeout: 60_000 }).toMatch(/Failed: counts to seven[^]*\+ +6/);
  } finally {
    step.kill();
    rmSync(folder, { recursive: true, force: true });
  }
});
