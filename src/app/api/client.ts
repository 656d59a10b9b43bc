import {
  headers,
  type Call,
  type Contract,
  type CsvFile,
  type EventStream,
  type ReplyOf,
  type RequestOf,
  type SealedBody,
  type SessionLife,
} from '#contract';
import { fail, succeed, type Failure, type Outcome } from '../data/failure';
import type { Clock, Random } from '../data/ports';
import { lifeOf, readReply } from './readReply';

export interface CallOptions {
  /** Ends the call early; its outcome is then `aborted`. */
  signal?: AbortSignal;
  /** Idempotency key of a write. Made here when absent, before the first send. */
  key?: string;
  /** Milliseconds it may take, for files that are long in coming. @default 15000 */
  timeout?: number;
  /** No person asked for it: the call does not keep a session alive. */
  background?: boolean;
}

/** How a call comes back: a file as its bytes, an event stream as the response that is still being read. */
type Caller<C extends Call> = (
  request: RequestOf<C>,
  options?: CallOptions,
) => Promise<
  Outcome<ReplyOf<C> extends CsvFile ? Blob : ReplyOf<C> extends EventStream ? Response : ReplyOf<C>>
>;

/** Tables of calls by area. */
export type Areas = Readonly<Record<string, Readonly<Record<string, Call>>>>;

/** The calls of some areas as functions. */
export type CallsOf<A extends Areas> = {
  readonly [Area in keyof A]: { readonly [Name in keyof A[Area]]: Caller<A[Area][Name]> };
};

/** Every call of the contract as a function: a new call in the table is a new function here, with nothing to add. */
export type Api = CallsOf<Contract>;

export interface ApiDeps {
  fetch: (url: string, init: RequestInit) => Promise<Response>;
  /** Origin of the platform, without a slash at the end; empty for the site's own. */
  origin: string;
  clock: Clock;
  random: Random;
  isOnline: () => boolean;
  merchant: () => string;
  language: () => string;
  token: () => string | null;
  seal: (call: Call, body: unknown, again: boolean) => Promise<Outcome<SealedBody>>;
  /** Told of every failure that changes what the whole site shows: session, maintenance, region. */
  onFailure: (failure: Failure) => void;
  /** Fetches the words of refusals, which are no part of the first download. A refusal waits for it, a second at most. */
  ensureRefusalWords?: () => Promise<unknown>;
  /** Told how long the session lives, with each answer that says so. */
  onLife?: (life: SessionLife) => void;
  /** Milliseconds a call may take, with everything that is sent again for it. @default 15000 */
  timeout?: number;
}

const attempts = 3;
const longestWaitSeconds = 5;

/**
 * Builds the functions that speak to a platform.
 * @param contract the calls to speak of, by area: those left out are not downloaded
 */
export function createApi<const A extends Areas>(deps: ApiDeps, contract: A): CallsOf<A> {
  const areas = Object.entries(contract).map(([area, calls]) => [
    area,
    Object.fromEntries(
      Object.entries(calls).map(([name, call]) => [
        name,
        (request: unknown, options: CallOptions = {}) => perform(deps, call, request, options),
      ]),
    ),
  ]);
  return Object.fromEntries(areas) as CallsOf<A>;
}

async function perform(
  deps: ApiDeps,
  call: Call,
  request: unknown,
  options: CallOptions,
): Promise<Outcome<unknown>> {
  const key = call.retry === 'keyed' ? (options.key ?? deps.random.id()) : undefined;
  const tries = call.retry === 'never' ? 1 : attempts;
  let outcome: Outcome<unknown> = fail({ kind: 'aborted' });
  let resealed = false;
  const token = deps.token();
  const deadline = deps.clock.now() + (options.timeout ?? deps.timeout ?? 15_000);
  for (let attempt = 1; attempt <= tries; attempt += 1) {
    outcome = await send(deps, call, request, options, { key, deadline, freshSeal: resealed });
    if (outcome.ok) return outcome;
    if (isStaleSeal(call, outcome.failure) && !resealed) {
      resealed = true;
      outcome = await send(deps, call, request, options, { key, deadline, freshSeal: true });
      if (outcome.ok) return outcome;
    }
    const wait = waitBeforeRetry(outcome.failure, attempt, deps.random);
    if (wait === undefined || attempt === tries || deps.clock.now() + wait >= deadline) break;
    await pause(deps.clock, wait, options.signal);
    if (options.signal?.aborted) return fail({ kind: 'aborted' });
  }
  if (!outcome.ok) await waitForWords(deps, outcome.failure);
  // The end of a session that is no longer ours says nothing about the one that is.
  const isOurs = !outcome.ok && (outcome.failure.kind !== 'session' || token === deps.token());
  if (!outcome.ok && isOurs) deps.onFailure(outcome.failure);
  return outcome;
}

/** Milliseconds that a refusal waits for its words. */
const wordsWait = 1_000;

