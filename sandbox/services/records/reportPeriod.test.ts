import { expect, it } from 'vitest';
import { zoneName } from './reportPeriod';

it.each([
  ['July read in December', '2026-07-01', '2026-07-31', 'UTC+1'],
  ['December', '2026-12-01', '2026-12-31', 'UTC'],
  ['the last days of winter time', '2026-03-01', '2026-03-28', 'UTC'],
  ['the day on which clocks change', '2026-03-29', '2026-03-29', 'Europe/London'],
  ['autumn, over the change', '2026-10-01', '2026-10-31', 'Europe/London'],
])('the label of a period in London is true: %s', (_, from, to, name) => {
  expect(zoneName('Europe/London', from, to)).toBe(name);
});

it('a zone without summer time is called by its offset', () => {
  expect(zoneName('Asia/Ho_Chi_Minh', '2026-01-01', '2026-12-31')).toBe('UTC+7');
});
