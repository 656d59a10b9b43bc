import type { ManualClock } from './ports';
import { refusal } from './api';

/** The wire of one request, as a fault meets it. */
export interface Wire {
  clock: ManualClock;
  /** The answer of a platform that is well. */
  healthy: () => Response;
  signal: AbortSignal;
}

/** What a fault makes of a request. */
export type FaultAnswer = (wire: Wire) => Response | Promise<Response>;

const text =
  (body: string, init?: ResponseInit): FaultAnswer =>
  () =>
    new Response(body, init);

const json = { headers: { 'content-type': 'application/json' } };
const html = { headers: { 'content-type': 'text/html' } };

/** Ends a wait as `fetch` does when its caller gives up. */
export const aborted = (signal: AbortSignal, reject: (error: unknown) => void): void =>
  signal.addEventListener('abort', () => reject(new DOMException('aborted', 'AbortError')));

const after =
  (ms: number): FaultAnswer =>
  ({ clock, healthy, signal }) =>
    new Promise((resolve, reject) => {
      const cancel = clock.after(ms, () => resolve(healthy()));
      signal.addEventListener('abort', cancel);
      aborted(signal, reject);
    });

/** The 20 faults of R2. Source: security.md, 1.5. `offline` is the device's, and the last one is a matter of time. */
export const faults = {
  offline: () => Promise.reject(new TypeError('offline')),
  'connection reset': () => Promise.reject(new TypeError('reset')),
  'never answers': ({ signal }) => new Promise((_, reject) => aborted(signal, reject)),
  '3 s slow': after(3_000),
  '30 s slow': after(30_000),
  '500': text('{}', { status: 500 }),
  '502 with HTML': text('<html>Bad gateway</html>', { status: 502, ...html }),
  '503 with Retry-After': text('', { status: 503, headers: { 'retry-after': '30' } }),
  '429': text('', { status: 429, headers: { 'retry-after': '30' } }),
  '401': () => refusal(401, 'session.ended'),
  '403': () => refusal(403, 'permission.denied'),
  '404': text('not here', { status: 404 }),
  '200 empty': text('', json),
  '200 truncated JSON': ({ healthy }) => cut(healthy()),
  '200 malformed JSON': text("{success: true, 'value': }", json),
  '200 wrong types': () => Response.json({ success: true, value: '(not what the contract says)' }),
  '200 null value': () => Response.json({ success: true, value: null }),
  '200 with failure flag': () => Response.json({ success: false }),
  'wrong content type': text('<html>Welcome to the hotel</html>', html),
  'reply after leaving': () => {
    throw new Error('The test holds the reply back itself.');
  },
} as const satisfies Record<string, FaultAnswer>;
export type FaultKind = keyof typeof faults;

async function cut(response: Response): Promise<Response> {
  const whole = await response.text();
  return new Response(whole.slice(0, Math.ceil(whole.length / 2)), json);
}
