// @ts-check
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const root = fileURLToPath(new URL('..', import.meta.url));
const read = (/** @type {string} */ path) => readFileSync(`${root}${path}`, 'utf8');

test('every number stands where the page says', () => {
  const told = [...read('docs/security-facts.md').matchAll(/`([\w./]+)`: `([^`]+)`/g)];
  expect(told.length).toBeGreaterThan(18);
  for (const [, path = '', code = ''] of told) expect(read(path), path).toContain(code);
});
