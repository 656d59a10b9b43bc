import { and, eq, isNull } from 'drizzle-orm';
import type { ParsedRequestOf, sessionCalls, VerifyMethod } from '#contract';
import type { Ctx } from '../../context';
import { accounts, loginTickets, type Account } from '../../db/schema';
import { refuse } from '../../refusal';
import { spendCode } from '../codes/codes';
import { record } from '../events';
import { spendAuthenticatorCode } from '../security/authenticatorCodes';
import { countTry } from '../throttle';
import { completeLogin, type SignedIn, type WayIn } from './completeLogin';
import { findTicket } from './proofs';

type Input = ParsedRequestOf<typeof sessionCalls.verifyLogin> & { visitorId: string };

/** Wrong proofs of one account per day, over all its tickets. */
const mostWrongPerDay = 15;

/** Completes a log-in by one more proof. */
export async function verifyLogin(ctx: Ctx, input: Input): Promise<SignedIn> {
  const { ticket, method, answer, visitorId } = input;
  const waiting = await findTicket(ctx, ticket, visitorId, true);
  const [account] = await ctx.db.select().from(accounts).where(eq(accounts.id, waiting.accountId));
  if (account?.status !== 'active' || account.merchantCode !== ctx.merchant) refuse('login.ticketExpired');
  const tries = await countTry(ctx, `proof:${account.id}`, 86_400);
  if (tries.count > mostWrongPerDay) refuse('login.locked', { retryAfter: tries.retryAfter });
  await checkProof(ctx, account, method, answer, visitorId, (waiting.way as WayIn).isStrict);

  return ctx.db.transaction(async (tx) => {
    const [used] = await tx
      .update(loginTickets)
      .set({ usedAt: ctx.clock.now() })
      .where(and(eq(loginTickets.ticketHash, waiting.ticketHash), isNull(loginTickets.usedAt)))
      .returning();
    if (!used) refuse('login.ticketExpired');
    return completeLogin(ctx, tx, account, used.way as WayIn, visitorId);
  });
}

async function checkProof(
  ctx: Ctx,
  account: Account,
  method: VerifyMethod,
  answer: string,
  visitorId: string,
  isStrict = false,
): Promise<void> {
  const { mobileNum, email, payeeName } = account.fields;
  const refuseProof = async (): Promise<never> => {
    await record(ctx, ctx.db, 'login.proofRefused', { accountId: account.id, detail: { method } });
    return refuse('login.proofWrong');
  };
  switch (method) {
    case 'mobile':
      return spendCode(ctx, { purpose: 'proof:mobile', to: mobileNum ?? '', visitorId }, answer);
    case 'email':
      return spendCode(ctx, { purpose: 'proof:email', to: email ?? '', visitorId }, answer);
    case 'bankName':
      if (isStrict || nameOf(answer) === '' || nameOf(payeeName ?? '') !== nameOf(answer))
        await refuseProof();
      return;
    case 'google':
      if (!(await spendAuthenticatorCode(ctx, account.id, answer))) await refuseProof();
  }
}

/** A name as banks compare it: letters only, in one case, without accents. */
const nameOf = (text: string): string =>
  text
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^\p{L}]/gu, '');
