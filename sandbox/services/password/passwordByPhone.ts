import type { ParsedRequestOf, sessionCalls } from '#contract';
import type { Ctx } from '../../context';
import { refuse } from '../../refusal';
import { spendCode } from '../codes/codes';
import { accountByNumber } from '../codes/identifiers';
import { numberOf } from '../codes/numbers';
import { forgetWrongPasswords } from '../session/loginTries';
import { isOn, settingsOf } from '../settings';
import { weaknessOf } from './checkPassword';
import { setPassword } from './setPassword';

type Input = ParsedRequestOf<typeof sessionCalls.passwordByPhone> & { visitorId: string };

/** Sets a new password by the code that went to the owner's phone, and says whose it is. */
export async function passwordByPhone(ctx: Ctx, input: Input): Promise<{ username: string }> {
  const settings = await settingsOf(ctx.db, ctx.merchant);
  if (!isOn(settings.whitelabel, 'CHNGPASSVERIF3')) refuse('sms.off');
  const { full } = await numberOf(ctx, input.countryDialingCode, input.mobileNum);
  // What depends on the account is looked at after the code: before, it would tell whose number it is.
  const early = await weaknessOf(ctx, input.newPassword, settings, '');
  if (early) refuse('password.weak', { value: { reason: early } });
  await spendCode(ctx, { purpose: 'password', to: full, visitorId: input.visitorId }, input.verificationCode);
  const account = await accountByNumber(ctx, full);
  if (account?.status !== 'active') refuse('sms.codeWrong');
  const reason = await weaknessOf(ctx, input.newPassword, settings, account.username);
  if (reason) refuse('password.weak', { value: { reason } });
  const hash = await ctx.hasher.hash(input.newPassword);
  await ctx.db.transaction(async (tx) => {
    await setPassword(ctx, tx, account.id, hash);
    // Whoever tried in vain before is the one who forgot it: the new one signs in at once.
    await forgetWrongPasswords(ctx, tx, account.username, input.visitorId);
  });
  return { username: account.username };
}
