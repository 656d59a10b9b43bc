import { and, eq } from 'drizzle-orm';
import { countWords, type FeedbackEntry, type FeedbackPart, type FeedbackType } from '#contract';
import { keyOf, type SignedInCtx } from '../../context';
import { accounts, feedback } from '../../db/schema';
import { refuse } from '../../refusal';
import { readFeedbackTerms, toEntry } from './feedback';

interface Request {
  type: FeedbackType;
  part?: FeedbackPart | undefined;
  content: string;
}

/** Keeps what a member writes. The same key sent again is the same feedback. */
export async function sendFeedback(
  ctx: SignedInCtx,
  { type, part = undefined, content }: Request,
): Promise<FeedbackEntry> {
  const { id: accountId } = ctx.actor.account;
  const key = keyOf(ctx);
  const text = content.trim();
  return ctx.db.transaction(async (tx) => {
    // Two at once: the second waits, and counts the first.
    await tx.select({ id: accounts.id }).from(accounts).where(eq(accounts.id, accountId)).for('update');
    const [known] = await tx
      .select()
      .from(feedback)
      .where(and(eq(feedback.accountId, accountId), eq(feedback.key, key)));
    if (known) {
      const isSame = known.type === type && known.part === (part ?? null) && known.content === text;
      return isSame ? toEntry(known) : refuse('key.reused');
    }
    const terms = await readFeedbackTerms(ctx, tx);
    const { least, most } = terms.words;
    const words = countWords(text, ctx.language);
    if (words < least) refuse('feedback.tooShort', { value: { words, least } });
    if (words > most) refuse('feedback.tooLong', { value: { words, most } });
    const now = ctx.clock.now();
    if (terms.left === 0)
      refuse('limit.reached', { retryAfter: Math.ceil((Date.parse(terms.nextAt) - now.getTime()) / 1000) });
    const [made] = await tx
      .insert(feedback)
      .values({
        id: ctx.ids.next(),
        accountId,
        merchantCode: ctx.merchant,
        type,
        part: part ?? null,
        content: text,
        key,
        createdAt: now,
      })
      .returning();
    return made ? toEntry(made) : refuse('key.reused');
  });
}
