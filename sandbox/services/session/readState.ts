import type { SessionLife } from '../../../contract';
import { signedIn, type Ctx } from '../../context';

/** How long the session of the request lives. */
export async function readState(ctx: Ctx): Promise<SessionLife> {
  const { life } = signedIn(ctx);
  return life;
}
