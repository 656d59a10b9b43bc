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

/**
 * Who may make a call: everybody, whoever is signed in (trial accounts too), members and agents, or agents alone. The
 * edge of the platform turns away everybody else before a handler runs. Source: security.md, 1.5.
 */
export type Audience = 'anyone' | 'signedIn' | 'member' | 'agent';

/** One call of a platform, as data: the only place that knows its path and its shapes. */
export interface Call<
  Request extends v.GenericSchema = v.GenericSchema,
  Reply extends v.GenericSchema = v.GenericSchema,
  Who extends Audience = Audience,
> {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Path from the root of the platform, literal where the specification shows it. */
  readonly path: `/${string}`;
  /** Module id, sent as the `module-id` header so that a relay can route and meter the call. */
  readonly module: string;
  readonly audience: Who;
  /**
   * Whether a call that everybody may make answers whoever is signed in by their name: the client then sends its token.
   * Others go without, so that the platform can answer everybody with one kept reply.
   */
  readonly personal?: boolean;
  /** Whether the call needs a session token: follows from the audience. */
  readonly token: boolean;
  /** Whether the request body travels inside a sealed envelope (see `sealing.ts`). */
  readonly sealed: boolean;
  /** How the request travels: in the query for reads, else as JSON or as a form. */
  readonly encoding: 'query' | 'json' | 'form';
  readonly retry: Retry;
  /**
   * Whether the request of a keyed write names the state that is wanted, so that sending it again changes nothing: a
   * platform need not remember its key.
   */
  readonly namesState?: boolean;
  /**
   * Whether it is a report about others on which nothing is decided: a copy of the database may answer it, which lags a little.
   * What somebody looks at to see what they just did is none.
   */
  readonly isReport?: boolean;
  /** Bytes that a request body may have when it is more than the platform's usual bound, for pictures. */
  readonly bodyBytes?: number;
  /** Refusals that this call can answer besides the ones every call can. */
  readonly refusals: readonly RefusalCode[];
  /** The field of the request that a refusal is about; a form shows it there. */
  readonly refusalFields: Readonly<Partial<Record<RefusalCode, string>>>;
  /** What the specification leaves open; empty when it shows everything. */
  readonly assumed: readonly Assumption[];
  /** Strict: an unknown field is an error. */
  readonly request: Request;
  /** Loose: a platform may send more than we read. Checks `value` of the reply. */
  readonly reply: Reply;
}

interface CallInput<Request extends v.GenericSchema, Reply extends v.GenericSchema, Who extends Audience> {
  method: Call['method'];
  path: Call['path'];
  module: string;
  /** @default 'anyone' */
  audience?: Who;
  personal?: boolean;
  sealed?: boolean;
  encoding?: Call['encoding'];
  retry?: Retry;
  namesState?: boolean;
  isReport?: boolean;
  bodyBytes?: number;
  /**
   * Refusals of this call's own: a list, or a table that says which field of the request each is about and `null` for
   * none. Those of the audience and of the idempotency key follow by themselves.
   */
  refusals?: readonly RefusalCode[] | Partial<Record<RefusalCode, FieldOf<Request> | null>>;
  assumed?: readonly Assumption[];
  request: Request;
  reply: Reply;
}

type FieldOf<Request extends v.GenericSchema> = keyof v.InferInput<Request> & string;

const ofAudience: Readonly<Record<Audience, readonly RefusalCode[]>> = {
  anyone: [],
  signedIn: [],
  member: ['guest.blocked'],
  agent: ['guest.blocked', 'permission.denied'],
};

/** Freezes one call and fills in what follows from its method and its audience. */
export function defineCall<
  const Request extends v.GenericSchema,
  const Reply extends v.GenericSchema,
  const Who extends Audience = 'anyone',
>({
  refusals = [],
  audience = 'anyone' as Who,
  ...call
}: CallInput<Request, Reply, Who>): Call<Request, Reply, Who> {
  const read = call.method === 'GET';
  const retry = call.retry ?? (read ? 'safe' : 'never');
  const fields = Array.isArray(refusals) ? [] : Object.entries(refusals).filter(([, field]) => field);
  const own = Array.isArray(refusals) ? refusals : Object.keys(refusals);
  const ofKey: readonly RefusalCode[] =
    retry !== 'keyed' ? [] : call.namesState ? ['key.missing'] : ['key.reused', 'key.missing'];
  return Object.freeze({
    sealed: false,
    encoding: read ? 'query' : 'json',
    assumed: [],
    ...call,
    retry,
    audience,
    token: audience !== 'anyone',
    refusals: [...new Set([...(own as RefusalCode[]), ...ofKey, ...ofAudience[audience]])],
    refusalFields: Object.freeze(Object.fromEntries(fields) as Call['refusalFields']),
  });
}

/** Whether a call changes nothing: every GET, and the POSTs by which the specification reads something. */
export const isReading = ({ method, retry }: Pick<Call, 'method' | 'retry'>): boolean =>
  method === 'GET' || retry === 'safe';

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
