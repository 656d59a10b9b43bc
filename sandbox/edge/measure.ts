import type { Meter } from '../ports';

/** How calls end, as far as whoever watches a platform tells them apart; the log has the rest under the request's id. */
const outcomes: Readonly<Record<number, string>> = { 500: 'fault', 503: 'unavailable' };

/** Serves a call and tells the meter how it ended and how long it took. A stream of events ends when it is open. */
export async function measured(
  meter: Meter | undefined,
  call: string,
  serve: () => Promise<Response>,
): Promise<Response> {
  if (!meter) return serve();
  const started = performance.now();
  const reply = await serve();
  const outcome = outcomes[reply.status] ?? (reply.status < 400 ? 'done' : 'refused');
  meter.called(call, outcome, (performance.now() - started) / 1000);
  return reply;
}
