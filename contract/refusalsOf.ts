import { isReading, type Call, type RefusalCode } from './index';

/** How a call answers when it succeeds: an envelope of JSON, a CSV file or a stream of events. */
export type ReplyKind = 'json' | 'csv' | 'events';

/** Told by the schema alone: a file and a stream are `custom`, and what they are made of is said by their own check. */
export function replyKindOf({ reply }: Call): ReplyKind {
  if (reply.type !== 'custom') return 'json';
  return (reply as unknown as { message?: string }).message === 'must be a CSV file' ? 'csv' : 'events';
}

const ofSession: readonly RefusalCode[] = [
  'session.missing',
  'session.cookies',
  'session.ended',
  'session.elsewhere',
  'session.idle',
  'session.expired',
  'session.password',
  'session.disabled',
];

/** Every refusal that a call may be answered with: its own, and those that any call of its kind can get. */
export function refusalsOf(call: Call): readonly RefusalCode[] {
  const general: RefusalCode[] = [
    'request.invalid',
    ...(call.encoding === 'query' ? [] : (['request.tooLarge'] as const)),
    ...(call.method === 'GET' ? [] : (['request.foreign'] as const)),
    ...(call.sealed ? (['request.unsealed'] as const) : []),
    ...(call.token ? ofSession : []),
    ...(call.token && !isReading(call) ? (['password.changeFirst'] as const) : []),
    'call.unavailable',
    'limit.reached',
    'platform.region',
    'platform.maintenance',
  ];
  return [...new Set([...call.refusals, ...general])];
}
