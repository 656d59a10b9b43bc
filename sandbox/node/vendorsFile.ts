import { readFileSync } from 'node:fs';
import * as v from 'valibot';
import type { VendorConnection } from '../config';
import { PlainError } from './plainError';

const address = v.pipe(
  v.string(),
  v.url(),
  v.regex(/^https:|^http:\/\/(?:localhost|127\.0\.0\.1)[:/]/, 'an https address'),
);

const vendorsFile = v.record(
  v.string(),
  v.strictObject({
    launch: address,
    wallet: v.optional(address),
    keys: v.pipe(
      v.record(v.pipe(v.string(), v.regex(/^[\w.-]{1,64}$/)), v.pipe(v.string(), v.minLength(32))),
      v.check((keys) => [1, 2].includes(Object.keys(keys).length), 'one key, or two while they change'),
    ),
  }),
);

/**
 * Reads which vendors outside talk to the platform, from the file that VENDORS names:
 * `{ "VELORA": { "launch": "https://…", "wallet": "https://…", "keys": { "velora-2026": "32 random characters or more" } } }`.
 * Throws `PlainError` for a file that cannot be meant; it names no secret.
 */
export function readVendors(path: string | undefined): Readonly<Record<string, VendorConnection>> {
  if (!path) return {};
  let text: unknown;
  try {
    text = JSON.parse(readFileSync(path, 'utf8'));
  } catch {
    throw new PlainError(`VENDORS is ${path}; there has to be a JSON file that can be read.`);
  }
  const read = v.safeParse(vendorsFile, text);
  if (!read.success) {
    const [issue] = read.issues;
    throw new PlainError(`${path} is wrong at ${v.getDotPath(issue) ?? 'its beginning'}.`);
  }
  const ids = Object.values(read.output).flatMap(({ keys }) => Object.keys(keys));
  const twice = ids.find((id, index) => ids.indexOf(id) !== index);
  if (twice !== undefined) throw new PlainError(`${path} has two keys of the id ${twice}.`);
  return read.output;
}
