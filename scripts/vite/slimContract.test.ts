import { parseAst } from 'vite';
import { expect, it } from 'vitest';
import { editsOf } from './slimContract';
import { applyEdits, type Node } from './visit';

const slim = (code: string): string => applyEdits(code, editsOf(parseAst(code) as unknown as Node));

it.each([
  ["call({ path: '/a', assumed: ['method', 'path'], reply });", "call({ path: '/a', reply });"],
  ['call({ assumed, reply });', 'call({ reply });'],
  [
    "const relay = (name) => ({ module: name, assumed: ['path'] });",
    'const relay = (name) => ({ module: name,  });',
  ],
])('leaves out what only tests ask for: %s', (code, slimmed) => {
  expect(slim(code)).toBe(slimmed);
});

it('leaves everything else as it is', () => {
  const code = "const words = { isAssumed: true, path: 'assumed' }; use(assumed);";
  expect(slim(code)).toBe(code);
});
