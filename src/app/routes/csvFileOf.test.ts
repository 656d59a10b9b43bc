import { expect, it } from 'vitest';
import { csvFileOf, plainAmount } from './csvFileOf';

it('writes rows as spreadsheets read them', async () => {
  const bytes = new Uint8Array(
    await csvFileOf([
      ['day', 'net'],
      ['2026-01-01', -5],
    ]).arrayBuffer(),
  );
  expect([...bytes.slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
  expect(new TextDecoder().decode(bytes)).toBe('day,net\r\n2026-01-01,-5\r\n');
});

it.each([
  ['0', '0.00'],
  ['5', '0.05'],
  ['-5', '-0.05'],
  ['123456', '1234.56'],
  ['-1230', '-12.30'],
])('writes %s as %s', (minor, amount) => {
  expect(plainAmount(minor)).toBe(amount);
});
