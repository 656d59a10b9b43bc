import { eq } from 'drizzle-orm';
import type { Ctx } from '../../context';
import { accounts } from '../../db/schema';
import { refuse } from '../../refusal';
import { completeLogin, type SignedIn, type WayIn } from './completeLogin';
import { demandProof } from './proofs';
import { findRemember, isFresh, revokeFamily, useRemember } from './remember';

interface ResumeInput {
  cookie: string | undefined;
  visitorId: string;
}

/**
 * Lets the remembered account in, and gives the browser the next token of the family. A token that comes a second time
 * was copied: its whole family ends, and the copy as well as the owner has to log in. Refuses with `login.forgotten`.
 */
export async function resume(ctx: Ctx, { cookie, visitorId }: ResumeInput): Promise<SignedIn> {
  const token = await findRemember(ctx, cookie);
  if (!token) refuse('login.forgotten');
  const [account] = await ctx.db.select().from(accounts).where(eq(accounts.id, token.accountId));
  if (account?.merchantCode !== ctx.merchant) refuse('login.forgotten');
  if (token.usedAt !== null) {
    await revokeFamily(ctx, token, true);
    refuse('login.forgotten');
  }
  if (!isFresh(ctx, token) || account.status !== 'active') refuse('login.forgotten');
  if (!(await useRemember(ctx, token))) {
    await revokeFamily(ctx, token, true);
    refuse('login.forgotten');
  }
  const way: WayIn = {
    by: 'remembered',
    remember: { id: token.familyId, expiresAt: token.expiresAt.toISOString() },
  };
  await demandProof(ctx, account, way, visitorId);
  return ctx.db.transaction((tx) => completeLogin(ctx, tx, account, way, visitorId));
}
