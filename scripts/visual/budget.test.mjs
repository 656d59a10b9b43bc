import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { pictureCells, shownCells, stackOf } from '../../.storybook/modes.ts';

const baselines = fileURLToPath(new URL('../../visual/baselines', import.meta.url));
const digestFile = join(baselines, 'digests.json');
/** Bytes that a clone of the repository carries for pictures, at most. */
const budget = 12 * 1024 * 1024;
/** Screens that are still to come. Lower it as they arrive. */
const screensToCome = 60;

const files = readdirSync(baselines, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map(({ parentPath, name }) => ({
    folder: parentPath,
    name,
    bytes: statSync(join(parentPath, name)).size,
  }));
const sum = (chosen) => chosen.reduce((total, { bytes }) => total + bytes, 0);
const pictures = files.filter(({ name }) => name.endsWith('.webp'));
const folderOf = ({ name }) => join(baselines, name.replaceAll(', ', '-'));

test('pictures keep their budget, also with the screens that are still to come', () => {
  const screens = pictures.filter(({ name }) => name.startsWith('screens-'));
  const screenFiles = new Set(screens.map(({ name }) => name.replace(/--.*/, '')));
  expect(screenFiles.size).toBeGreaterThan(10);
  const each = sum(screens) / screenFiles.size;
  const expected = sum(files) + screensToCome * each;
  expect(
    expected,
    `${Math.round(sum(files) / 1024)} kB now, ${Math.round(each / 1024)} kB a screen`,
  ).toBeLessThan(budget);
});

test('pictures are kept for the cells that are shown, and for stories that have a digest', () => {
  expect(shownCells.length).toBeGreaterThan(0);
  const shown = shownCells.map(folderOf);
  expect(pictures.filter(({ folder }) => !shown.includes(folder)).map(({ name }) => name)).toEqual([]);
  const digests = JSON.parse(readFileSync(digestFile, 'utf8'));
  expect(Object.keys(digests).toSorted()).toEqual(pictureCells.map(({ name }) => name).toSorted());
  const lacking = shownCells.flatMap((cell) =>
    Object.keys(digests[cell.name]).filter((id) => !existsSync(join(folderOf(cell), `${id}.webp`))),
  );
  expect(lacking).toEqual([]);
});

test('a brand that is added changes no picture of the others', () => {
  const stacks = pictureCells.filter(({ globals }) => globals.isStacked);
  expect(stacks).toHaveLength(1);
  for (const { globals } of stacks)
    expect(stackOf(globals.stack, ['aurora', 'lotus', 'mine', 'solar', 'acid'])).toEqual([
      'aurora',
      'lotus',
      'solar',
      'acid',
    ]);
  for (const { globals } of pictureCells) expect(globals.brand).not.toBe('mine');
});
