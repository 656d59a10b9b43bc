import { signedIn, type Ctx } from '../../context';
import { record } from '../events';
import { endSession } from './sessions';

/** Ends the session of the request, for good: its token is refused from now on. */
export async function logout(ctx: Ctx): Promise<Record<string, never>> {
  const { account, session } = signedIn(ctx);
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
