import { and, eq } from 'drizzle-orm';
import type { ParsedRequestOf, sessionCalls } from '#contract';
import type { Ctx } from '../../context';
import { accounts, type Account } from '../../db/schema';
import { refuse } from '../../refusal';
import { sendMessage } from '../codes/messages';
import { record } from '../events';
import { requireCaptcha } from '../human/requireCaptcha';
import { isKnownDevice } from '../session/knownDevices';
import { nameKey } from '../session/names';
import { settingOf } from '../settings';
import { countTry } from '../throttle';
import { issueTemporary } from './temporary';

type Input = ParsedRequestOf<typeof sessionCalls.passwordByEmail> & { visitorId: string };

/** Mails to one account, and to each browser that its owner signed in from, and requests of one network, per hour. */
const perAccount = 3;
const perNetwork = 20;

/**
 * Mails a password for one log-in to the address that the account has, if that is the one that was typed. Answers
 * alike whatever was typed, unless the operator wants `account.unknown` for what leads nowhere.
 */
export async function passwordByEmail(ctx: Ctx, input: Input): Promise<Record<string, never>> {
  if (!ctx.mail.isOn) refuse('mail.off');
  const { verificationChallenge: challenge, verificationAnswer: answer, visitorId } = input;
  const proof = challenge !== undefined && answer !== undefined ? { challenge, answer } : undefined;
  await requireCaptcha(ctx, 'password', visitorId, proof);
  const near = await countTry(ctx, `password-mail-network:${ctx.network}`, 3600);
  if (near.count > perNetwork) refuse('limit.reached', { retryAfter: near.retryAfter });
  const name = nameKey(input.username);
  const [account] = await ctx.db
    .select()
    .from(accounts)
    .where(and(eq(accounts.merchantCode, ctx.merchant), eq(accounts.usernameKey, name)));
  const address = account?.fields['email'];
  const isOwners = account?.status === 'active' && address && nameKey(address) === nameKey(input.email);
  if (!isOwners && (await settingOf(ctx.db, ctx.merchant, 'tellsUnknownAccounts'))) refuse('account.unknown');
  if (isOwners && (await mayMail(ctx, account, visitorId))) {
    const password = await ctx.db.transaction(async (tx) => {
      await record(ctx, tx, 'password.forgotten', { accountId: account.id });
      return issueTemporary(ctx, tx, account.id);
    });
    sendMessage(ctx, 'mail', address, 'password', password);
  }
  return {};
}

/**
 * Counts one more mail, which only a request with the right address comes to. A browser that the owner signed in from
 * has a count of its own and is told when it is used up; for all others the mail is left out without a word, because
 * a refusal would say that the address is right.
 */
async function mayMail(ctx: Ctx, account: Account, visitorId: string): Promise<boolean> {
  const isKnown = await isKnownDevice(ctx, account, visitorId);
  const key = `password-mail:${account.id}${isKnown ? `:device:${visitorId}` : ''}`;
  const { count, retryAfter } = await countTry(ctx, key, 3600);
  if (count > perAccount && isKnown) refuse('limit.reached', { retryAfter });
  return count <= perAccount;
}
