import { eq } from 'drizzle-orm';
import type { HandlerReplyOf, sessionCalls } from '#contract';
import type { Ctx } from '../../context';
import { accounts } from '../../db/schema';
import { maskAccount } from '../home/maskAccount';
import { findRemember, isFresh } from './remember';

/** Whom this browser may let in again; looking does not use the token. */
export async function remembered(
  ctx: Ctx,
  { cookie }: { cookie: string | undefined },
): Promise<HandlerReplyOf<typeof sessionCalls.remembered>> {
  const token = await findRemember(ctx, cookie);
  if (!token || !isFresh(ctx, token)) return { account: null, leftSeconds: 0 };
  const [account] = await ctx.db.select().from(accounts).where(eq(accounts.id, token.accountId));
  if (account?.status !== 'active' || account.merchantCode !== ctx.merchant)
    return { account: null, leftSeconds: 0 };
  const left = token.expiresAt.getTime() - ctx.clock.now().getTime();
  return { account: maskAccount(account.username), leftSeconds: Math.floor(left / 1000) };
}
