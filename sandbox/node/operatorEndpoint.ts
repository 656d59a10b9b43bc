import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import { rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import * as v from 'valibot';
import { operatorRequest, operatorStatuses, type operatorReply } from '#contract/operator';
import { errorFields } from '../log';
import { Misunderstood, type Operator, type OperatorPerson } from '../services/system/operator';
import { Forbidden, runCommand } from '../services/system/runCommand';
import { makeFolders } from './makeFolders';
import type { FindOperator } from './operatorsFile';

/** Where a running platform tells the operator's command line how to reach it. */
export const operatorFile = (dataDir: string): string => join(dataDir, 'operator.json');

type Serve = (request: Request) => Promise<Response>;

/** Way of the operator's command line into a running platform. */
export interface OperatorEndpoint {
  serve: Serve;
  /** Takes the file away. */
  close(): void;
}

/**
 * Opens the door: writes its address and a fresh secret into the data folder, readable by this user alone. Whoever can
 * read that file could read the database beside it as well. See docs/decisions/2026-11-operator-door.md.
 */
export function openOperatorEndpoint(operator: Operator, dataDir: string, port: number): OperatorEndpoint {
  const secret = randomBytes(32).toString('base64url');
  const path = operatorFile(dataDir);
  makeFolders(dirname(path));
  rmSync(path, { force: true });
  const address = `http://127.0.0.1:${port}/sandbox/operator`;
  writeFileSync(path, JSON.stringify({ address, secret }), { mode: 0o600 });
  const digest = (text: string): Buffer => createHash('sha256').update(text).digest();
  const wanted = digest(secret);
  const person: OperatorPerson = { name: 'this machine', role: 'admin', isAlone: true };
  return {
    serve: (request) =>
      answer(operator, request, { production: false }, (token) =>
        timingSafeEqual(digest(token), wanted) ? person : undefined,
      ),
    close: () => rmSync(path, { force: true }),
  };
}

/** Answers operators who are elsewhere, each by their own token. */
export const serveOperators =
  (operator: Operator, find: FindOperator, options: { production: boolean }): Serve =>
  (request) =>
    answer(operator, request, options, (token) => find(token, operator.clock.now()));

/** Bytes of a command; texts of an answer are the longest. */
const mostBytes = 100_000;

async function answer(
  operator: Operator,
  request: Request,
  options: { production: boolean },
  find: (token: string) => OperatorPerson | undefined,
): Promise<Response> {
  const [, token = ''] = /^Bearer (.{1,200})$/.exec(request.headers.get('authorization') ?? '') ?? [];
  const person = request.method === 'POST' ? find(token) : undefined;
  if (!person) return reply('unknown', { says: 'No operator is known by this token.' });
  const words = v.safeParse(operatorRequest, await readJson(request));
  if (!words.success) return reply('refused', { says: 'Say a command as a list of words; help lists them.' });
  try {
    const { outcome, says, act, list } = await runCommand(operator, person, words.output, options);
    return reply(outcome, { says, ...(act > 0 && { act }), ...(list && { list: [...list] }) });
  } catch (error) {
    if (error instanceof Misunderstood)
      return reply(error instanceof Forbidden ? 'forbidden' : 'refused', { says: error.message });
    operator.log.error('an operator was not answered', errorFields(error));
    return reply('failed', { says: 'The platform failed; acts says how far it came, and its log says why.' });
  }
}

async function readJson(request: Request): Promise<unknown> {
  try {
    const text = await request.text();
    return text.length > mostBytes ? undefined : JSON.parse(text);
  } catch {
    return undefined;
  }
}

const reply = (status: keyof typeof operatorStatuses, body: v.InferInput<typeof operatorReply>): Response =>
  Response.json(body, {
    status: operatorStatuses[status],
    headers: { 'cache-control': 'no-store' },
  });
