import { expect, it } from 'vitest';
import { errorFields } from './log';

it('says where an error came from, and nothing of what somebody typed', () => {
  const typed = "Mira\n    at 12 Harbour Road\nat mira's";
  const error = new Error(`Failed query: SELECT $1\nparams: ${typed}`, { cause: new Error(typed) });
  const told = JSON.stringify(errorFields(error));
  expect(told).toContain('log.test.ts');
  expect(told).not.toMatch(/Harbour|mira/i);
});
