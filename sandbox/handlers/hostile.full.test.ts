import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as v from 'valibot';
import { headers as names, isRefusalCode } from '../../contract';
import { throttles } from '../db/schema';
import { parseRequest } from '../edge/body';
import { Refusal } from '../refusal';
import type { NamedCall } from '../../contract/namedCalls';
import { handledCalls } from '../testing/calls';
import type { Answer, Visitor } from '../testing/visitor';
import { createTestPlatform, type TestPlatform } from '../testing/createTestPlatform';

/** Hostile requests per call; R1 asks for 200 on a change: FUZZ_RUNS=200. */
const runs = Number(process.env['FUZZ_RUNS'] ?? 15);

let platform: TestPlatform;
let visitor: Visitor;
let member: Visitor;
let agent: Visitor;
beforeAll(async () => {
  platform = await createTestPlatform({ freePlayPerHour: 1_000_000 });
  visitor = platform.visitor();
  member = platform.visitor();
  await member.loginAs('member');
  agent = platform.visitor();
  await agent.loginAs('agent');
});
afterAll(() => platform.close());

/** Somebody who may make the call, so that what is wrong is its fields. */
function callerOf({ audience }: NamedCall['call']): Visitor {
  if (audience === 'anyone') return visitor;
  return audience === 'agent' ? agent : member;
}

const hostileText = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 300 }),
  fc.constantFrom(
    '',
    ' ',
    '\u0000',
    "'; DROP TABLE accounts; --",
    '../../../etc/passwd',
    '<script>alert(1)</script>',
    '\uD800',
    '𝕬'.repeat(64),
    'x'.repeat(5_000),
    '9'.repeat(40),
    '-1',
    'NaN',
    '%00%ff',
    '${7*7}',
  ),
);
const hostileKey = fc.oneof(
  fc.constantFrom('__proto__', 'constructor', 'toString', '$ne', 'a.b', ''),
  fc.string({ maxLength: 20 }),
);
const hostileValue = fc.oneof(
  hostileText,
  fc.jsonValue({ maxDepth: 4 }),
  fc.double(),
  fc.constantFrom(null, true, [], {}, [[]], 1e308, -0, 2 ** 53),
);

/** Fields that the call knows, with values that it does not; and fields that nobody knows. */
function hostileFields({ call }: NamedCall): fc.Arbitrary<Record<string, unknown>> {
  const entries = (call.request as { entries?: Record<string, unknown> }).entries ?? {};
  const known = fc.record(Object.fromEntries(Object.keys(entries).map((field) => [field, hostileValue])), {
    requiredKeys: [],
  });
  return fc.oneof(known, fc.dictionary(hostileKey, hostileValue, { maxKeys: 5 })) as fc.Arbitrary<
    Record<string, unknown>
  >;
}

const headerText = fc.string({
  unit: fc.integer({ min: 0x21, max: 0x7e }).map((code) => String.fromCharCode(code)),
  maxLength: 80,
});

const hostileHeaders = fc.record(
  {
    [names.token]: headerText,
    [names.merchant]: headerText,
    [names.language]: headerText,
    [names.idempotencyKey]: headerText,
    cookie: headerText,
    'content-type': fc.constantFrom(
      'application/json',
      'text/plain',
      'application/x-www-form-urlencoded',
      'multipart/form-data',
    ),
  },
  { requiredKeys: [] },
);

/** A value as a form or a query carries it. `String` throws for an object that brings a broken `toString`. */
const asText = (value: unknown): string =>
  typeof value === 'object' ? JSON.stringify(value) : String(value);

function check(answer: Answer): void {
  expect(answer.status, JSON.stringify(answer)).toBeLessThan(500);
  if (answer.success) return;
  expect(isRefusalCode(answer.errorCode), answer.errorCode).toBe(true);
  expect(JSON.stringify(answer)).not.toMatch(/\bat .*\.ts:\d+|node_modules|SELECT |INSERT /);
}

