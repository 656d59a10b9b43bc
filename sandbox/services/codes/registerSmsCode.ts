import type { CodeSent, ParsedRequestOf, sessionCalls } from '#contract';
import type { Ctx } from '../../context';
import { refuse } from '../../refusal';
import { requireCaptcha } from '../human/requireCaptcha';
import { isOn, settingOf } from '../settings';
import { countCode, issueCode, sentReply } from './codes';
import { accountByNumber } from './identifiers';
import { sendMessage } from './messages';
import { numberOf } from './numbers';

type Input = ParsedRequestOf<typeof sessionCalls.registerSmsCode> & { visitorId: string };

/** Sends a code to whoever registers. The owner of a number that has an account learns of it; nobody else does. */
export async function registerSmsCode(ctx: Ctx, input: Input): Promise<CodeSent> {
  const { visitorId } = input;
  const whitelabel = await settingOf(ctx.db, ctx.merchant, 'whitelabel');
  if (!ctx.sms.isOn || !isOn(whitelabel, 'REGMOBVERF3')) refuse('sms.off');
  const { full, dialingCode } = await numberOf(ctx, input.countryDialingCode, input.mobileNo);
  await requireCaptcha(ctx, 'sms', visitorId, input.verification);
  const account = await accountByNumber(ctx, full);
  await countCode(ctx, { to: full, visitorId, account, dialingCode });
  const isTaken = account !== undefined;
  const code = await issueCode(ctx, { purpose: 'register', to: full, visitorId }, !isTaken);
  sendMessage(ctx, 'sms', full, isTaken ? 'taken' : 'code', isTaken ? '' : code);
  return sentReply;
}
