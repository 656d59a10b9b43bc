import { and, eq, isNull } from 'drizzle-orm';
import type { SignedInCtx } from '../../context';
import { messages } from '../../db/schema';

/** How many of the member's messages are unread. */
export async function countUnread(ctx: SignedInCtx): Promise<{ count: number }> {
  const { account } = ctx.actor;
  return {
    count: await ctx.db.$count(
      messages,
      and(eq(messages.accountId, account.id), isNull(messages.readAt), isNull(messages.deletedAt)),
    ),
  };
}
