import { parseAst } from 'vite';
import { expect, it } from 'vitest';
import { editsOf } from './slimMessages';
import { applyEdits, type Node } from './visit';

const slim = (code: string): string => applyEdits(code, editsOf(parseAst(code) as unknown as Node));

/** The table that the built page makes of a module's one. */
const made = (code: string): unknown => {
  const make = new Function(`return ${slim(code)}`) as () => unknown;
  return make();
};

it('leaves of a message its id', () => {
  const code = "defineArea('error', { retry: 'Try again', 'a.b': 'Both' })";
  expect(made(code)).toEqual({ retry: { id: 'error.retry' }, 'a.b': { id: 'error.a.b' } });
  expect(slim(code)).not.toContain('Try again');
});

it('keeps an id of its own', () => {
  const code = "({ ...defineArea('error', { closed: { id: 'error.gameClosed', text: 'Closed' } }) })";
  expect(made(code)).toEqual({ closed: { id: 'error.gameClosed' } });
});

it('writes a key once from which the id follows', () => {
  const code =
    "defineArea('error', { 'session.ended': { id: 'error.sessionEnded', text: 'Over' }, 'Clear it': 'Clear' })";
  expect(made(code)).toEqual({
    'session.ended': { id: 'error.sessionEnded' },
    'Clear it': { id: 'error.Clear it' },
  });
  expect(slim(code)).not.toContain('sessionEnded');
});

it.each(["const row = { id: 'a', title: 'b' };", "const text = other('error', { a: 'b' });"])(
  'leaves %s as it is, which is no message',
  (code) => {
    expect(slim(code)).toBe(code);
  },
);
