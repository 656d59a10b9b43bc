import { expect, test } from 'vitest';
import { ChunkLoadError, markLoadError, StyleLoadError } from './loadErrors';
import { withTimeout } from './withTimeout';

test.each([
  'Failed to fetch dynamically imported module: https://site.test/a.js',
  'error loading dynamically imported module: https://site.test/a.js',
  'Importing a module script failed.',
])('"%s" is code that did not come', (words) => {
  expect(markLoadError(new TypeError(words))).toBeInstanceOf(ChunkLoadError);
});

test('a style sheet that did not come is told apart', () => {
  expect(markLoadError(new Error('Unable to preload CSS for /a.css'))).toBeInstanceOf(StyleLoadError);
});

test.each([
  "Cannot read properties of undefined (reading 'load')",
  'fetch of balance failed',
  'module is bad',
])('a fault of our own that says "%s" stays what it is', (words) => {
  const error = new TypeError(words);
  expect(markLoadError(error)).toBe(error);
});

test('code that takes too long did not come', async () => {
  await expect(withTimeout(new Promise(() => undefined), 1)).rejects.toBeInstanceOf(ChunkLoadError);
});

test('what the code itself throws passes through', async () => {
  await expect(withTimeout(Promise.reject(new RangeError('ours')))).rejects.toBeInstanceOf(RangeError);
});
