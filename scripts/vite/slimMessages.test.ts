import { parseAst } from 'vite';
import { expect, it } from 'vitest';
import { editsOf } from './slimMessages';
import { applyEdits, type Node } from './visit';

const slim = (code: string): string => applyEdits(code, editsOf(parseAst(code) as unknown as Node, code));

it('leaves of a message its id', () => {
  expect(slim("const m = defineArea('error', { retry: 'Try again', 'a.b': 'Both' });")).toBe(
    'const m = { retry: { id: "error.retry" }, \'a.b\': { id: "error.a.b" } };',
  );
});

it('keeps an id of its own', () => {
  expect(
    slim("const m = { ...defineArea('error', { closed: { id: 'error.gameClosed', text: 'Closed' } }) };"),
  ).toBe('const m = { ...{ closed: { id: "error.gameClosed" } } };');
});

it.each(["const row = { id: 'a', title: 'b' };", "const text = other('error', { a: 'b' });"])(
  'leaves %s as it is, which is no message',
  (code) => {
    expect(slim(code)).toBe(code);
  },
);
