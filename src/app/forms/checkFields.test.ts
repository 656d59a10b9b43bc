import * as v from 'valibot';
import { expect, test } from 'vitest';
import { contract, defineCall, type Call, type FieldRule } from '#contract';
import { fieldRefusal } from '../failures/fieldRefusal';
import { checkFields } from './checkFields';

/** Says a message by its id and its values. */
const intl = {
  formatMessage: ({ id }: { id?: string }, values?: object) =>
    values ? `says ${id} ${JSON.stringify(values)}` : `says ${id}`,
} as unknown as Parameters<typeof checkFields>[0];

const call = defineCall({
  method: 'POST',
  path: '/wps/a',
  module: 'A',
  audience: 'member',
  refusals: { 'password.wrong': 'oldPassword', 'limit.reached': null },
  request: v.strictObject({
    oldPassword: v.pipe(v.string(), v.minLength(4), v.maxLength(8)),
    count: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(99))),
  }),
  reply: v.unknown(),
});
const rule: FieldRule = {
  enabled: true,
  required: true,
  acceptedPattern: '[a-z]+',
  patternId: 'LENGTH',
  minLength: 2,
  maxLength: 5,
};

test.each([
  [{ oldPassword: '' }, { oldPassword: 'says error.field.missing' }],
  [{}, { oldPassword: 'says error.field.missing' }],
  [{ oldPassword: 'abc' }, { oldPassword: 'says error.field.tooShort {"min":4}' }],
  [{ oldPassword: 'abcdefghi' }, { oldPassword: 'says error.field.tooLong {"max":8}' }],
  [{ oldPassword: 'abcd', count: 0 }, { count: 'says error.field.tooSmall {"min":1}' }],
  [{ oldPassword: 'abcd', count: 100 }, { count: 'says error.field.tooLarge {"max":99}' }],
  [{ oldPassword: 'abcd', count: 1.5 }, { count: 'says error.field.invalid' }],
  [{ oldPassword: 'abcd', count: '' }, {}],
  [{ oldPassword: 'abcd', repeated: 'of the form alone' }, {}],
])('%j is told what the contract wants', (values, errors) => {
  expect(checkFields(intl, call, values)).toEqual(errors);
});

test.each([
  ['', 'says error.field.missing'],
  ['a', 'says session.pattern.length {"min":2,"max":5}'],
  ['abcdef', 'says session.pattern.length {"min":2,"max":5}'],
  ['A1', 'says session.pattern.length {"min":2,"max":5}'],
  ['abc', undefined],
])("the platform's rule says of '%s': %s", (name, message) => {
  const values = { oldPassword: 'abcd', name };
  expect(checkFields(intl, call, values, { name: rule })['name']).toBe(message);
});

test('a rule that is off asks for nothing', () => {
  expect(
    checkFields(intl, call, { oldPassword: 'abcd', name: '' }, { name: { ...rule, enabled: false } }),
  ).toEqual({});
});

test('a call that refuses a field for its rule says which', () => {
  const calls = Object.values<Record<string, Call>>(contract).flatMap((area) => Object.entries(area));
  const silent = calls.filter(
    ([, { refusals, refusalFields }]) =>
      refusals.includes('register.field') && !refusalFields['register.field'],
  );
  // These name the field in what they say besides: see registerRefusal.
  expect(silent.map(([name]) => name).sort()).toEqual(['register', 'registerMobile']);
});

test('a refusal that belongs to a field is worded there, every other is not', () => {
  const { refusalFields } = contract.session.changePassword;
  expect(refusalFields).toMatchObject({ 'password.wrong': 'oldPassword' });
  expect(fieldRefusal(intl, { kind: 'refused', code: 'password.wrong', field: 'oldPassword' })).toEqual({
    field: 'oldPassword',
    message: 'says error.passwordWrong',
  });
  expect(
    fieldRefusal(intl, { kind: 'refused', code: 'request.invalid', value: { fields: ['count'] } }),
  ).toEqual({
    field: 'count',
    message: 'says error.field.invalid',
  });
  expect(fieldRefusal(intl, { kind: 'refused', code: 'password.wrong' })).toBeUndefined();
  expect(fieldRefusal(intl, { kind: 'timeout' })).toBeUndefined();
});
