import { and, eq, gt, lt } from 'drizzle-orm';
import type { Ctx } from '../../context';
import type { Executor } from '../../db/database';
import { temporaryPasswords, type Account } from '../../db/schema';
import { typedSecret } from '../session/secrets';

const lifeMs = 86_400_000;

/**
 * A password beside the real one, good for one log-in within a day: whoever asks for it in somebody else's name does
 * not lock the owner out. It replaces the one before. Only a fingerprint is stored.
 */
export async function issueTemporary(
  ctx: Pick<Ctx, 'random' | 'hasher' | 'clock'>,
  db: Executor,
  accountId: string,
): Promise<string> {
  const password = typedSecret(ctx.random);
  const now = ctx.clock.now();
  await forgetTemporary(db, accountId);
  await db.insert(temporaryPasswords).values({
    passwordHash: await ctx.hasher.digest(`${accountId}:${password}`),
    accountId,
    createdAt: now,
    expiresAt: new Date(now.getTime() + lifeMs),
  });
  return password;
}

/** Takes a temporary password, once. */
export async function useTemporary(
  { db, hasher, clock }: Pick<Ctx, 'db' | 'hasher' | 'clock'>,
  account: Account | undefined,
  typed: string,
): Promise<boolean> {
  const passwordHash = await hasher.digest(`${account?.id ?? ''}:${typed.trim().toLowerCase()}`);
  const now = clock.now();
  await db.delete(temporaryPasswords).where(lt(temporaryPasswords.expiresAt, now));
  const used = await db
    .delete(temporaryPasswords)
    .where(and(eq(temporaryPasswords.passwordHash, passwordHash), gt(temporaryPasswords.expiresAt, now)))
    .returning({ accountId: temporaryPasswords.accountId });
  return used.length === 1;
}

/** Forgets the temporary passwords of an account. */
export async function forgetTemporary(db: Executor, accountId: string): Promise<void> {
  await db.delete(temporaryPasswords).where(eq(temporaryPasswords.accountId, accountId));
}
