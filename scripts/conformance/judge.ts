import * as v from 'valibot';
import { headers as names, isRefusalCode, refusals, type RefusalCode } from '../../contract';
import type { NamedCall } from '../../contract/namedCalls';
import { refusalsOf, replyKindOf } from '../../contract/refusalsOf';
import type { Findings } from './finding';
import type { WireAnswer } from './wire';

/** Texts that only the inside of a program has. */
const leaks: readonly (readonly [pattern: RegExp, what: string])[] = [
  [/\bat [^\s]+ ?\(?[^)\s]+:\d+(?::\d+)?\)?/, 'a stack trace'],
  [/\.(?:ts|js|mjs|java|kt|php|py|rb|cs|go):\d+/, 'a line of source code'],
  [
    /Traceback \(most recent|[a-z]\w*(?:\.\w+)+Exception\b|\b[A-Z]\w*(?:Exception|Error): /,
    'the text of an exception',
  ],
  [
    /\b(?:SELECT|INSERT INTO|DELETE FROM|UPDATE)\b[^"]{1,200}\b(?:FROM|VALUES|SET|WHERE)\b/,
    'a database query',
  ],
  [
    /\bSQLSTATE\b|\bORA-\d{4,}|\bduplicate key value violates\b|\bECONNREFUSED\b/,
    'words of a database or a socket',
  ],
  [/\/(?:home|usr|var|opt|srv)\/[\w./-]{3,}|[A-Z]:\\\\[\w\\]{3,}|node_modules/, 'a path of the server'],
];

/** Codes that any platform may answer with when it fails, besides those of the contract. */
const faultCodes: readonly string[] = ['platform.fault', 'platform.unavailable'];

const typeOf = (answer: WireAnswer): string => answer.headers.get('content-type') ?? '';

/**
 * Holds any answer against what every answer is.
 * @param asked what was sent, as the end of "asked …"
 * @returns whether there is an answer to go on with
 */
export function judgeAnswer(
  findings: Findings,
  { name, call }: NamedCall,
  answer: WireAnswer,
  asked: string,
): boolean {
  const add = (check: string, says: string, mend: string, severity: 'must' | 'should' = 'must'): void =>
    findings.add({ call: name, check, says: `${name}, asked ${asked}, ${says}`, mend, severity });
  if (answer.lost === 'timeout') {
    add(
      'time-out',
      'gave no answer in time.',
      'Answer within 15 s: after that the site gives up and says so.',
    );
    return false;
  }
  if (answer.lost === 'network') {
    add('connection', 'could not be reached.', 'Keep the connection open until the whole answer is sent.');
    return false;
  }
  const { status, headers } = answer;
  if (status >= 300 && status < 400) {
    add(
      'redirect',
      `answered with a redirect (${status}).`,
      `Serve ${call.path} itself: the site follows no redirect.`,
    );
    return false;
  }
  if (status === 429 || status === 503) {
    const wait = headers.get('retry-after');
    if (wait === null || !/^\d+$/.test(wait))
      add(
        'retry-after',
        `answered ${status} without saying when to come back.`,
        'Send `retry-after` with whole seconds.',
      );
  }
  const kind = replyKindOf(call);
  if (status === 200 && kind !== 'json') return judgeFile(add, kind, answer);
  if (!/^application\/json\b/i.test(typeOf(answer)))
    add(
      'content type',
      `answered as \`${typeOf(answer) || 'no type'}\`.`,
      'Send `content-type: application/json; charset=utf-8`.',
    );
  if (!answer.envelope) {
    add(
      'envelope',
      `answered ${status} with a body that is no envelope.`,
      'Answer `{ "success": true, "value": … }`, or `{ "success": false, "errorCode": "area.reason" }`, whatever the status.',
    );
    return false;
  }
  if (isRefusedWith(answer, 'call.unavailable')) {
    findings.skip(name, 'the platform does not serve it');
    return false;
  }
  judgeLeaks(add, answer);
  if (!headers.get(names.requestId))
    add(
      'request id',
      `answered without \`${names.requestId}\`.`,
      'Name each answer: support finds the reason by it.',
      'should',
    );
  if (answer.envelope.success) {
    if (status !== 200)
      add(
        'status',
        `succeeded with status ${status}.`,
        'Answer a success with status 200: the site takes any other for a failure.',
      );
    return true;
  }
  judgeRefusal(add, { name, call }, answer);
  return true;
}

type Add = (check: string, says: string, mend: string, severity?: 'must' | 'should') => void;

function judgeFile(add: Add, kind: 'csv' | 'events', answer: WireAnswer): boolean {
  const wanted = kind === 'csv' ? 'text/csv' : 'text/event-stream';
  if (typeOf(answer).startsWith(wanted)) return true;
  add(
    'content type',
    `answered as \`${typeOf(answer) || 'no type'}\`.`,
    `Send \`content-type: ${wanted}\`: the reply is ${kind === 'csv' ? 'a file' : 'a stream of events'}, not an envelope.`,
  );
  return false;
}

/** Only what the platform says of itself can be a leak: replies hold what people wrote. */
function judgeLeaks(add: Add, { envelope }: WireAnswer): void {
  if (!envelope || envelope.success) return;
  const said = JSON.stringify([envelope.message, envelope.value]);
  for (const [pattern, what] of leaks)
    if (pattern.test(said)) {
      add(
        'leak',
        `told ${what} in its refusal.`,
        'Log it under the request id and send a sentence that tells nothing of the inside.',
      );
      return;
    }
}

function judgeRefusal(add: Add, { name, call }: NamedCall, { status, envelope }: WireAnswer): void {
  const code = envelope?.errorCode;
  if (code === undefined) {
    add(
      'refusal code',
      'refused without `errorCode`.',
      'Say why with a code of `x-refusals` in the OpenAPI document.',
    );
    return;
  }
  if (status >= 500 && status !== 503) {
    add(
      'fault',
      `failed with status ${status}.`,
      'Refuse what cannot be done with a code of the contract; keep 500 for faults, and mend this one.',
    );
    return;
  }
  if (!isRefusalCode(code)) {
    if (!faultCodes.includes(code))
      add(
        'refusal code',
        `refused with \`${code}\`, which the contract does not know.`,
        `Use one of ${listOf(call.refusals)}: the site has no words for others and shows "Unknown error".`,
      );
    return;
  }
  const { status: wanted } = refusals[code];
  if (status !== wanted)
    add(
      'status',
      `refused with \`${code}\` and status ${status}.`,
      `Answer \`${code}\` with status ${wanted}.`,
    );
  if (!refusalsOf(call).includes(code))
    add(
      'refusal code',
      `refused with \`${code}\`, which is not among its refusals.`,
      `Use one of those that ${name} lists: ${listOf(call.refusals)}.`,
      'should',
    );
}

const listOf = (codes: readonly RefusalCode[]): string =>
  codes.length === 0 ? '`request.invalid`' : codes.map((code) => `\`${code}\``).join(', ');

/** Holds the value of a success against the reply's schema. */
export function judgeValue(
  findings: Findings,
  { name, call }: NamedCall,
  answer: WireAnswer,
  asked: string,
): void {
  if (!answer.envelope?.success || replyKindOf(call) !== 'json') return;
  const read = v.safeParse(call.reply, answer.envelope.value);
  if (!read.success) {
    const [issue] = read.issues;
    const path = ['value', v.getDotPath(issue)].filter(Boolean).join('.');
    findings.add({
      call: name,
      check: 'shape',
      says: `${name}, asked ${asked}, answered with ${read.issues.length === 1 ? 'a field' : `${read.issues.length} fields`} that the contract does not describe: at \`${path}\` it wants ${issue.expected ?? issue.type.replaceAll('_', ' ')}.`,
      mend: `Send \`${path}\` as \`${call.path}\` has it in the OpenAPI document${/^"?\d/.test(issue.received) ? '; amounts are whole minor units as text' : ''}.`,
    });
  }
  const cache = answer.headers.get('cache-control') ?? '';
  if (call.token && !/no-store|private/.test(cache))
    findings.add({
      call: name,
      check: 'cache',
      says: `${name}, asked ${asked}, answered somebody signed in without forbidding caches to keep it.`,
      mend: 'Send `cache-control: no-store` with whatever belongs to one person.',
    });
  if (call.token && !answer.headers.get(names.sessionIdle))
    findings.add({
      call: name,
      check: 'session life',
      severity: 'should',
      says: `${name} does not say how long the session lives.`,
      mend: `Send \`${names.sessionIdle}\` and \`${names.sessionLeft}\` in seconds, so that the site warns before it ends.`,
    });
}

/** Whether an answer is a refusal with one of some codes; a code that ends in a dot stands for all of its area. */
export const isRefusedWith = ({ envelope }: WireAnswer, ...codes: readonly string[]): boolean =>
  envelope?.success === false &&
  codes.some((code) =>
    code.endsWith('.') ? envelope.errorCode?.startsWith(code) : envelope.errorCode === code,
  );

/** What an answer was, for a sentence. */
export function wordsOf({ lost, status, envelope }: WireAnswer): string {
  if (lost) return 'no answer';
  if (!envelope) return `status ${status}`;
  return envelope.success ? 'a success' : `\`${envelope.errorCode ?? 'no code'}\``;
}
