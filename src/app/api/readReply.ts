import {
  envelope,
  headers,
  isSessionRefusal,
  type Call,
  type RefusalCode,
  type SessionLife,
} from '#contract';
import * as v from 'valibot';
import { fail, succeed, type Failure, type Outcome } from '../data/failure';

/** Turns what came over the wire into a checked value or one failure. */
export function readReply(call: Call, response: Response, text: string): Outcome<unknown> {
  const requestId = response.headers.get(headers.requestId) ?? undefined;
  const trace = requestId === undefined ? {} : { requestId };
  const parsed = parseEnvelope(text);
  if (!parsed) return fail(response.ok ? { kind: 'malformed', ...trace } : faultOf(call, response, trace));
  if (!parsed.success) return fail(refusalOf(call, parsed, response, trace));
  if (!response.ok) return fail({ kind: 'http', status: response.status, ...trace });
  const value = v.safeParse(call.reply, parsed.value);
  // Whatever keeps answers between the platform and us says for how many seconds it did.
  const age = Number(response.headers.get('age')) * 1000;
  return value.success ? succeed(value.output, age) : fail({ kind: 'malformed', ...trace });
}

function parseEnvelope(text: string): v.InferOutput<typeof envelope> | undefined {
  try {
    const result = v.safeParse(envelope, JSON.parse(text));
    return result.success ? result.output : undefined;
  } catch {
    return undefined;
  }
}

/** What a refusal means that says nothing but its status: a gateway's, mostly. */
function faultOf(call: Call, response: Response, trace: { requestId?: string }): Failure {
  const { status } = response;
  if (status === 429) return { kind: 'limited', code: 'unknown', retryAfterSeconds: retryAfter(response) };
  return isEnd(call, response)
    ? { kind: 'session', code: 'session.ended' }
    : { kind: 'http', status, ...trace };
}

/** Whether the token was refused. What needs none says nothing of it. */
const isEnd = (call: Call, { status }: Response): boolean => call.token && status === 401;

/** Whether it is written like a code of the contract: its own table of them stays on the server. */
const isCode = (code: string | undefined): code is RefusalCode =>
  code !== undefined && /^[a-z]+\.[a-zA-Z]+$/.test(code);

function refusalOf(
  call: Call,
  reply: v.InferOutput<typeof envelope>,
  response: Response,
  trace: { requestId?: string },
): Failure {
  const code = isCode(reply.errorCode) ? reply.errorCode : 'unknown';
  if (isSessionRefusal(code)) return { kind: 'session', code };
  if (code === 'platform.maintenance') return { kind: 'maintenance' };
  if (isEnd(call, response)) return { kind: 'session', code: 'session.ended' };
  if (response.status >= 500) return { kind: 'http', status: response.status, ...trace };
  const said = reply.value === undefined ? {} : { value: reply.value };
  if (code === 'platform.region') return { kind: 'region', ...said };
  if (response.status === 429)
    return { kind: 'limited', code, retryAfterSeconds: retryAfter(response), ...said };
  if (code === 'unknown')
    return { kind: 'refused', code, ...(reply.message && { message: reply.message }), ...said, ...trace };
  const field = call.refusalFields[code];
  return { kind: 'refused', code, ...(field !== undefined && { field }), ...said, ...trace };
}

/** What the headers of an answer say of the session's life. */
export function lifeOf({ headers: said }: Response): SessionLife | undefined {
  const [idle, left] = [said.get(headers.sessionIdle), said.get(headers.sessionLeft)];
  if (idle === null || left === null) return undefined;
  const life = { idleSeconds: Number(idle), leftSeconds: Number(left) };
  return Number.isFinite(life.idleSeconds) && Number.isFinite(life.leftSeconds) ? life : undefined;
}

/** Seconds from the Retry-After header; 60 when it is missing or unreadable. */
function retryAfter(response: Response): number {
  const seconds = Number(response.headers.get('retry-after'));
  return Number.isFinite(seconds) && seconds > 0 ? seconds : 60;
}
