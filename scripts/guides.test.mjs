// @ts-check
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { guides, stepsOf } from './guides/read.mjs';

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

it('walks README, and what is said of a new brand, component, page and language', () => {
  expect(guides(fileURLToPath(new URL('..', import.meta.url)))).toEqual(
    expect.arrayContaining([
      'README.md',
      'brands/README.md',
      '.storybook/guide/AddComponent.mdx',
      '.storybook/guide/AddScreen.mdx',
      '.storybook/guide/AddLanguage.mdx',
    ]),
  );
});
