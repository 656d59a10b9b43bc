import { isValidElement } from 'react';
import type { Currency } from './modes.ts';

/** What stands in place of a sample's value of that name; undefined: the value itself. */
type Rule = (name: string, value: unknown) => unknown;

/** 999,999,999,999.99, in hundredths as all amounts are. */
const longestAmount = '99999999999999';
/** As long as an account may be called, of the widest letter. */
const longestName = 'W'.repeat(16);
const deepest = 12;
const people = /^(account|username|nickname|payeeName|holder|upline|owner|sender|receiver)$/;
/** Strings of digits that are no amount. */
const numbers = /(id|number|code|phone|digits?|draw|value|key|seed|last4|serial|result|numbers)$/i;

const longest: Rule = (name, value) => {
  if (name === 'path' && Array.isArray(value) && value.length > 0)
    return Array.from({ length: deepest }, (_, at) => ({
      ...(value[Math.min(at, value.length - 1)] as object),
      id: `level-${at}`,
      account: longestName,
    }));
  if (typeof value !== 'string') return undefined;
  if (name === 'currency') return 'IDR';
  if (people.test(name)) return longestName;
  return /^-?\d{3,}$/.test(value) && !numbers.test(name) ? value.replace(/\d+/, longestAmount) : undefined;
};

const ruleOf = (currency: Currency): Rule =>
  currency === 'longest'
    ? longest
    : (name, value) => (name === 'currency' && typeof value === 'string' ? currency : undefined);

const isPlain = (value: object): boolean =>
  Array.isArray(value) || [Object.prototype, null].includes(Object.getPrototypeOf(value) as object | null);

/** What has been converted: a story that is drawn again gets the same objects, as screens expect. */
const converted = new Map<Currency, WeakMap<object, unknown>>();

/** `name`: what the value is called where it stands; what is in a list is called as the list is. */
function convert(value: unknown, rule: Rule, known: WeakMap<object, unknown>, name = ''): unknown {
  if (typeof value !== 'object' || value === null) return value;
  const there = known.get(value);
  if (there !== undefined) return there;
  if (!isValidElement(value) && !isPlain(value)) return value;
  const parts = Object.entries(value).map(([key, part]) => {
    const called = Array.isArray(value) ? name : key;
    return [key, rule(called, part) ?? convert(part, rule, known, called)] as const;
  });
  const isSame = parts.every(([name, part]) => part === (value as Record<string, unknown>)[name]);
  const made = isSame
    ? value
    : Array.isArray(value)
      ? parts.map(([, part]) => part)
      : withParts(value, parts);
  known.set(value, made);
  return made;
}

/** A copy of the same kind: what React keeps of an element beside its parts cannot be listed. */
const withParts = (value: object, parts: readonly (readonly [string, unknown])[]): object =>
  Object.assign(
    Object.create(Object.getPrototypeOf(value) as object | null) as object,
    Object.fromEntries(parts),
  );

/**
 * A story's samples in the currency of the toolbar: the same numbers of minor units, which come to other amounts where a
 * currency has other decimals. `sample` leaves all as it is written; `longest` writes the longest amounts, names of
 * accounts and ways down a team that the platform can send.
 */
export function inCurrency<Args extends object>(args: Args, currency: Currency): Args {
  if (currency === 'sample') return args;
  const known = converted.get(currency) ?? new WeakMap<object, unknown>();
  converted.set(currency, known);
  return convert(args, ruleOf(currency), known) as Args;
}
