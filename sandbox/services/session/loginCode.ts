import { eq } from 'drizzle-orm';
import type { CodeSent, ParsedRequestOf, sessionCalls } from '#contract';
import type { Ctx } from '../../context';
import { accounts } from '../../db/schema';
import { refuse } from '../../refusal';
import { countCode, issueCode, sentReply } from '../codes/codes';
import { sendMessage } from '../codes/messages';
import { findTicket } from './proofs';

type Input = ParsedRequestOf<typeof sessionCalls.loginCode> & { visitorId: string };

const ways = {
  mobile: { field: 'mobileNum', channel: 'sms', off: 'sms.off' },
  email: { field: 'email', channel: 'mail', off: 'mail.off' },
} as const;

/** Sends a code to the number or address of an account whose password was right, for one more proof. */
export async function loginCode(ctx: Ctx, { ticket, method, visitorId }: Input): Promise<CodeSent> {
  const { accountId } = await findTicket(ctx, ticket, visitorId, false);
  const [account] = await ctx.db.select().from(accounts).where(eq(accounts.id, accountId));
  const { field, channel, off } = ways[method];
  const to = account?.fields[field];
  if (to === undefined || !ctx[channel].isOn) refuse(off);
  await countCode(ctx, { to, visitorId, account });
  const code = await issueCode(ctx, { purpose: `proof:${method}`, to, visitorId }, true);
  sendMessage(ctx, channel, to, 'code', code);
  return sentReply;
}
