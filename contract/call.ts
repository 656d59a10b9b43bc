import * as v from 'valibot';
import type { RefusalCode } from './refusals';

/** What of a call the specification does not show, so that we had to decide it. */
export type Assumption = 'method' | 'path' | 'module' | 'request' | 'reply' | 'token';

/**
 * When the client may send a call again by itself.
 * `safe` reads: two retries with jitter. `keyed` writes: the same, under one idempotency key made before
 * the first send. `never`: the person decides.
 */
export type Retry = 'safe' | 'keyed' | 'never';

/** One call of a platform, as data: the only place that knows its path and its shapes. */
export interface Call<
  Request extends v.GenericSchema = v.GenericSchema,
  Reply extends v.GenericSchema = v.GenericSchema,
> {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Path from the root of the platform, literal where the specification shows it. */
  readonly path: `/${string}`;
  /** Module id, sent as the `module-id` header so that a relay can route and meter the call. */
  readonly module: string;
  /** Whether the call needs a session token. */
  readonly token: boolean;
  /** Whether the request body travels inside a sealed envelope (see `sealing.ts`). */
  readonly sealed: boolean;
  /** How the request travels: in the query for reads, else as JSON or as a form. */
  readonly encoding: 'query' | 'json' | 'form';
  readonly retry: Retry;
  /** Refusals that this call can answer besides the ones every call can. */
  readonly refusals: readonly RefusalCode[];
  /** What the specification leaves open; empty when it shows everything. */
  readonly assumed: readonly Assumption[];
  /** Strict: an unknown field is an error. */
  readonly request: Request;
  /** Loose: a platform may send more than we read. Checks `value` of the reply. */
  readonly reply: Reply;
}

interface CallInput<Request extends v.GenericSchema, Reply extends v.GenericSchema> {
  method: Call['method'];
  path: Call['path'];
  module: string;
  token?: boolean;
  sealed?: boolean;
  encoding?: Call['encoding'];
  retry?: Retry;
  refusals?: readonly RefusalCode[];
  assumed?: readonly Assumption[];
  request: Request;
  reply: Reply;
}

/** Freezes one call and fills in what follows from its method. */
export function defineCall<const Request extends v.GenericSchema, const Reply extends v.GenericSchema>(
  call: CallInput<Request, Reply>,
): Call<Request, Reply> {
  const read = call.method === 'GET';
  return Object.freeze({
    token: false,
    sealed: false,
    encoding: read ? 'query' : 'json',
    retry: read ? 'safe' : 'never',
    refusals: [],
    assumed: [],
    ...call,
  });
}

/** What a caller passes to a call. */
export type RequestOf<C extends Call> = v.InferInput<C['request']>;
/** What a handler receives: the request after parsing. */
export type ParsedRequestOf<C extends Call> = v.InferOutput<C['request']>;
/** What a caller gets: the parsed `value` of the reply. */
export type ReplyOf<C extends Call> = v.InferOutput<C['reply']>;
/** What a handler returns, before the reply check. */
export type HandlerReplyOf<C extends Call> = v.InferInput<C['reply']>;

/** The request of a call that takes nothing. */
export const nothing = v.strictObject({});
