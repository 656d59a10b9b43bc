import { readFileSync } from 'node:fs';
import { sql } from 'drizzle-orm';
import * as v from 'valibot';
import { rows, type Db } from '../db/database';
import { createWrapping, unwrapped, type Wrapping } from '../wrapping';
import { PlainError } from './plainError';

const wrapKeysFile = v.pipe(
  v.record(
    v.pipe(v.string(), v.regex(/^[\w.-]{1,40}$/)),
    v.pipe(
      v.string(),
      v.check((text) => Buffer.from(text, 'base64').length === 32, '32 bytes'),
    ),
  ),
  v.check((keys) => Object.keys(keys).length > 0, 'one key or more'),
);

/**
 * Reads the keys from outside that wrap secrets, from the JSON file that WRAP_KEYS names: `{ "2026-11": "32 bytes as base64" }`,
 * the one that wraps first, those of before after it; none without one, and for `none`. Throws `PlainError` for a file that cannot be meant; it names no key.
 */
export function readWrapKeys(path: string | undefined): Wrapping {
  if (!path || path === 'none') return unwrapped;
  let text: unknown;
  try {
    text = JSON.parse(readFileSync(path, 'utf8'));
  } catch {
    throw new PlainError(`WRAP_KEYS is ${path}; there has to be a JSON file that can be read.`);
  }
  const found = v.safeParse(wrapKeysFile, text);
  if (found.success) return createWrapping(found.output);
  throw new PlainError(`${path} has to name keys of 32 bytes as base64. Make one: openssl rand -base64 32`);
}

/** Throws `PlainError` when something in the database is wrapped by a key that is not there: nobody could log in. */
export async function assertKeysFit(db: Db, wrapping: Wrapping): Promise<void> {
  const used = await rows<{ key: string }>(
    db,
    sql`SELECT DISTINCT split_part(text, ':', 2) AS key FROM (SELECT private_pem AS text FROM sealing_keys UNION ALL
      SELECT secret FROM totp_secrets UNION ALL SELECT secret FROM totp_setups) AS secrets WHERE text LIKE 'wrapped:%'`,
  );
  const lost = used.find(({ key }) => !wrapping.keys.includes(key));
  if (lost)
    throw new PlainError(
      `The database has secrets that are wrapped by the key "${lost.key}", which WRAP_KEYS does not name. Add it after the one in use.`,
    );
}
