// @ts-check
import { expect, it } from 'vitest';
import { guides, runbooks, stepsOf, toldFiles } from './guides/read.mjs';
import { readJson, readText, root } from './root.mjs';

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
  const { wireit } = readJson('checks/package.json');
  const walked = wireit.full.dependencies.flatMap((/** @type {string} */ part) =>
    String(wireit[part].command).split('scripts/guides.mjs ').slice(1),
  );
  expect(walked.toSorted()).toEqual(guides(root).toSorted());
  for (const guide of walked.filter((/** @type {string} */ path) => path !== 'README.md'))
    expect(toldFiles(readText(guide)), guide).toBeDefined();
});

it('leaves to the platform’s tests what they walk', () => {
  /** @type {Record<string, string[]>} */
  const walkedBy = {
    'docs/backup.md': ['sandbox/testing/backup.full.test.ts', 'sandbox/node/backup/baseBackup.test.ts'],
    'docs/incident.md': ['sandbox/testing/incident.full.test.ts'],
  };
  expect(Object.keys(walkedBy)).toEqual(runbooks);
  for (const [runbook, walking] of Object.entries(walkedBy))
    for (const test of walking) expect(readText(test)).toContain(`inRoot('${runbook}')`);
  const { wireit } = readJson('checks/package.json');
  expect(wireit.postgres15.command).toContain('sandbox/node/backup');
});