/** Comes back with the words of a refusal, or without them: the answer matters more. */
async function waitForWords(
  { clock, ensureRefusalWords }: ApiDeps,
  { kind, ...failure }: Failure,
): Promise<void> {
  if (!ensureRefusalWords || !['limited', 'refused'].includes(kind)) return;
  if ('code' in failure && failure.code === 'unknown') return;
  await new Promise<void>((resolve) => {
    const cancel = clock.after(wordsWait, resolve);
    const end = (): void => {
      cancel();
      resolve();
    };
    ensureRefusalWords().then(end, end);
  });
}

/** The platform changed its key or our clock runs off: a fresh key is worth one more try, and nothing was carried out. */
function isStaleSeal(call: Call, failure: Failure): boolean {
  return call.sealed && failure.kind === 'refused' && failure.code === 'request.unsealed';
}

/** Milliseconds to wait before sending again, or undefined when that cannot help. */
function waitBeforeRetry(
  failure: Failure,
  attempt: number,
  random: Pick<Random, 'fraction'>,
): number | undefined {
  const jittered = 300 * 2 ** (attempt - 1) * (0.5 + random.fraction());
  switch (failure.kind) {
    case 'network':
    case 'malformed':
      return jittered;
    case 'http':
      return failure.status >= 500 ? jittered : undefined;
    case 'limited':
      return failure.retryAfterSeconds <= longestWaitSeconds
        ? failure.retryAfterSeconds * 1000 + jittered
        : undefined;
    default:
      return undefined;
  }
}

function pause(clock: Clock, ms: number, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const cancel = clock.after(ms, resolve);
    signal?.addEventListener('abort', () => {
      cancel();
      resolve();
    });
  });
}

async function send(
  deps: ApiDeps,
  call: Call,
  request: unknown,
  { signal, background = false }: CallOptions,
  { key, deadline, freshSeal }: { key: string | undefined; deadline: number; freshSeal: boolean },
): Promise<Outcome<unknown>> {
  if (!deps.isOnline()) return fail({ kind: 'offline' });
  const built = await buildRequest(deps, call, request, key, freshSeal);
  if (!built.ok) return built;
  const left = deadline - deps.clock.now();
  if (left <= 0) return fail({ kind: 'timeout' });

  const { init, url } = built.value;
  if (background) init.headers[headers.background] = '1';
  const token = deps.token();
  const abort = new AbortController();
  let timedOut = false;
  const cancelTimeout = deps.clock.after(left, () => {
    timedOut = true;
    abort.abort();
  });
  const forward = () => abort.abort();
  signal?.addEventListener('abort', forward);
  if (signal?.aborted) abort.abort();
  try {
    const response = await deps.fetch(url, { ...init, signal: abort.signal });
    deps.clock.follow?.(response.headers.get('date'));
    const life = call.token && token === deps.token() ? lifeOf(response) : undefined;
    if (life) deps.onLife?.(life);
    // A refusal of a file is an envelope like any other.
    const type = response.ok && response.headers.get('content-type');
    if (type && type.startsWith('text/csv')) return succeed(await response.blob());
    if (type && type.startsWith('text/event-stream')) return succeed(response);
    return readReply(call, response, await response.text());
  } catch {
    if (timedOut) return fail({ kind: 'timeout' });
    if (signal?.aborted) return fail({ kind: 'aborted' });
    return fail(deps.isOnline() ? { kind: 'network' } : { kind: 'offline' });
  } finally {
    cancelTimeout();
    signal?.removeEventListener('abort', forward);
  }
}

async function buildRequest(
  deps: ApiDeps,
  call: Call,
  request: unknown,
  key: string | undefined,
  freshSeal: boolean,
): Promise<Outcome<{ url: string; init: RequestInit & { headers: Record<string, string> } }>> {
  const head: Record<string, string> = {
    accept: 'application/json',
    [headers.module]: call.module,
    [headers.merchant]: deps.merchant(),
    [headers.language]: deps.language(),
    [headers.site]: '1',
  };
  const token = deps.token();
  if ((call.token || call.personal) && token) head[headers.token] = token;
  if (key) head[headers.idempotencyKey] = key;

  let url = deps.origin + call.path;
  let body: string | undefined;
  if (call.encoding === 'query') {
    const query = new URLSearchParams(definedText(request)).toString();
    if (query) url += `?${query}`;
  } else if (call.encoding === 'form') {
    head['content-type'] = 'application/x-www-form-urlencoded';
    body = new URLSearchParams(definedText(request)).toString();
  } else {
    head['content-type'] = 'application/json';
    if (call.sealed) {
      const sealed = await deps.seal(call, request, freshSeal);
      if (!sealed.ok) return sealed;
      body = JSON.stringify(sealed.value);
    } else body = JSON.stringify(request);
  }
  return succeed({
    url,
    init: {
      method: call.method,
      headers: head,
      credentials: 'include',
      cache: 'no-cache',
      redirect: 'error',
      ...(body === undefined ? {} : { body }),
    },
  });
}

function definedText(request: unknown): Record<string, string> {
  return Object.fromEntries(
    Object.entries(request as Record<string, unknown>)
      .filter(([, value]) => value !== undefined)
      .map(([name, value]) => [name, String(value)]),
  );
}
