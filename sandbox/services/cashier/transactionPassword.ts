import { eq } from 'drizzle-orm';
import { newTransactionPassword } from '#contract';
import type { Ctx, SignedInCtx } from '../../context';
import { accounts, type Account } from '../../db/schema';
import { refuse } from '../../refusal';
import { record } from '../events';
import { countTry, forgetTries, peekTries } from '../throttle';
import * as v from 'valibot';

/** Wrong tries until it is locked, and for how long. Source: money rules, withdrawal. */
export const mostTries = 5;
const lockSeconds = 86_400;
const keyOf = (accountId: string): string => `transaction:${accountId}`;

/** Tries that are left, and until when it is locked when there are none. */
export async function transactionTries(
  ctx: Pick<Ctx, 'db' | 'clock'>,
  accountId: string,
): Promise<{ triesLeft: number; lockedUntil?: string }> {
  const { count, retryAfter } = await peekTries(ctx, keyOf(accountId));
  const triesLeft = Math.max(0, mostTries - count);
  if (triesLeft > 0) return { triesLeft };
  return {
    triesLeft,
    lockedUntil: new Date(ctx.clock.now().getTime() + retryAfter * 1000).toISOString(),
  };
}

/**
 * Holds the transaction password against what was typed. Counts the try before it looks, so that parallel guesses
 * cannot share one; outside of the caller's transaction, so that a refusal does not take the count back.
 */
export async function checkTransactionPassword(
  ctx: SignedInCtx,
  account: Account,
  typed: string,
): Promise<void> {
  if (account.paymentPasswordHash === null) refuse('transaction.unset');
  const { count, retryAfter } = await countTry(ctx, keyOf(account.id), lockSeconds);
  if (count > mostTries) refuse('transaction.locked', { retryAfter });
  if (!(await ctx.hasher.verify(typed, account.paymentPasswordHash))) {
    await record(ctx, ctx.db, 'transaction.refused', { accountId: account.id });
    if (count >= mostTries) refuse('transaction.locked', { retryAfter });
    refuse('transaction.wrong', { value: { triesLeft: mostTries - count } });
  }
  await forgetTries(ctx, keyOf(account.id));
}

/** Sets the transaction password; accounts to be paid to then wait as if they were new. */
export async function setTransactionPassword(
  ctx: SignedInCtx,
  input: { password: string; current?: string | undefined; next: string },
): Promise<{ changedAt: string }> {
  const { account } = ctx.actor;
  if (!v.is(newTransactionPassword, input.next) || isGuessable(input.next)) refuse('transaction.weak');
  if (account.paymentPasswordHash !== null)
    await checkTransactionPassword(ctx, account, input.current ?? refuse('transaction.wrong'));
  // The same count as for the transaction password itself: a stolen session gets five guesses in all.
  const { count, retryAfter } = await countTry(ctx, keyOf(account.id), lockSeconds);
  if (count > mostTries) refuse('transaction.locked', { retryAfter });
  if (!(await ctx.hasher.verify(input.password, account.passwordHash))) refuse('password.wrong');
  await forgetTries(ctx, keyOf(account.id));
  const changedAt = ctx.clock.now();
  const paymentPasswordHash = await ctx.hasher.hash(input.next);
  await ctx.db.transaction(async (tx) => {
    await tx
      .update(accounts)
      .set({ paymentPasswordHash, paymentPasswordChangedAt: changedAt })
      .where(eq(accounts.id, account.id));
    await record(ctx, tx, 'transaction.changed', { accountId: account.id });
  });
  return { changedAt: changedAt.toISOString() };
}

/** Six times one digit, or digits in a row: the first that anybody tries. */
const isGuessable = (digits: string): boolean =>
  /^(\d)\1+$/.test(digits) || '01234567890'.includes(digits) || '09876543210'.includes(digits);
