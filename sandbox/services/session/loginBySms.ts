import type { ParsedRequestOf, sessionCalls } from '#contract';
import type { Ctx } from '../../context';
import { refuse } from '../../refusal';
import { record } from '../events';
import { spendCode } from '../codes/codes';
import { accountByNumber } from '../codes/identifiers';
import { numberOf } from '../codes/numbers';
import { provenNumber } from '../codes/provenNumber';
import { isOn, settingOf } from '../settings';
import { completeLogin, type SignedIn, type WayIn } from './completeLogin';
import { newFamily } from './remember';

export type LoginInput = ParsedRequestOf<typeof sessionCalls.login> & { visitorId: string };

/**
 * Signs in by the code that went to a number, or by Firebase's word for it. A number that no account has proved to be
 * its own gets no code, and so is refused like a wrong one. Whoever holds the phone learns whether an account has its number. The message went to the owner's phone: no other proof is
 * asked for.
 */
export async function loginBySms(ctx: Ctx, input: LoginInput): Promise<SignedIn> {
  if (!isOn(await settingOf(ctx.db, ctx.merchant, 'whitelabel'), 'MOBILEVERCODELOGIN3')) refuse('sms.off');
  const { full } = await numberOf(ctx, input.countryDialingCode, input.mobileNum ?? '');
  const { visitorId } = input;
  if (input.firebaseIdToken !== undefined) await provenNumber(ctx, input.firebaseIdToken, full);
  else await spendCode(ctx, { purpose: 'login', to: full, visitorId }, input.verificationCode ?? '');
  const account = await accountByNumber(ctx, full);
  if (account?.status !== 'active') {
    await record(ctx, ctx.db, 'login.refused', account ? { accountId: account.id } : {});
    // Firebase proves any number to be the visitor's, also one that is no account's.
    refuse(
      !account ? 'login.registerFirst' : account.status === 'closed' ? 'login.closed' : 'login.disabled',
    );
  }
  const way: WayIn = { by: 'sms', ...(input.remember ? { remember: newFamily(ctx) } : {}) };
  return ctx.db.transaction((tx) => completeLogin(ctx, tx, account, way, visitorId));
}
