import * as v from 'valibot';

/** Reads what was stored: the value, or undefined when it does not fit the schema (any more). */
export const parsed =
  <Value>(schema: v.GenericSchema<unknown, Value>) =>
  (stored: unknown): Value | undefined => {
    const result = v.safeParse(schema, stored);
    return result.success ? result.output : undefined;
  };
