import { isValidElement } from 'react';
import type { Currency } from './modes.ts';

const isPlain = (value: object): boolean =>
  Array.isArray(value) || [Object.prototype, null].includes(Object.getPrototypeOf(value) as object | null);

/** What has been converted: a story that is drawn again gets the same objects, as screens expect. */
const converted = new Map<Currency, WeakMap<object, unknown>>();

function convert(value: unknown, currency: Currency, known: WeakMap<object, unknown>): unknown {
  if (typeof value !== 'object' || value === null) return value;
  const there = known.get(value);
  if (there !== undefined) return there;
  if (!isValidElement(value) && !isPlain(value)) return value;
  const parts = Object.entries(value).map(
    ([name, part]) =>
      [
        name,
        name === 'currency' && typeof part === 'string' ? currency : convert(part, currency, known),
      ] as const,
  );
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
 * currency has other decimals. `sample` leaves all as it is written.
 */
export function inCurrency<Args extends object>(args: Args, currency: Currency): Args {
  if (currency === 'sample') return args;
  const known = converted.get(currency) ?? new WeakMap<object, unknown>();
  converted.set(currency, known);
  return convert(args, currency, known) as Args;
}
