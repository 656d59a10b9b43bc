// @ts-check
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { isShown, snippetsOf } from './snippets/snippets.ts';

const designSystem = join(import.meta.dirname, '../src/design-system');
const files = readdirSync(designSystem, { recursive: true, encoding: 'utf8' })
  .map((file) => join(designSystem, file))
  .filter(isShown);

it('has the code of every story of a docs page, with all that it needs', { timeout: 120_000 }, async () => {
  expect(files.length).toBeGreaterThan(100);
  for (const file of files) await snippetsOf(file);
});

it('names a sample that it cannot follow', async () => {
  const story = `import { lost } from './snippets/modules';
const meta = preview.meta({ component: Notice });
export const Default = meta.story({ args: { children: lost } });`;
  await expect(snippetsOf(join(import.meta.dirname, 'x.stories.tsx'), story)).rejects.toThrow(/lost/);
});
