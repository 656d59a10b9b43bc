import { readdirSync } from 'node:fs';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { findFinerAmount } from './askedAmounts';
import { allCalls } from './namedCalls';
import { askedAmount, isAskedAmount } from './values';

/** Numbers as text that are no amounts of money, or are asked about by their handler. */
const noAmounts: Readonly<Record<string, string>> = {
  'saferPlay.setLimit.amount': 'minutes of a limit of time; changeLimit asks about the others',
  'points.convert.unitAmount': 'the rate that was shown, compared and never moved',
  'cashOutRequest.quote.stake': 'sealed by the book that made it, in amounts that the currency has',
  'cashOutRequest.quote.amount': 'sealed with it',
};
/** Numbers that count things, and the bound of a filter, which moves nothing. */
const counted = /\.(?:stakeFrom|page|pageSize|from|limit|birthday|code|verificationCode|pin|issue)$/i;

/** Texts of a schema that take 12345 and no letter, and whether they are amounts. */
function numbersIn(schema: v.GenericSchema, path: string): { path: string; isAmount: boolean }[] {
  const part = schema as v.GenericSchema & {
    entries?: Record<string, v.GenericSchema>;
    item?: v.GenericSchema;
    wrapped?: v.GenericSchema;
    options?: readonly (v.GenericSchema | string | number)[];
  };
  if (part.entries) return Object.entries(part.entries).flatMap(([name, each]) => numbersIn(each, `${path}.${name}`)); // prettier-ignore
  const inner = [part.item, part.wrapped, ...(part.options ?? [])].filter((each) => typeof each === 'object');
  if (inner.length > 0) return inner.flatMap((each) => numbersIn(each, path));
  const isNumber = ['12345', '100'].every((text) => v.is(schema, text)) && !v.is(schema, 'ABC');
  return isNumber ? [{ path, isAmount: isAskedAmount(schema) }] : [];
}

const gameRequests = (
  await Promise.all(
    readdirSync('demo/game-provider', { recursive: true })
      .map(String)
      .filter((file) => /(?:^|\/)api\.ts$/.test(file))
      .map(async (file) => {
        const all = (await import(`../demo/game-provider/${file}`)) as Record<string, v.GenericSchema>;
        return Object.entries(all).filter(([name]) => name.endsWith('Request'));
      }),
  )
).flat();

describe('every amount that a request asks for', () => {
  const found = [
    ...allCalls.flatMap(({ name, call }) => numbersIn(call.request, name)),
    ...gameRequests.flatMap(([name, schema]) => numbersIn(schema, name)),
  ];

  it('is held against the decimals of its currency', () => {
    const others = found.filter(({ path, isAmount }) => !isAmount && !(path in noAmounts) && !counted.test(path)); // prettier-ignore
    expect(others.map(({ path }) => path)).toEqual([]);
    expect(found.filter(({ isAmount }) => isAmount).length).toBeGreaterThan(20);
    for (const known of Object.keys(noAmounts)) expect(found.map(({ path }) => path)).toContain(known);
  });

  it.each(allCalls.map(({ name, call }) => [name, call] as const))('%s names its refusal', (name, call) => {
    const asks = found.some(({ path, isAmount }) => path.startsWith(`${name}.`) && isAmount);
    if (asks) expect(call.audience).not.toBe('anyone');
    expect(call.refusals.includes('amount.finer')).toBe(asks || name === 'saferPlay.setLimit');
  });
});

it('an amount is found wherever it stands', () => {
  const schema = v.strictObject({
    lines: v.array(v.strictObject({ stake: askedAmount })),
    most: v.nullable(v.optional(askedAmount)),
    terms: v.union([
      v.strictObject({ kind: v.literal('rate'), amount: v.string() }),
      v.strictObject({ kind: v.literal('money'), amount: v.pipe(askedAmount, v.regex(/^\d{1,16}$/)) }),
    ]),
  });
  const asked = (stake: string, most: string | null, kind: string, amount: string) =>
    findFinerAmount(schema, { lines: [{ stake: '100' }, { stake }], most, terms: { kind, amount } }, 'VND');
  expect(asked('20000', null, 'money', '300')).toBeUndefined();
  expect(asked('20050', null, 'money', '300')).toBe('lines.1.stake');
  expect(asked('20000', '-50', 'money', '300')).toBe('most');
  expect(asked('20000', '0', 'money', '301')).toBe('terms.amount');
  expect(asked('20000', '0', 'rate', '301')).toBeUndefined();
  expect(findFinerAmount(askedAmount, '1', 'USD')).toBeUndefined();
});
