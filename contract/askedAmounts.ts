import * as v from 'valibot';
import { isFiner } from './currencyDecimals';
import { isAskedAmount } from './values';

/** A schema that holds others; each kind has one of these. */
type Holder = v.GenericSchema & {
  entries?: Readonly<Record<string, v.GenericSchema>>;
  item?: v.GenericSchema;
  wrapped?: v.GenericSchema;
  options?: readonly v.GenericSchema[];
};

/**
 * Path of the first amount of a request that is finer than its currency has; undefined when there is none. A platform asks
 * before it serves: such a request is refused with `amount.finer`, and nothing is rounded.
 * @param request as it was parsed by the schema
 */
export function findFinerAmount(
  schema: v.GenericSchema,
  request: unknown,
  currency: string,
  path: readonly (string | number)[] = [],
): string | undefined {
  if (request === undefined || request === null) return undefined;
  if (isAskedAmount(schema)) return isFiner(BigInt(request as string), currency) ? path.join('.') : undefined;
  const { entries, item, wrapped, options } = schema as Holder;
  const inside = (part: v.GenericSchema, value: unknown, ...name: (string | number)[]) =>
    findFinerAmount(part, value, currency, [...path, ...name]);
  if (wrapped) return inside(wrapped, request);
  if (item) return first((request as unknown[]).map((each, place) => inside(item, each, place)));
  if (entries) {
    const values = request as Readonly<Record<string, unknown>>;
    return first(Object.entries(entries).map(([name, part]) => inside(part, values[name], name)));
  }
  // The options of a union; those of a picklist are texts.
  const chosen = options?.find((option) => typeof option === 'object' && v.is(option, request));
  return chosen && inside(chosen, request);
}

const first = (found: readonly (string | undefined)[]): string | undefined =>
  found.find((path) => path !== undefined);
