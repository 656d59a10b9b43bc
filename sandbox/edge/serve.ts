import {
  CsvFile,
  EventStream,
  contract,
  headers as names,
  isReading,
  refusals,
  type Call,
  type LockedOut,
} from '../../contract';
import { clientOf, networkOf } from '../address';
import type { PlatformConfig } from '../config';
import type { Actor, SignedInCtx } from '../context';
import { deviceOf } from '../device';
import { isDatabaseUnavailable } from '../db/database';
import { merchants } from '../db/schema';
import type { Exchange, Handler } from '../handlers/handler';
import { errorFields } from '../log';
import { StorageUnavailable, type Ports } from '../ports';
import { Refusal, refuse } from '../refusal';
import { resolveSession } from '../services/session/sessions';
import { cached } from '../services/cached';
import { settingOf } from '../services/settings';
import { customerServiceIn } from '../services/start/customerServiceIn';
import { isAddressRefused, isRegionBlocked, isShut, recentSystemState } from '../services/system/state';
import { answer, type AnswerDeps } from './answer';
import { parseRequest, readBody, readFields } from './body';
import { checkReply } from './checkReply';
import { openExchange, sessionSecretOf } from './cookies';
import { csvReply } from './csvReply';
import { eventStreamReply } from './eventStreamReply';
import { readPictures } from './pictures';
import type { RateLimit } from './rate';
import { dataHeaders, privateReply, publicReply, toText, wasSent } from './reply';
import { unseal } from './unseal';

export interface EdgeDeps extends AnswerDeps {
  ports: Ports;
  config: PlatformConfig;
  rate: RateLimit;
}

/** One call of the contract with what serves it. */
export interface Route {
  call: Call;
  /** `area.name`, for messages and logs. */
  name: string;
  handler: Handler<Call> | undefined;
}

/** One request, from the wire to the envelope. Every way out of here is an envelope. */
export async function serveCall(
  deps: EdgeDeps,
  route: Route,
  request: Request,
  address: string,
): Promise<Response> {
  const { ports, config } = deps;
  const requestId = ports.ids.next();
  const headers = new Headers(dataHeaders);
  headers.set(names.requestId, requestId);
  const origin = request.headers.get('origin');
  if (origin !== null && config.origins.includes(origin)) {
    headers.set('access-control-allow-origin', origin);
    headers.set('access-control-allow-credentials', 'true');
    headers.set(
      'access-control-expose-headers',
      ['date', names.requestId, names.sessionIdle, names.sessionLeft, 'retry-after'].join(', '),
    );
    headers.append('vary', 'origin');
  }
  const now = ports.clock.now();
  const started = now.getTime();
  // A device whose clock is wrong reckons what ends by this one.
  headers.set('date', now.toUTCString());
  const log: CallLine = { requestId, call: route.name };
  try {
    const { value, isPublic, cookies, actor } = await handleRequest(deps, route, request, address, log);
    if (actor) {
      headers.set(names.sessionIdle, String(actor.life.idleSeconds));
      headers.set(names.sessionLeft, String(actor.life.leftSeconds));
    }
    for (const cookie of cookies) headers.append('set-cookie', cookie);
    if (value instanceof CsvFile) return await csvReply(value, headers);
    if (value instanceof EventStream) return eventStreamReply(value, headers);
    return await (isPublic ? publicReply : privateReply)(request, value, headers);
  } catch (error) {
    headers.set('cache-control', 'no-store');
    if (error instanceof RefusedWithCookies)
      for (const cookie of error.cookies) headers.append('set-cookie', cookie);
    const reason = error instanceof RefusedWithCookies ? error.reason : error;
    if (reason instanceof Refusal) {
      ports.log.info('refused', {
        ...log,
        refusalCode: reason.code,
        ms: ports.clock.now().getTime() - started,
      });
      return refusalReply(reason, headers);
    }
    return faultReply(deps, reason, log, headers);
  }
}

/** What every line about a call says: which it was, and of whose account, once that is known. */
interface CallLine extends Record<string, unknown> {
  requestId: string;
  call: string;
  account?: string;
}

