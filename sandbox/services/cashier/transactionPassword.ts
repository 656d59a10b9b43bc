import { eq } from 'drizzle-orm';
import { newTransactionPassword } from '#contract';
import type { Ctx, SignedInCtx } from '../../context';
import { accounts, type Account } from '../../db/schema';
import { refuse } from '../../refusal';
import { record } from '../events';
import { requirePassword } from '../security/checkLoginPassword';
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

/** Counts a try before anybody looks, so that parallel guesses cannot share one. Answers how many there were. */
async function countGuess(
  ctx: SignedInCtx,
  accountId: string,
): Promise<{ count: number; retryAfter: number }> {
  const tries = await countTry(ctx, keyOf(accountId), lockSeconds);
  if (tries.count > mostTries) refuse('transaction.locked', { retryAfter: tries.retryAfter });
  return tries;
}

async function refuseWrong(
  ctx: SignedInCtx,
  accountId: string,
  { count, retryAfter }: { count: number; retryAfter: number },
): Promise<never> {
  await record(ctx, ctx.db, 'transaction.refused', { accountId });
  if (count >= mostTries) refuse('transaction.locked', { retryAfter });
  return refuse('transaction.wrong', { value: { triesLeft: mostTries - count } });
}

/**
 * Holds the transaction password against what was typed. Counts the try before it looks; outside of the caller's
 * transaction, so that a refusal does not take the count back.
 */
export async function checkTransactionPassword(
  ctx: SignedInCtx,
  account: Account,
  typed: string,
): Promise<void> {
  if (account.paymentPasswordHash === null) refuse('transaction.unset');
  const tries = await countGuess(ctx, account.id);
  if (!(await ctx.hasher.verify(typed, account.paymentPasswordHash)))
    await refuseWrong(ctx, account.id, tries);
  await forgetTries(ctx, keyOf(account.id));
}

/** Sets the transaction password; accounts to be paid to then wait as if they were new. */
export async function setTransactionPassword(
  ctx: SignedInCtx,
  input: { password: string; current?: string | undefined; next: string },
): Promise<{ changedAt: string }> {
  const {
    account,
    account: { id, paymentPasswordHash: present },
  } = ctx.actor;
  requirePassword(account);
  if (!v.is(newTransactionPassword, input.next) || isGuessable(input.next)) refuse('transaction.weak');
  const current = present === null ? '' : (input.current ?? refuse('transaction.wrong'));
  // A stolen session gets five guesses in all: the log-in password counts as the transaction password itself does.
  const tries = await countGuess(ctx, id);
  // Each takes the better part of a second on purpose: one after another they outlast a member's patience.
  const [isCurrent, isOwner, paymentPasswordHash] = await Promise.all([
    present === null || ctx.hasher.verify(current, present),
    ctx.hasher.verify(input.password, account.passwordHash),
    ctx.hasher.hash(input.next),
  ]);
  if (!isCurrent) await refuseWrong(ctx, id, tries);
  if (!isOwner) {
    if (present !== null) {
      await forgetTries(ctx, keyOf(id));
      await countGuess(ctx, id);
    }
    refuse('password.wrong');
  }
  await forgetTries(ctx, keyOf(id));
  const changedAt = ctx.clock.now();
  await ctx.db.transaction(async (tx) => {
    await tx
      .update(accounts)
      .set({ paymentPasswordHash, paymentPasswordChangedAt: changedAt })
      .where(eq(accounts.id, id));
    await record(ctx, tx, 'transaction.changed', { accountId: id });
  });
  return { changedAt: changedAt.toISOString() };
}

/** Six times one digit, or digits in a row: the first that anybody tries. */
const isGuessable = (digits: string): boolean =>
  /^(\d)\1+$/.test(digits) || '01234567890'.includes(digits) || '09876543210'.includes(digits);
