import { headers as names, refusals, type Call, type RefusalCode } from '../../contract';
import type { NamedCall } from '../../contract/namedCalls';
import { refusalsOf, replyKindOf } from '../../contract/refusalsOf';
import { sampleOf } from '../../contract/sample';
import type { JsonSchema } from './schemas';

/** What an operation is written from besides its call. */
export interface OperationParts {
  says: string | undefined;
  request: JsonSchema;
  /** Absent for a file or a stream. */
  reply: JsonSchema | undefined;
}

const audiences: Readonly<Record<Call['audience'], string>> = {
  anyone: 'Anybody may call it.',
  signedIn: 'Whoever is signed in may call it, trial accounts too.',
  member: 'Members and agents may call it; a trial account is refused with `guest.blocked`.',
  agent:
    'Agents may call it; a trial account is refused with `guest.blocked`, a member with `permission.denied`.',
};

const retries: Readonly<Record<Call['retry'], string>> = {
  safe: 'The site asks again by itself when the network fails.',
  keyed:
    'It carries an `idempotency-key`, made before the first send. The same key with the same input answers as the first time and does nothing twice; with another input it is refused with `key.reused`.',
  never: 'The site never sends it again by itself.',
};

const namesState =
  'It carries an `idempotency-key`, made before the first send. It names the state that is wanted, so that sending it again changes nothing: a platform need not remember the key.';

const reference = (kind: string, name: string) => ({ $ref: `#/components/${kind}/${name}` });

/** One call as an operation of OpenAPI. */
export function operationOf({ name, call }: NamedCall, parts: OperationParts): Record<string, unknown> {
  const [area = ''] = name.split('.');
  const notes = [
    parts.says,
    audiences[call.audience],
    call.namesState ? namesState : retries[call.retry],
    call.sealed && 'The body travels sealed: see `SealedBody`; `x-sealed-content` is what is inside.',
    call.assumed.length > 0 &&
      `The specification leaves open, and this contract decides: ${call.assumed.join(', ')}.`,
  ].filter((note) => typeof note === 'string');
  return {
    operationId: name,
    tags: [area],
    summary: summaryOf(name),
    description: notes.join('\n\n'),
    security: securityOf(call),
    parameters: parametersOf(call, parts.request),
    ...(call.encoding !== 'query' && { requestBody: bodyOf(call, parts.request) }),
    responses: responsesOf(call, parts.reply),
    'x-audience': call.audience,
    'x-retry': call.retry,
    'x-assumed': call.assumed,
    'x-refusals': refusalsOf(call).map((code) => ({
      code,
      status: refusals[code].status,
      again: refusals[code].again,
      ...(call.refusalFields[code] !== undefined && { field: call.refusalFields[code] }),
    })),
  };
}

/** Who must say who they are, who may, and who is not asked. */
function securityOf({ token, personal }: Call): object[] {
  const own = { token: [], session: [] };
  if (token) return [own];
  return personal ? [{}, own] : [];
}

/** `cashier.createDeposit` as `Create deposit`. */
function summaryOf(name: string): string {
  const words = (name.split('.')[1] ?? '').replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return words.charAt(0).toUpperCase() + words.slice(1);
}

function parametersOf(call: Call, request: JsonSchema): unknown[] {
  const shared = [
    'Merchant',
    'Language',
    'RequestedBySite',
    ...(call.token || call.personal ? ['Background'] : []),
    ...(call.retry === 'keyed' ? ['IdempotencyKey'] : []),
  ];
  const own = [
    {
      name: names.module,
      in: 'header',
      required: true,
      description: 'Module of the call, so that a relay can route and meter it.',
      schema: { type: 'string', const: call.module },
      example: call.module,
    },
    ...(call.encoding === 'query' ? queryOf(call, request) : []),
  ];
  return [...shared.map((each) => reference('parameters', each)), ...own];
}

function queryOf(call: Call, request: JsonSchema): unknown[] {
  const sample = sampleOf(call.request) as Record<string, unknown>;
  return Object.entries(request.properties ?? {}).map(([field, schema]) => {
    const { description, ...rest } = schema as JsonSchema;
    return {
      name: field,
      in: 'query',
      required: request.required?.includes(field) ?? false,
      ...(description !== undefined && { description }),
      schema: rest,
      example: sample[field],
    };
  });
}

function bodyOf(call: Call, request: JsonSchema): unknown {
  const example = sampleOf(call.request);
  if (call.sealed)
    return {
      required: true,
      content: {
        'application/json': {
          schema: reference('schemas', 'SealedBody'),
          'x-sealed-content': { schema: request, example },
        },
      },
    };
  const type = call.encoding === 'form' ? 'application/x-www-form-urlencoded' : 'application/json';
  return { required: true, content: { [type]: { schema: request, example } } };
}

function responsesOf(call: Call, reply: JsonSchema | undefined): Record<string, unknown> {
  const byStatus = new Map<number, RefusalCode[]>();
  for (const code of refusalsOf(call)) {
    const { status } = refusals[code];
    byStatus.set(status, [...(byStatus.get(status) ?? []), code]);
  }
  const refused = [...byStatus]
    .sort(([a], [b]) => a - b)
    .map(([status, codes]) => [status, refusalOf(status, codes)]);
  return {
    200: { description: 'Done.', headers: answerHeaders(call), content: contentOf(call, reply) },
    ...(Object.fromEntries(refused) as Record<string, unknown>),
    default: reference('responses', 'Fault'),
  };
}

function contentOf(call: Call, reply: JsonSchema | undefined): Record<string, unknown> {
  const kind = replyKindOf(call);
  if (kind === 'csv')
    return {
      'text/csv; charset=utf-8': {
        schema: { type: 'string', description: 'CSV with a byte order mark, the header first.' },
        example: '\uFEFFTime,Amount\r\n2026-11-20T08:30:00.000Z,500.00\r\n',
      },
    };
  if (kind === 'events')
    return {
      'text/event-stream': {
        schema: {
          type: 'string',
          description: 'One event for each topic, whose data is the topic; a comment every 20 seconds.',
        },
        example: ':\n\ndata: balance\n\n',
      },
    };
  // What is of no type may be missing altogether.
  const isNothing = call.reply.type === 'unknown';
  return {
    'application/json': {
      schema: {
        type: 'object',
        required: ['success', ...(isNothing ? [] : ['value'])],
        properties: { success: { const: true }, value: reply ?? {} },
      },
      example: { success: true, ...(!isNothing && { value: sampleOf(call.reply) }) },
    },
  };
}

function answerHeaders(call: Call): Record<string, unknown> {
  return {
    [names.requestId]: reference('headers', 'RequestId'),
    ...(call.token && {
      [names.sessionIdle]: reference('headers', 'SessionIdle'),
      [names.sessionLeft]: reference('headers', 'SessionLeft'),
    }),
  };
}

function refusalOf(status: number, codes: readonly RefusalCode[]): Record<string, unknown> {
  const mayWait = status === 429 || status === 503;
  return {
    description: `Refused: ${codes.map((code) => `\`${code}\``).join(', ')}.`,
    headers: {
      [names.requestId]: reference('headers', 'RequestId'),
      ...(mayWait && { 'retry-after': reference('headers', 'RetryAfter') }),
    },
    content: {
      'application/json': {
        schema: {
          allOf: [
            reference('schemas', 'Refusal'),
            { type: 'object', properties: { errorCode: { enum: codes } } },
          ],
        },
        example: { success: false, errorCode: codes[0], message: 'The reason, for logs and support.' },
      },
    },
  };
}
