import type { Ports } from '../ports';

/** How calls end, as far as whoever watches a platform tells them apart; the log has the rest under the request's id. */
const outcomes: Readonly<Record<number, string>> = { 500: 'fault', 503: 'unavailable' };

/** Serves a call and tells meter and tracer how it ended and how long it took. A stream of events ends when it is open. */
export async function measured(
  { meter, tracer }: Pick<Ports, 'meter' | 'tracer'>,
  call: string,
  request: Request,
  serve: () => Promise<Response>,
): Promise<Response> {
  if (!meter && !tracer) return serve();
  const counted = async () => {
    const started = performance.now();
    const reply = await serve();
    const outcome = outcomes[reply.status] ?? (reply.status < 400 ? 'done' : 'refused');
    meter?.called(call, outcome, (performance.now() - started) / 1000);
    return { reply, outcome };
  };
  return tracer ? tracer.call(call, request, counted) : (await counted()).reply;
}
