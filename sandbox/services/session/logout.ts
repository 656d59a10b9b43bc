import type { SignedInCtx } from '../../context';
import { record } from '../events';
import { findRemember, revokeFamily } from './remember';
import { endSession } from './sessions';

/** Ends the session of the request, for good, and forgets whom its browser remembers. */
export async function logout(
  ctx: SignedInCtx,
  { cookie }: { cookie: string | undefined },
): Promise<Record<string, never>> {
  const { account, session } = ctx.actor;
  const token = await findRemember(ctx, cookie);
  if (token) await revokeFamily(ctx, token, false);
  await ctx.db.transaction(async (tx) => {
    await endSession(tx, session.id, 'logout', ctx.clock.now());
    await record(ctx, tx, 'session.ended', {
      accountId: account.id,
      sessionId: session.id,
      detail: { reason: 'logout' },
    });
  });
  return {};
}
