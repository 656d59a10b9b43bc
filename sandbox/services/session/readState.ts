import type { SessionLife } from '#contract';
import type { SignedInCtx } from '../../context';

/** How long the session of the request lives. */
export async function readState(ctx: SignedInCtx): Promise<SessionLife> {
  const { life } = ctx.actor;
  return life;
}
