import { and, eq, isNull } from 'drizzle-orm';
import { signedIn, type Ctx } from '../../context';
import { messages } from '../../db/schema';

/** How many of the member's messages are unread. */
export async function countUnread(ctx: Ctx): Promise<{ count: number }> {
  const { account } = signedIn(ctx);
  return {
    count: await ctx.db.$count(messages, and(eq(messages.accountId, account.id), isNull(messages.readAt))),
  };
}
