// @ts-check
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { guides, runbooks, stepsOf, toldFiles } from './guides/read.mjs';

it('reads commands, files and diffs out of a document, in their order', () => {
  const document = `# A guide
\`\`\`sh
npm start   # and a word
npm run brand:new mine -- \\
  --name "Mine"
npm test
npm run conformance -- --platform …
\`\`\`
\`\`\`tsx src/One.tsx
export const one = 1;
\`\`\`
\`\`\`diff
--- a/x
\`\`\`
\`\`\`json
{}
\`\`\`
`;
  expect(stepsOf(document)).toEqual([
    { kind: 'command', path: '', text: 'npm start' },
    { kind: 'command', path: '', text: expect.stringMatching(/^npm run brand:new mine -- +--name "Mine"$/) },
    { kind: 'file', path: 'src/One.tsx', text: 'export const one = 1;\n' },
    { kind: 'diff', path: '', text: '--- a/x\n' },
  ]);
});

it('reads how many files a document says that it touches', () => {
  expect(toldFiles('# A guide\n\nWalked: 12 files, 4 minutes.\n')).toBe(12);
  expect(toldFiles('Six files are touched.')).toBeUndefined();
});

it('is walked by test:full, every guide, with its number of files', () => {
  const root = fileURLToPath(new URL('..', import.meta.url));
  const { wireit } = JSON.parse(readFileSync(`${root}checks/package.json`, 'utf8'));
  const walked = wireit.full.dependencies.flatMap((/** @type {string} */ part) =>
    String(wireit[part].command).split('scripts/guides.mjs ').slice(1),
  );
  expect(walked.toSorted()).toEqual(guides(root).toSorted());
  for (const guide of walked.filter((/** @type {string} */ path) => path !== 'README.md'))
    expect(toldFiles(readFileSync(root + guide, 'utf8')), guide).toBeDefined();
});

it('leaves to the platform’s tests what they walk', () => {
  const root = fileURLToPath(new URL('..', import.meta.url));
  /** @type {Record<string, string[]>} */
  const walkedBy = {
    'docs/backup.md': ['sandbox/testing/backup.full.test.ts', 'sandbox/node/backup/baseBackup.test.ts'],
    'docs/incident.md': ['sandbox/testing/incident.full.test.ts'],
  };
  expect(Object.keys(walkedBy)).toEqual(runbooks);
  for (const [runbook, walking] of Object.entries(walkedBy))
    for (const test of walking) expect(readFileSync(root + test, 'utf8')).toContain(`inRoot('${runbook}')`);
  const { wireit } = JSON.parse(readFileSync(`${root}checks/package.json`, 'utf8'));
  expect(wireit.postgres15.command).toContain('sandbox/node/backup');
});