/** The reply to what the platform did not foresee, and to a database or a storage that is away: that can succeed in a moment. */
function faultReply({ ports }: EdgeDeps, reason: unknown, log: CallLine, headers: Headers): Response {
  const what = reason instanceof StorageUnavailable ? 'storage' : 'database';
  const isAway = what === 'storage' || isDatabaseUnavailable(reason);
  ports.log.error(isAway ? `the ${what} is unavailable` : 'failed', { ...log, ...errorFields(reason) });
  if (isAway) headers.set('retry-after', '3');
  const envelope = isAway
    ? {
        errorCode: 'platform.unavailable',
        message: `The platform cannot reach its ${what}. Try again in a moment.`,
      }
    : {
        errorCode: 'platform.fault',
        message: `The platform failed. Support finds the reason under ${log.requestId}.`,
      };
  return new Response(toText({ success: false, ...envelope }), { status: isAway ? 503 : 500, headers });
}

/** A refusal of a handler that had set cookies: they are kept, because a new visitor is known from the first answer on. */
class RefusedWithCookies extends Error {
  constructor(
    readonly reason: unknown,
    readonly cookies: readonly string[],
  ) {
    super('refused');
  }
}

function refusalReply(refusal: Refusal, headers: Headers): Response {
  const { status } = refusals[refusal.code];
  if (refusal.retryAfter !== undefined) headers.set('retry-after', String(refusal.retryAfter));
  const value = refusal.value === undefined ? {} : { value: refusal.value };
  return new Response(
    toText({ success: false, errorCode: refusal.code, message: refusal.message, ...value }),
    {
      status,
      headers,
    },
  );
}

async function handleRequest(deps: EdgeDeps, route: Route, request: Request, address: string, log: CallLine) {
  const { requestId } = log;
  const { db, ports, config } = deps;
  const { call, handler } = route;
  const url = new URL(request.url);
  const read = call.method === 'GET';

  const wait = deps.rate.consume(clientOf(address), ports.clock.now().getTime());
  if (wait > 0) refuse('limit.reached', { retryAfter: wait });
  if (!read) refuseForeign(config, request);
  const small = read || call.bodyBytes ? '' : await readBody(request, config.bodyBytes);
  if (!handler) refuse('call.unavailable', { message: `This platform does not serve ${route.name}.` });

  const asked = request.headers.get(names.merchant);
  await assertAvailable(deps, route, address, asked, languageOf(request));
  const merchant = await findMerchant(deps, asked);
  const requestContext = {
    ...ports,
    db,
    config,
    merchant,
    address,
    network: networkOf(address),
    device: deviceOf(request.headers.get('user-agent')),
    requestId,
  };
  const { exchange, setCookies } = openExchange(request, config.hasPlainCookies, requestContext);
  const actor = await findActor(requestContext, call, request, exchange);
  if (actor) {
    log.account = actor.account.id;
    refuseBeforeChange(actor, route);
  }
  refuseOutsiders(actor, call);
  const body = call.bodyBytes ? await readPictures(requestContext, actor, request, call.bodyBytes) : small;
  const ctx = { ...requestContext, actor, language: languageOf(request), key: keyOf(call, request) };

  const contentType = request.headers.get('content-type') ?? '';
  const fields = call.sealed ? await unseal(ctx, call, body) : readFields(call, url, body, contentType);
  const input = parseRequest(call, fields, actor?.account.currency);
  try {
    // Whoever is not signed in was turned away if the call is not for them.
    const value = await answer(deps, call, ctx as SignedInCtx, (at) => handler(at, input, exchange));
    if (!wasSent(value)) checkReply(call, value);
    // What somebody signed in sees may be theirs alone, and what is asked for once is not for keeping.
    const isPublic = actor === null && call.retry === 'safe' && setCookies().length === 0;
    return { value, isPublic, cookies: setCookies(), actor };
  } catch (error) {
    throw setCookies().length > 0 ? new RefusedWithCookies(error, setCookies()) : error;
  }
}

