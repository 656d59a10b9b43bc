import { eq } from 'drizzle-orm';
import type { ParsedRequestOf, sessionCalls } from '#contract';
import type { Ctx, SignedInCtx } from '../../context';
import { sessions } from '../../db/schema';
import { refuse } from '../../refusal';
import { record } from '../events';
import { requirePassword } from '../security/checkLoginPassword';
import { settingsOf } from '../settings';
import { countTry, forgetTries } from '../throttle';
import { weaknessOf } from './checkPassword';
import { setPassword } from './setPassword';

/** Wrong old passwords of one account in a quarter of an hour. */
const mostWrong = 5;

/** Changes the password of whoever is signed in. The session stays; every other way into the account ends. */
export async function changePassword(
  ctx: SignedInCtx,
  { oldPassword, newPassword, confirmNewPassword }: ParsedRequestOf<typeof sessionCalls.changePassword>,
): Promise<Record<string, never>> {
  const { account, session } = ctx.actor;
  const isSame = await checkOld(ctx, account, session.oldPasswordKnown, oldPassword, newPassword);
  if (newPassword !== confirmNewPassword) refuse('password.unequal');
  const reason = isSame
    ? 'same'
    : await weaknessOf(ctx, newPassword, await settingsOf(ctx.db, ctx.merchant), account.username);
  if (reason) refuse('password.weak', { value: { reason } });
  const hash = await ctx.hasher.hash(newPassword);
  await ctx.db.transaction(async (tx) => {
    await setPassword(ctx, tx, account.id, hash, session.id);
    await tx
      .update(sessions)
      .set({ mustChangePassword: false, oldPasswordKnown: false })
      .where(eq(sessions.id, session.id));
  });
  return {};
}

/** Refuses unless the old password is known to be right; says whether the new one is the same. */
async function checkOld(
  ctx: Ctx,
  { id, passwordHash }: { id: string; passwordHash: string },
  isKnown: boolean,
  oldPassword: string | undefined,
  newPassword: string,
): Promise<boolean> {
  if (isKnown) return ctx.hasher.verify(newPassword, passwordHash);
  requirePassword({ passwordHash });
  const key = `change-password:${id}`;
  const tries = await countTry(ctx, key, 900);
  if (tries.count > mostWrong) refuse('limit.reached', { retryAfter: tries.retryAfter });
  if (!oldPassword || !(await ctx.hasher.verify(oldPassword, passwordHash))) {
    await record(ctx, ctx.db, 'password.refused', { accountId: id });
    refuse('password.wrong');
  }
  await forgetTries(ctx, key);
  return oldPassword === newPassword;
}
