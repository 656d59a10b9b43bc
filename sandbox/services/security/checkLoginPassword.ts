import type { SignedInCtx } from '../../context';
import { hasPassword } from '../../ports';
import { refuse } from '../../refusal';
import { record } from '../events';
import { countTry, forgetTries } from '../throttle';

/** Wrong answers of one account to one question in a quarter of an hour. */
const mostWrong = 5;
const windowSeconds = 900;

/**
 * Counts one more answer to a question about the account before it is looked at, so that parallel guesses cannot share
 * a try. Each question has tries of its own. Give the result to whoever knows that the answer was right.
 */
export async function countAnswer(ctx: SignedInCtx, question: string): Promise<() => Promise<void>> {
  const key = `security:${question}:${ctx.actor.account.id}`;
  const { count, retryAfter } = await countTry(ctx, key, windowSeconds);
  if (count > mostWrong) refuse('limit.reached', { retryAfter });
  return () => forgetTries(ctx, key);
}

/** Refuses with `password.none` for an account that is signed in to by codes alone: there is nothing to compare with. */
export function requirePassword(account: { passwordHash: string }): void {
  if (!hasPassword(account)) refuse('password.none');
}

/**
 * Holds the login password of whoever is signed in against what was typed. Refuses with `password.wrong`, and with
 * `password.none` where there is none.
 */
export async function checkLoginPassword(ctx: SignedInCtx, question: string, typed: string): Promise<void> {
  const { account } = ctx.actor;
  requirePassword(account);
  const forget = await countAnswer(ctx, `${question}:password`);
  if (!(await ctx.hasher.verify(typed, account.passwordHash))) {
    await record(ctx, ctx.db, 'password.refused', { accountId: account.id, detail: { question } });
    refuse('password.wrong');
  }
  await forget();
}
