import { eq, sql } from 'drizzle-orm';
import type { Ctx } from '../../context';
import type { Tx } from '../../db/database';
import { accounts } from '../../db/schema';
import { record } from '../events';
import { endAccess } from '../session/sessions';
import { forgetTemporary } from './temporary';

/**
 * Gives an account its new password. Whoever used the old one is out: other sessions end, remembered browsers are
 * forgotten, temporary passwords die. `keep` is the session of the request, if it is one.
 */
export async function setPassword(
  ctx: Ctx,
  tx: Tx,
  accountId: string,
  passwordHash: string,
  keep?: string,
): Promise<void> {
  const at = ctx.clock.now();
  await tx
    .update(accounts)
    .set({
      passwordHash,
      passwordChangedAt: at,
      passwordState: 'own',
      flags: sql`${accounts.flags} - 'proofUntilNewPassword'`,
    })
    .where(eq(accounts.id, accountId));
  await endAccess(tx, accountId, 'password', at, keep);
  await forgetTemporary(tx, accountId);
  await record(ctx, tx, 'password.changed', { accountId });
}
