import { and, eq } from 'drizzle-orm';
import type { RatingReason } from '#contract';
import type { Ctx } from '../../context';
import { articleRatings, articles } from '../../db/schema';
import { refuse } from '../../refusal';
import { countTry } from '../throttle';

const perNetwork = 60;

interface Rating {
  id: string;
  hasHelped: boolean;
  reason?: RatingReason | undefined;
  visitorId: string;
}

/** Keeps whether an article helped: one answer of a person, or of a browser while nobody is signed in. */
export async function rateArticle(
  ctx: Ctx,
  { id, hasHelped, reason, visitorId }: Rating,
): Promise<Record<string, never>> {
  const tries = await countTry(ctx, `rate-article:${ctx.network}`, 600);
  if (tries.count > perNetwork) refuse('limit.reached', { retryAfter: tries.retryAfter });
  const { merchant: merchantCode, actor } = ctx;
  const known = await ctx.db.$count(
    articles,
    and(eq(articles.merchantCode, merchantCode), eq(articles.kind, 'help'), eq(articles.slug, id)),
  );
  if (known === 0) return refuse('record.unknown');
  const answer = {
    hasHelped,
    reason: hasHelped ? null : (reason ?? null),
    ratedAt: ctx.clock.now(),
  };
  const voter = actor?.account.id ?? visitorId;
  await ctx.db.transaction(async (tx) => {
    // Somebody who answered before signing in is still one person.
    if (actor)
      await tx
        .delete(articleRatings)
        .where(
          and(
            eq(articleRatings.merchantCode, merchantCode),
            eq(articleRatings.slug, id),
            eq(articleRatings.voter, visitorId),
          ),
        );
    await tx
      .insert(articleRatings)
      .values({ merchantCode, slug: id, voter, ...answer })
      .onConflictDoUpdate({
        target: [articleRatings.merchantCode, articleRatings.slug, articleRatings.voter],
        set: answer,
      });
  });
  return {};
}