describe('hostile requests', () => {
  it.each(handledCalls)('$name answers in words', { timeout: 600_000 }, async (named) => {
    const { call } = named;
    const who = callerOf(call);
    await fc.assert(
      fc.asyncProperty(hostileFields(named), hostileHeaders, fc.boolean(), async (fields, extra, isTidy) => {
        const given: Record<string, string> = {
          ...who.headers(call, 'a-key-of-some-length'),
          ...(isTidy ? {} : extra),
        };
        // The session stays, or only the session would be tried.
        if (call.token && who.token) given[names.token] = who.token;
        if (call.encoding === 'query') {
          const query = new URLSearchParams(
            Object.entries(fields).map(([name, value]) => [name, asText(value)]),
          );
          check(await who.send(`${call.path}?${query.toString()}`, { method: call.method, headers: given }));
        } else {
          const body = call.sealed ? await who.seal(call, fields) : fields;
          const text =
            call.encoding === 'form'
              ? new URLSearchParams(Object.entries(fields).map(([n, v]) => [n, asText(v)])).toString()
              : JSON.stringify(body);
          check(await who.send(call.path, { method: call.method, headers: given, body: text }));
        }
        if (call.token) {
          // A log-out that got through would leave nothing to try the rest with.
          if (call.path.endsWith('/logout')) await member.loginAs('member');
        }
      }),
      { numRuns: runs },
    );
  });

  it.each(handledCalls)('$name refuses text that cannot be stored, in every field', async ({ call }) => {
    // More pictures than a person sends in an hour came before.
    await platform.db.delete(throttles);
    const who = callerOf(call);
    const entries = (call.request as { entries?: Record<string, v.GenericSchema> }).entries ?? {};
    const fields = Object.keys(entries);
    for (const field of fields.length === 0 ? ['unknown'] : fields)
      for (const broken of ['a\0b', '\0', 'a\uD800', '\uDC00b']) {
        // The schema is opened, or it would refuse most fields by its own rules before the common rule is reached.
        const open = { ...call, request: v.looseObject({}) };
        expect(() => parseRequest(open, { [field]: broken }), field).toThrow(Refusal);
        expect(() => parseRequest(open, { list: [{ [field]: broken }] }), field).toThrow(Refusal);
        expect(() => parseRequest(open, { [broken]: 'text' }), field).toThrow(Refusal);
        // Forms and queries replace half a pair by themselves.
        if (call.encoding !== 'json' && !broken.includes('\0')) continue;
        const text = new URLSearchParams({ [field]: broken }).toString();
        const body = call.sealed ? await who.seal(call, { [field]: broken }) : { [field]: broken };
        const init = {
          method: call.method,
          headers: who.headers(call, 'a-key-of-some-length'),
          ...(call.encoding === 'query'
            ? {}
            : { body: call.encoding === 'form' ? text : JSON.stringify(body) }),
        };
        const answer = await who.send(call.encoding === 'query' ? `${call.path}?${text}` : call.path, init);
        expect(answer, field).toMatchObject({ success: false, status: 400, errorCode: 'request.invalid' });
      }
  });

  it('that are no requests at all answer in words', async () => {
    const bodies = ['', '[', '"text"', '[]', 'null', '1e999', '{"a":'.repeat(2_000), '\uFEFF{}'];
    for (const { call } of handledCalls.filter(({ call: { encoding } }) => encoding !== 'query'))
      for (const body of bodies)
        check(
          await member.send(call.path, {
            method: call.method,
            headers: member.headers(call, 'a-key-of-some-length'),
            body,
          }),
        );
  });

  it('to paths and methods that do not exist answer in words', async () => {
    for (const path of [
      '/wps/',
      '/wps/%00',
      '/wps//member/info',
      '/wps/member/info/',
      '/lgw/..%2f..',
      '/wps/session/login?x=1',
    ])
      for (const method of ['GET', 'POST', 'PATCH', 'DELETE'])
        check(await visitor.send(path, { method, headers: { [names.site]: '1' } }));
  });

  it('of a method that a call does not take say which it takes', async () => {
    for (const { call } of handledCalls) {
      const answer = await visitor.send(call.path, { method: 'PATCH', headers: { [names.site]: '1' } });
      expect(answer).toMatchObject({ status: 405, errorCode: 'path.unknown' });
      expect(answer.headers.get('allow')?.split(', ')).toContain(call.method);
    }
  });

  it('with made-up tokens and cookies are never let in', async () => {
    const { token } = member;
    const cookieSecret = member.cookies.get('__Host-session') ?? '';
    const call = handledCalls.find(({ name }) => name === 'member.info')?.call;
    if (!call || !token) throw new Error('no member');
    const spoil = (text: string, at: number): string => {
      const place = at % text.length;
      return text.slice(0, place) + (text[place] === 'A' ? 'B' : 'A') + text.slice(place + 1);
    };
    for (let index = 0; index < 100; index += 1) {
      const intruder = platform.visitor();
      intruder.token = index % 2 ? spoil(token, index) : token;
      intruder.cookies.set('__Host-session', index % 2 ? cookieSecret : spoil(cookieSecret, index));
      expect(await intruder.call(call, {})).toMatchObject({ success: false, errorCode: 'session.ended' });
    }
  });
});
