import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { globSync } from 'tinyglobby';
import { expect, it } from 'vitest';

const cwd = fileURLToPath(new URL('..', import.meta.url));

// Storybook finds tests by reading the file: one in a loop, or with a title that is put together, never runs.
it('every test of a story stands by itself, under a title that can be read', () => {
  const lost = globSync('src/**/*.stories.tsx', { cwd }).flatMap((file) =>
    [
      ...readFileSync(cwd + file, 'utf8').matchAll(
        /^(?:[ \t].*\b[A-Z]\w*|.* [A-Z]\w*)\.test\(|^[A-Z]\w*\.test\(\s*[^\s'"]/gm,
      ),
    ].map(([line]) => `${file}: ${line.trim()}`),
  );
  expect(lost).toEqual([]);
});
