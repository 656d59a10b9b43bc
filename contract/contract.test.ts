import { describe, expect, test } from 'vitest';
import type { Call } from './call';
import { ourAreas, ours } from './fixtures/besidesSection7';
import { section7 } from './fixtures/section7';
import { contract, isRefusalCode, refusals } from './index';
import { allCalls } from './namedCalls';

const calls = new Map<string, Call>(allCalls.map(({ name, call }) => [name, call]));
const fieldsOf = (call: Call): string[] =>
  Object.keys((call.request as unknown as { entries?: object }).entries ?? {});

describe('the table holds what section 7 of the specification shows', () => {
  test.each(section7.map((shown) => [shown.says, shown] as const))('%s', (_, shown) => {
    const call = calls.get(shown.call);
    if (!call) throw new Error(`The table has no ${shown.call}.`);
    if (shown.method) expect(call).toMatchObject({ method: shown.method });
    if (shown.path) {
      expect(call.path).toBe(shown.path);
      expect(call.assumed).not.toContain('path');
    } else expect(call.assumed).toContain('path');
    if (shown.token) {
      expect(call.token).toBe(true);
      expect(call.assumed).not.toContain('token');
    }
    expect(call.sealed).toBe(shown.sealed === true);
    expect(call.encoding === 'form').toBe(shown.form === true);
    expect(fieldsOf(call)).toEqual(expect.arrayContaining([...(shown.fields ?? [])]));
  });

  test('and nothing else without a reason', () => {
    const known = new Set([...section7.map(({ call }) => call), ...Object.keys(ours)]);
    const isOfOurs = (name: string): boolean => (name.split('.')[0] ?? '') in ourAreas;
    expect([...calls.keys()].filter((name) => !known.has(name) && !isOfOurs(name))).toEqual([]);
    expect(Object.keys(ours).filter((name) => !calls.has(name))).toEqual([]);
  });
});

/** What the specification reads by POST. */
const { dividend, dailySalary, hourSalary, realTimeSalary } = contract.contracts;
const readByPost: readonly Call[] = [dividend, dailySalary, hourSalary, realTimeSalary];

describe('the table is sound', () => {
  test('no two calls share a method and a path', () => {
    const ways = [...calls.values()].map(({ method, path }) => `${method} ${path}`);
    expect(new Set(ways).size).toBe(ways.length);
  });

  test.each([...calls])('%s can be sent and retried safely', (_, call) => {
    expect(call.encoding === 'query').toBe(call.method === 'GET' || call.method === 'DELETE');
    if (call.sealed) expect(call.encoding).toBe('json');
    // A write is repeated by the client only under a key.
    if (call.method !== 'GET') expect(call.retry === 'safe').toBe(readByPost.includes(call));
    expect(call.module).toMatch(/^\w+$/);
    expect(Object.isFrozen(call)).toBe(true);
    expect(call.refusals.every(isRefusalCode)).toBe(true);
  });

  test('requests refuse fields that the contract does not know', () => {
    for (const [name, call] of calls) expect(call.request.type, name).toBe('strict_object');
  });

  test('every refusal names a message of the error area', () => {
    for (const { messageId } of Object.values(refusals)) expect(messageId).toMatch(/^error\.\w+$/);
  });
});
