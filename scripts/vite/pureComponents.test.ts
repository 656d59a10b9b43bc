import { parseAst } from 'vite';
import { expect, it } from 'vitest';
import { editsOf } from './pureComponents';
import { applyEdits, type Node } from './visit';

const purified = (code: string): string =>
  applyEdits(code, editsOf(parseAst(code) as unknown as Node)).trim();

it('marks calls that make components and contexts as free of side effects', () => {
  expect(purified('var Link = React10.forwardRef(f), Place = createContext(null);')).toBe(
    'var Link = /* @__PURE__ */ React10.forwardRef(f), Place = /* @__PURE__ */ createContext(null);',
  );
});

it('drops the names for developers’ tools', () => {
  expect(purified('Link.displayName = "Link";')).toBe('');
});

it.each([
  'var started = start();',
  'Link.defaultProps = {};',
  'function f() { Link.displayName = name; }',
  'forwardRef(f);',
])('leaves %s as it is', (code) => {
  expect(purified(code)).toBe(code);
});
