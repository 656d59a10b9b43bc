import { parseAst } from 'vite';
import { expect, it } from 'vitest';
import { editsOf } from './slimMessages';
import { applyEdits, type Node } from './visit';

const slim = (code: string): string => applyEdits(code, editsOf(parseAst(code) as unknown as Node, code));

it('leaves of a message its id', () => {
  expect(
    slim(
      "const m = defineMessages({ retry: { id: 'error.retry', defaultMessage: 'Try again', description: 'Button.' } });",
    ),
  ).toBe("const m = defineMessages({ retry: { id: 'error.retry' } });");
});

it('keeps the key of a message whose name is no identifier', () => {
  expect(slim("const m = { 'game.closed': { defaultMessage: 'Closed', id: 'error.gameClosed' } };")).toBe(
    "const m = { 'game.closed': { id: 'error.gameClosed' } };",
  );
});

it.each(["const row = { id: 'a', title: 'b' };", "const text = { defaultMessage: 'b' };"])(
  'leaves %s as it is, which is no message',
  (code) => {
    expect(slim(code)).toBe(code);
  },
);
