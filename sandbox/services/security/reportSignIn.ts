import { and, eq, isNull, ne, sql } from 'drizzle-orm';
import type { SignedInCtx } from '../../context';
import { accounts, knownDevices, knownNetworks, sessions } from '../../db/schema';
import { hasPassword } from '../../ports';
import { word } from '../../words/phrase';
import { record } from '../events';
import { notify } from '../messages/notify';
import { endAccess } from '../session/sessions';
import { findOtherSession } from './signIns';

/** For how long no money leaves the account. Source: design, "That was not me". */
const pauseMs = 86_400_000;

/**
 * The owner says that a sign-in was somebody else's: every other session ends, remembered browsers are forgotten, the
 * stranger's browser and network are strange again, money stays for a day, and a new password, where there is one, has to
 * be chosen next. Said again of the same sign-in, nothing more happens.
 */
export async function reportSignIn(
  ctx: SignedInCtx,
  { id }: { id: string },
): Promise<{ moneyPausedUntil: string }> {
  const { account, session } = ctx.actor;
  const found = await findOtherSession(ctx, id);
  const now = ctx.clock.now();
  const until = new Date(now.getTime() + pauseMs);
  return ctx.db.transaction(async (tx) => {
    const [reported] = await tx
      .update(sessions)
      .set({ reportedAt: now })
      .where(and(eq(sessions.id, found.id), isNull(sessions.reportedAt)))
      .returning({ id: sessions.id });
    if (!reported) return { moneyPausedUntil: (account.moneyPausedUntil ?? now).toISOString() };
    await endAccess(tx, account.id, 'elsewhere', now, session.id);
    if (found.visitorId !== null && found.visitorId !== session.visitorId)
      await tx
        .delete(knownDevices)
        .where(and(eq(knownDevices.accountId, account.id), eq(knownDevices.visitorId, found.visitorId)));
    await tx
      .delete(knownNetworks)
      .where(
        and(
          eq(knownNetworks.accountId, account.id),
          eq(knownNetworks.network, found.network),
          ne(knownNetworks.network, session.network),
        ),
      );
    await tx
      .update(accounts)
      .set({
        moneyPausedUntil: until,
        // Whoever knows the old password is asked for one more proof until there is a new one.
        flags: sql`${accounts.flags} || '{"proofUntilNewPassword": true}'::jsonb`,
      })
      .where(eq(accounts.id, account.id));
    await tx
      .update(sessions)
      .set({ mustChangePassword: hasPassword(account), oldPasswordKnown: false })
      .where(eq(sessions.id, session.id));
    await notify(tx, {
      id: ctx.ids.next(),
      accountId: account.id,
      category: 'security',
      cause: `signIn.reported:${found.id}`,
      title: word('security.reported.title'),
      body: word('security.reported.body'),
      href: '/personal/securityCenter',
      at: now,
    });
    await record(ctx, tx, 'session.reported', { accountId: account.id, sessionId: found.id });
    return { moneyPausedUntil: until.toISOString() };
  });
}
