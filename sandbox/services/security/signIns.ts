import { and, desc, eq, gt, inArray, isNotNull, isNull } from 'drizzle-orm';
import { signInDays, type SignIn } from '#contract';
import type { SignedInCtx } from '../../context';
import { rememberTokens, sessions, type Session } from '../../db/schema';
import { refuse } from '../../refusal';
import { record } from '../events';
import { endAccess, endSession as end } from '../session/sessions';
import { maskNetwork } from './maskContact';

const mostRows = 100;

/** The sign-ins of the last days, the newest first. */
export async function listSignIns(ctx: SignedInCtx): Promise<{ list: SignIn[] }> {
  const { account } = ctx.actor;
  const since = new Date(ctx.clock.now().getTime() - signInDays * 86_400_000);
  const found = await ctx.db
    .select()
    .from(sessions)
    .where(and(eq(sessions.accountId, account.id), gt(sessions.createdAt, since)))
    .orderBy(desc(sessions.createdAt), desc(sessions.id))
    .limit(mostRows);
  const tokens = await ctx.db
    .select()
    .from(rememberTokens)
    .where(
      and(
        eq(rememberTokens.accountId, account.id),
        isNotNull(rememberTokens.sessionId),
        isNull(rememberTokens.usedAt),
        isNull(rememberTokens.revokedAt),
        gt(rememberTokens.expiresAt, ctx.clock.now()),
      ),
    );
  const rememberedUntil = new Map(tokens.map(({ sessionId, expiresAt }) => [sessionId, expiresAt]));
  return { list: found.map((row) => toSignIn(row, ctx.actor.session.id, rememberedUntil.get(row.id))) };
}

function toSignIn(row: Session, currentId: string, until: Date | undefined): SignIn {
  return {
    id: row.id,
    at: row.createdAt.toISOString(),
    device: row.device,
    deviceName: row.deviceName,
    address: maskNetwork(row.network),
    isNewPlace: row.isNewPlace,
    state:
      row.id === currentId ? 'current' : row.endedAt === null ? 'active' : until ? 'remembered' : 'ended',
    ...(until && { rememberedUntil: until.toISOString() }),
    isReported: row.reportedAt !== null,
  };
}

/** The member's own session of that id, other than the one of the request. */
export async function findOtherSession(ctx: SignedInCtx, id: string): Promise<Session> {
  const { account, session } = ctx.actor;
  if (id === session.id) refuse('security.current');
  const [found] = await ctx.db
    .select()
    .from(sessions)
    .where(and(eq(sessions.id, id), eq(sessions.accountId, account.id)));
  return found ?? refuse('record.unknown');
}

/** Ends one session and forgets its browser. One that is over already stays so. */
export async function endSession(ctx: SignedInCtx, { id }: { id: string }): Promise<{ list: SignIn[] }> {
  const found = await findOtherSession(ctx, id);
  const now = ctx.clock.now();
  await ctx.db.transaction(async (tx) => {
    await end(tx, found.id, 'logout', now);
    const families = tx
      .select({ id: rememberTokens.familyId })
      .from(rememberTokens)
      .where(eq(rememberTokens.sessionId, found.id));
    await tx
      .update(rememberTokens)
      .set({ revokedAt: now })
      .where(
        and(
          inArray(rememberTokens.familyId, families),
          eq(rememberTokens.accountId, found.accountId),
          isNull(rememberTokens.revokedAt),
        ),
      );
    await record(ctx, tx, 'session.ended', {
      accountId: found.accountId,
      sessionId: found.id,
      detail: { reason: 'owner' },
    });
  });
  return listSignIns(ctx);
}

/** Ends every other session and forgets every other remembered browser. */
export async function endOtherSessions(ctx: SignedInCtx): Promise<{ list: SignIn[] }> {
  const { account, session } = ctx.actor;
  const now = ctx.clock.now();
  await ctx.db.transaction(async (tx) => {
    await endAccess(tx, account.id, 'logout', now, session.id);
    await record(ctx, tx, 'session.ended', {
      accountId: account.id,
      detail: { reason: 'owner, all others' },
    });
  });
  return listSignIns(ctx);
}
