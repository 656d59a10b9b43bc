import { createHash } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';
import * as v from 'valibot';
import { operatorRoles } from '#contract/operator';
import type { OperatorPerson } from '../services/system/operator';
import { PlainError } from './plainError';

const operatorsFile = v.pipe(
  v.array(
    v.strictObject({
      /** Who it is; acts are written down, and approved, under it. */
      name: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(80)),
      role: v.picklist(operatorRoles),
      /** SHA-256 of the token, in hexadecimal: whoever reads the file cannot use it. */
      sha256: v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/)),
      /** Last moment at which the token is taken, ISO 8601. */
      until: v.optional(v.pipe(v.string(), v.isoTimestamp())),
    }),
  ),
  v.minLength(1),
  v.check((all) => new Set(all.map(({ sha256 }) => sha256)).size === all.length, 'each token once'),
);

type OperatorsFile = v.InferOutput<typeof operatorsFile>;

/** Who is known by a token at a moment. */
export type FindOperator = (token: string, now: Date) => OperatorPerson | undefined;

/**
 * Reads who may operate the platform, from the JSON file that OPERATORS names; `npm run sandbox -- token` makes a line of it.
 * The file is looked at again when it changes: who is taken out of it is refused at once.
 * @throws {PlainError} for a file that cannot be meant; later, a file that has become one lets nobody in
 */
export function readOperators(path: string): FindOperator {
  let known = { changedAt: statSync(path, { throwIfNoEntry: false })?.mtimeMs, people: read(path) };
  return (token, now) => {
    const changedAt = statSync(path, { throwIfNoEntry: false })?.mtimeMs;
    if (changedAt !== known.changedAt) known = { changedAt, people: readOrNobody(path) };
    const sha256 = createHash('sha256').update(token).digest('hex');
    const found = known.people.find((each) => each.sha256 === sha256);
    if (!found || (found.until !== undefined && now > new Date(found.until))) return undefined;
    return { name: found.name, role: found.role, isAlone: false };
  };
}

function readOrNobody(path: string): OperatorsFile {
  try {
    return read(path);
  } catch {
    return [];
  }
}

function read(path: string): OperatorsFile {
  let text: unknown;
  try {
    text = JSON.parse(readFileSync(path, 'utf8'));
  } catch {
    throw new PlainError(`OPERATORS is ${path}; there has to be a JSON file that can be read.`);
  }
  const found = v.safeParse(operatorsFile, text);
  if (found.success) return found.output;
  throw new PlainError(`${path} is wrong at ${v.getDotPath(found.issues[0]) ?? 'its list'}.`);
}
