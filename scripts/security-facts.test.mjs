// @ts-check
import { expect, test } from 'vitest';
import { readText } from './root.mjs';

test('every number stands where the page says', () => {
  const told = [...readText('docs/security-facts.md').matchAll(/`([\w./]+)`: `([^`]+)`/g)];
  expect(told.length).toBeGreaterThan(18);
  for (const [, path = '', code = ''] of told) expect(readText(path), path).toContain(code);
});
