import { readFileSync } from 'node:fs';
import { parseAst } from 'vite';
import { expect, it } from 'vitest';
import { editsOf, toolFacts } from './omitFields';
import { applyEdits, type Node } from './visit';

it.each([
  ["call({ path: '/a', assumed: ['method'], reply });", "call({ path: '/a', reply });"],
  ['call({ assumed, reply });', 'call({ reply });'],
  ["const row = (name) => ({ module: name, flag: 'VN' });", 'const row = (name) => ({ module: name,  });'],
  ["const words = { isAssumed: 1, path: 'assumed' }; use(assumed);", undefined],
])('leaves out the fields that are named: %s', (code, left = code) => {
  expect(applyEdits(code, editsOf(parseAst(code) as unknown as Node, ['assumed', 'flag']))).toBe(left);
});

it.each(toolFacts)('knows a field of the registry: %s', (name) => {
  const registry = readFileSync(new URL('../../locales/registry.ts', import.meta.url), 'utf8');
  expect(registry).toContain(`readonly ${name}: `);
});
