import type { Actor, Ctx } from '../context';
import { refuse } from '../refusal';
import { countTry } from '../services/throttle';
import { readBody } from './body';

/** Bodies with pictures that an account, or a visitor's network, may send in an hour. */
const mostPerHour = 30;

/**
 * The body of a call that may hold pictures. It is read only from somebody who may send them, who is counted first: what is
 * refused costs no reading. One without a picture is as small as any other, and is not counted.
 * @throws {Refusal} limit.reached after more pictures than a person sends
 */
export async function readPictures(
  ctx: Pick<Ctx, 'db' | 'clock' | 'random' | 'config' | 'network'>,
  actor: Actor | null,
  request: Request,
  most: number,
): Promise<string> {
  const size = Number(request.headers.get('content-length') ?? Number.POSITIVE_INFINITY);
  if (size > ctx.config.bodyBytes) {
    const tries = await countTry(ctx, `pictures:${actor?.account.id ?? ctx.network}`, 3600);
    if (tries.count > mostPerHour) refuse('limit.reached', { retryAfter: tries.retryAfter });
  }
  return readBody(request, most);
}
