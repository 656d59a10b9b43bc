import { expect, test } from 'vitest';
import { filterTypes } from './gameNames';

test('bets are filtered by the types that the platform has, and by all while it has not said', () => {
  expect(filterTypes(['LOTT', 'RNG'])).toEqual(['RNG', 'ELOTT']);
  expect(filterTypes(undefined)).toHaveLength(7);
});
