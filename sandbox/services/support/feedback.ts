import { and, desc, eq, gte } from 'drizzle-orm';
import type { FeedbackEntry, FeedbackTerms } from '#contract';
import type { SignedInCtx } from '../../context';
import type { Executor } from '../../db/database';
import { feedback, type FeedbackRow } from '../../db/schema';
import { businessDayOf } from '../businessDay';
import { settingOf } from '../settings';

const pageSize = 10;

export const toEntry = ({
  id,
  type,
  part,
  content,
  createdAt,
  state,
  answer,
  answeredAt,
}: FeedbackRow): FeedbackEntry => ({
  id,
  type,
  ...(part !== null && { part }),
  content,
  at: createdAt.toISOString(),
  state,
  ...(answer !== null && { answer }),
  ...(answeredAt !== null && { answeredAt: answeredAt.toISOString() }),
});

/** What can be sent now: within a transaction that holds the account, nobody else takes the last one. */
export async function readFeedbackTerms(ctx: SignedInCtx, db: Executor = ctx.db): Promise<FeedbackTerms> {
  const { merchant, actor } = ctx;
  const { least, most, perDay } = await settingOf(db, merchant, 'feedbackRules');
  const day = businessDayOf(await settingOf(db, merchant, 'timeZone'), ctx.clock.now());
  const sent = await db.$count(
    feedback,
    and(eq(feedback.accountId, actor.account.id), gte(feedback.createdAt, day.from)),
  );
  return { words: { least, most }, perDay, left: Math.max(0, perDay - sent), nextAt: day.to.toISOString() };
}

/** What a member sent, the newest first. */
export async function readFeedbackHistory(
  ctx: SignedInCtx,
  { page }: { page: number },
): Promise<{ list: FeedbackEntry[]; total: number; pageSize: number }> {
  const own = eq(feedback.accountId, ctx.actor.account.id);
  const found = await ctx.db
    .select()
    .from(feedback)
    .where(own)
    .orderBy(desc(feedback.createdAt), desc(feedback.id))
    .limit(pageSize)
    .offset((page - 1) * pageSize);
  return { list: found.map(toEntry), total: await ctx.db.$count(feedback, own), pageSize };
}
