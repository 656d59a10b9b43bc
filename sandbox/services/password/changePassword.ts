import { eq } from 'drizzle-orm';
import type { ParsedRequestOf, sessionCalls } from '#contract';
import type { SignedInCtx } from '../../context';
import { sessions } from '../../db/schema';
import { refuse } from '../../refusal';
import { checkLoginPassword } from '../security/checkLoginPassword';
import { settingsOf } from '../settings';
import { weaknessOf } from './checkPassword';
import { setPassword } from './setPassword';

/** Changes the password of whoever is signed in. The session stays; every other way into the account ends. */
export async function changePassword(
  ctx: SignedInCtx,
  { oldPassword, newPassword, confirmNewPassword }: ParsedRequestOf<typeof sessionCalls.changePassword>,
): Promise<Record<string, never>> {
  const { account, session } = ctx.actor;
  const isSame = await checkOld(ctx, oldPassword, newPassword);
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
async function checkOld(ctx: SignedInCtx, oldPassword = '', newPassword: string): Promise<boolean> {
  const { account, session } = ctx.actor;
  if (session.oldPasswordKnown) return ctx.hasher.verify(newPassword, account.passwordHash);
  await checkLoginPassword(ctx, 'change', oldPassword);
  return oldPassword === newPassword;
}
