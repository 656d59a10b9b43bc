import { and, eq } from 'drizzle-orm';
import type { ParsedRequestOf, sessionCalls } from '../../../contract';
import type { Ctx } from '../../context';
import { accounts } from '../../db/schema';
import { refuse } from '../../refusal';
import { sendMessage } from '../codes/messages';
import { record } from '../events';
import { demandHuman } from '../human/demandHuman';
import { nameKey } from '../session/names';
import { countTry } from '../throttle';
import { issueTemporary } from './temporary';

type Input = ParsedRequestOf<typeof sessionCalls.passwordByEmail> & { visitorId: string };

/** Mails about one account, and askings of one network, per hour. */
const perAccount = 3;
const perNetwork = 20;

/**
 * Mails a password for one log-in to the address that the account has, if that is the one that was typed. Answers
 * alike whatever was typed.
 */
export async function passwordByEmail(ctx: Ctx, input: Input): Promise<Record<string, never>> {
  if (!ctx.mail.isOn) refuse('mail.off');
  const { verificationChallenge: challenge, verificationAnswer: answer, visitorId } = input;
  const proof = challenge !== undefined && answer !== undefined ? { challenge, answer } : undefined;
  await demandHuman(ctx, 'password', visitorId, proof);
  const name = nameKey(input.username);
  const who = await ctx.hasher.digest(`${ctx.merchant}:${name}`);
  for (const [key, most] of [
    [`password-mail:${who}`, perAccount],
    [`password-mail-network:${ctx.network}`, perNetwork],
  ] as const) {
    const { count, retryAfter } = await countTry(ctx, key, 3600);
    if (count > most) refuse('limit.reached', { retryAfter });
  }
  const [account] = await ctx.db
    .select()
    .from(accounts)
    .where(and(eq(accounts.merchantCode, ctx.merchant), eq(accounts.usernameKey, name)));
  const address = account?.fields['email'];
  if (account?.status === 'active' && address && nameKey(address) === nameKey(input.email)) {
    const password = await ctx.db.transaction(async (tx) => {
      await record(ctx, tx, 'password.forgotten', { accountId: account.id });
      return issueTemporary(ctx, tx, account.id);
    });
    sendMessage(ctx, 'mail', address, 'password', password);
  }
  return {};
}
