import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const root = fileURLToPath(new URL('.', import.meta.url));
const files = readdirSync(root, { recursive: true, encoding: 'utf8' });
const screens = files.filter((file) => /Screen\.tsx$/.test(file));
const stories = new Map(
  files
    .filter((file) => file.endsWith('.stories.tsx'))
    .map((file) => [file, readFileSync(join(root, file), 'utf8')] as const),
);

/** Whether a story of its area draws a screen: as the one of its own file, or inside another. */
const isDrawn = (screen: string): boolean => {
  const name = basename(screen, '.tsx');
  if (existsSync(join(root, screen.replace(/\.tsx$/, '.stories.tsx')))) return true;
  return [...stories].some(
    ([file, text]) =>
      dirname(file) === dirname(screen) && new RegExp(`<${name}\\b|component: ${name}\\b`).test(text),
  );
};

it('has a story for every screen', () => {
  expect(screens.length).toBeGreaterThan(40);
  expect(screens.filter((screen) => !isDrawn(screen))).toEqual([]);
});
