import { expect, test } from 'vitest';
import { startsOf } from './cutOf';

const sheet = {
  room: 100,
  frame: 20,
  head: 30,
  shortHead: 10,
  carried: 10,
  rows: [10, 10, 10, 10, 10],
  end: 10,
};

test('a page has as many rows as fit beside its heads and the sums that it carries', () => {
  expect(startsOf(sheet)).toEqual([0, 4]);
  expect(startsOf({ ...sheet, carried: 0, rows: [...sheet.rows, 10, 10] })).toEqual([0, 5]);
});
test('the totals have room below the last row, or take it with them', () => {
  expect(startsOf({ ...sheet, rows: [10, 10, 10, 10] })).toEqual([0]);
  expect(startsOf({ ...sheet, rows: [10, 10, 10, 10], end: 30 })).toEqual([0, 3]);
});
test('a row taller than a page has one to itself', () => {
  expect(startsOf({ ...sheet, rows: [10, 500, 10] })).toEqual([0, 1, 2]);
  expect(startsOf({ ...sheet, rows: [] })).toEqual([0]);
});
