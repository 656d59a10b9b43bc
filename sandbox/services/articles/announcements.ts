import { and, asc, desc, eq, inArray } from 'drizzle-orm';
import type { Contract, HandlerReplyOf, ParsedRequestOf } from '#contract';
import type { SignedInCtx } from '../../context';
import { announcementReads, articles, articleTexts } from '../../db/schema';
import { nearestText } from './nearestText';

type Calls = Contract['team'];

/** The announcements to agents, each in the language that is nearest to the one asked for. */
export async function listAnnouncements(
  ctx: SignedInCtx,
  { language }: ParsedRequestOf<Calls['announcements']>,
): Promise<HandlerReplyOf<Calls['announcements']>> {
  const rows = await ctx.db
    .select()
    .from(articles)
    .where(and(eq(articles.merchantCode, ctx.merchant), eq(articles.kind, 'agents')))
    .orderBy(desc(articles.publishedAt), asc(articles.slug));
  const texts = await ctx.db
    .select()
    .from(articleTexts)
    .where(and(eq(articleTexts.merchantCode, ctx.merchant), eq(articleTexts.kind, 'agents')));
  const reads = await ctx.db
    .select({ slug: announcementReads.slug })
    .from(announcementReads)
    .where(eq(announcementReads.accountId, ctx.actor.account.id));
  const read = new Set(reads.map(({ slug }) => slug));
  return {
    rows: rows.flatMap(({ slug, publishedAt }) => {
      const own = texts.filter((text) => text.slug === slug);
      const text = nearestText(own, language ?? ctx.language);
      if (!text) return [];
      return {
        id: slug,
        title: text.title,
        lead: text.lead,
        language: text.language,
        updatedAt: text.updatedAt.toISOString(),
        publishedAt: publishedAt.toISOString(),
        sections: text.sections,
        isRead: read.has(slug),
      };
    }),
  };
}

/** Marks announcements as read. Again: nothing changes. */
export async function readAnnouncements(
  ctx: SignedInCtx,
  { ids }: ParsedRequestOf<Calls['readAnnouncements']>,
): Promise<HandlerReplyOf<Calls['readAnnouncements']>> {
  const found = await ctx.db
    .select({ slug: articles.slug })
    .from(articles)
    .where(
      and(eq(articles.merchantCode, ctx.merchant), eq(articles.kind, 'agents'), inArray(articles.slug, ids)),
    );
  const accountId = ctx.actor.account.id;
  if (found.length > 0)
    await ctx.db
      .insert(announcementReads)
      .values(found.map(({ slug }) => ({ accountId, slug, at: ctx.clock.now() })))
      .onConflictDoNothing();
  return { read: found.map(({ slug }) => slug) };
}