/** A form or an image on another site cannot set our header, and a browser says where a request comes from. */
function refuseForeign({ origins }: PlatformConfig, request: Request): void {
  if (!request.headers.get(names.site)) refuse('request.foreign');
  const origin = request.headers.get('origin');
  const isAllowed = origin !== null && origins.includes(origin);
  if (request.headers.get('sec-fetch-site') === 'cross-site' && !isAllowed) refuse('request.foreign');
}

/**
 * During maintenance and for kept-out regions only the start-up calls answer: the site needs them to say so. A refused
 * address gets no answer at all; what its page shows comes with the refusal. Whoever is turned away finds the chat.
 */
async function assertAvailable(
  deps: EdgeDeps,
  { name }: Route,
  address: string,
  asked: string | null,
  language: string,
): Promise<void> {
  if (name === 'support.liveChat') return;
  const state = await recentSystemState(deps.db);
  if (isAddressRefused(state, address)) {
    const merchant = await findMerchant(deps, asked);
    const services = await settingOf(deps.db, merchant, 'customerService');
    const customerService = customerServiceIn(services, language);
    refuse('platform.region', { value: { ip: address, customerService } satisfies LockedOut });
  }
  if (name.startsWith('start.')) return;
  if (isShut(state.maintenance, deps.ports.clock.now())) refuse('platform.maintenance', { retryAfter: 60 });
  if (isRegionBlocked(state)) refuse('platform.region');
}

/** Writes that somebody may make who still has to choose a new password. */
const beforeChange: readonly string[] = [
  'session.changePassword',
  'security.reportSignIn',
  'session.logout',
  'start.updateLanguage',
];

/** Somebody with a first, forgotten or expired password may look around, and change it. */
function refuseBeforeChange({ session }: Actor, { call, name }: Route): void {
  if (!session.mustChangePassword || isReading(call) || !call.token) return;
  if (!beforeChange.includes(name)) refuse('password.changeFirst');
}

/** The one place that knows who may make a call; services look again only where it depends on data. */
function refuseOutsiders(actor: Actor | null, { audience }: Call): void {
  if (audience === 'anyone') return;
  if (!actor) refuse('session.missing');
  if (audience === 'signedIn') return;
  if (actor.account.type === 4) refuse('guest.blocked');
  if (audience === 'agent' && actor.account.type === 0) refuse('permission.denied');
}

async function findMerchant({ db, config }: EdgeDeps, asked: string | null): Promise<string> {
  const known = await cached(db, 'merchants', () => db.select({ code: merchants.code }).from(merchants));
  const code = asked ?? config.merchant;
  return known.some((merchant) => merchant.code === code)
    ? code
    : refuse('request.invalid', { value: { fields: [names.merchant] } });
}

async function findActor(
  place: Parameters<typeof resolveSession>[0],
  call: Call,
  request: Request,
  exchange: Exchange,
): Promise<Actor | null> {
  const token = request.headers.get(names.token);
  const reads = {
    isBackground: request.headers.get(names.background) === '1',
    withHeld: call === contract.wallet.balance,
  };
  if (call.token) {
    if (!token) refuse('session.missing');
    return resolveSession(place, token, sessionSecretOf(exchange), reads);
  }
  if (!token) return null;
  // A public call serves whoever is signed in by their name, and everybody else as a visitor.
  return resolveSession(place, token, exchange.cookie('session'), reads).catch((error: unknown) => {
    if (error instanceof Refusal) return null;
    throw error;
  });
}

function languageOf(request: Request): string {
  const asked = request.headers.get(names.language) ?? '';
  return /^[A-Za-z]{2,8}(?:-[A-Za-z0-9]{1,8}){0,4}$/.test(asked) ? asked : 'en';
}

/** A key of up to 255 printable characters; without one a keyed write cannot be told from its repetition. */
function keyOf(call: Call, request: Request): string | null {
  const key = request.headers.get(names.idempotencyKey);
  if (key !== null && !/^[\x21-\x7e]{8,255}$/.test(key)) refuse('key.missing');
  if (call.retry === 'keyed' && key === null) refuse('key.missing');
  return key;
}
