import type { CodeSent, ParsedRequestOf, sessionCalls } from '#contract';
import type { Ctx } from '../../context';
import { refuse } from '../../refusal';
import { requireCaptcha } from '../human/requireCaptcha';
import { isOn, settingOf } from '../settings';
import { countCode, issueCode, sentReply } from './codes';
import { accountByNumber } from './identifiers';
import { sendMessage } from './messages';
import { numberOf } from './numbers';

type Input = ParsedRequestOf<typeof sessionCalls.smsCode> & { visitorId: string };

/** Which module has to be on for a code of a purpose. */
const modules = { login: 'MOBILEVERCODELOGIN3', password: 'CHNGPASSVERIF3' } as const;

/** Sends a code to somebody who is not signed in. Answers alike for numbers that no account has. */
export async function smsCode(ctx: Ctx, input: Input): Promise<CodeSent> {
  const { purpose, visitorId } = input;
  const whitelabel = await settingOf(ctx.db, ctx.merchant, 'whitelabel');
  if (!ctx.sms.isOn || !isOn(whitelabel, modules[purpose])) refuse('sms.off');
  const { full, dialingCode } = await numberOf(ctx, input.countryDialingCode, input.mobileNum);
  await requireCaptcha(ctx, 'sms', visitorId, input.verification);
  const account = await accountByNumber(ctx, full);
  await countCode(ctx, { to: full, visitorId, account, dialingCode });
  const isReal = account?.status === 'active';
  const code = await issueCode(ctx, { purpose, to: full, visitorId }, isReal);
  if (isReal) sendMessage(ctx, 'sms', full, 'code', code);
  return sentReply;
}
