import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const root = fileURLToPath(new URL('..', import.meta.url));
const { wireit } = JSON.parse(readFileSync(`${root}checks/package.json`, 'utf8'));

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
