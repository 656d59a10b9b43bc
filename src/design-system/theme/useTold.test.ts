import { expect, it } from 'vitest';
import { answered } from './useTold';

it('waits for the last of several values, whichever of them the owner takes first', () => {
  const told = { over: '1', values: ['2', '3'] };
  expect(answered(told, '1')).toEqual(told);
  expect(answered(told, '2')).toEqual({ over: '2', values: ['3'] });
  expect(answered(told, '3')).toEqual({ over: '3', values: [] });
});

it('waits no longer once the owner takes something else', () => {
  expect(answered({ over: '1', values: ['2', '3'] }, '9')).toEqual({ over: '9', values: [] });
});

it('waits for a way there and back', () => {
  const after = answered({ over: '1', values: ['2', '1'] }, '2');
  expect(after).toEqual({ over: '2', values: ['1'] });
  expect(answered(after, '1').values).toEqual([]);
});
