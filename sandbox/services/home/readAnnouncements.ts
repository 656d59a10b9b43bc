import { and, asc, eq, gt, isNull, lte, or } from 'drizzle-orm';
import type { Banner, Notices, PromotionTeaser } from '#contract';
import type { Ctx } from '../../context';
import { announcements, banners, promotions } from '../../db/schema';
import { localise } from '../localise';
import { pauseAt } from '../saferPlay/pauses';
import { toPromotions } from '../promotions/toPromotion';

/**
 * Carousel (B), marquee (PL), popup (PU) and promotions (PR) of the brand, each when it is asked for, in the language
 * asked for. Somebody signed in sees where they stand with each promotion.
 */
export async function readAnnouncements(
  ctx: Ctx,
  { types, language }: { types: string; language: string },
): Promise<Notices> {
  const wanted = new Set(types.split(','));
  // Nothing invites whoever takes a break or excluded themselves.
  if (ctx.actor && (await pauseAt(ctx.db, ctx.actor.account.id, ctx.clock.now())))
    for (const inviting of ['PU', 'PR']) wanted.delete(inviting);
  const player = wanted.has('PL') ? await readNotices(ctx, 'PL', language) : [];
  const [popup] = wanted.has('PU') ? await readNotices(ctx, 'PU', language) : [];
  return {
    player,
    banners: wanted.has('B') ? await readBanners(ctx, language) : [],
    popup: popup ?? null,
    promotion: wanted.has('PR') ? await readPromotions(ctx, language) : [],
  };
}

async function readNotices({ db, clock, merchant }: Ctx, type: 'PL' | 'PU', language: string) {
  const now = clock.now();
  const found = await db
    .select()
    .from(announcements)
    .where(
      and(
        eq(announcements.merchantCode, merchant),
        eq(announcements.type, type),
        lte(announcements.publishedAt, now),
        or(isNull(announcements.endsAt), gt(announcements.endsAt, now)),
      ),
    )
    .orderBy(asc(announcements.sort), asc(announcements.id));
  return found.map((row) => ({
    id: row.id,
    title: localise(row.title, language),
    content: localise(row.content, language),
    publishedAt: row.publishedAt.toISOString(),
  }));
}

async function readBanners({ db, clock, merchant }: Ctx, language: string): Promise<Banner[]> {
  const now = clock.now();
  const found = await db
    .select()
    .from(banners)
    .where(
      and(
        eq(banners.merchantCode, merchant),
        lte(banners.publishedAt, now),
        or(isNull(banners.endsAt), gt(banners.endsAt, now)),
      ),
    )
    .orderBy(asc(banners.sort), asc(banners.id));
  return found.map((row) => ({
    id: row.id,
    title: localise(row.title, language),
    text: localise(row.text, language),
    label: localise(row.label, language),
    action: localise(row.action, language),
    href: row.href,
    image: row.image,
    ...(row.imageSmall === null ? {} : { imageSmall: row.imageSmall }),
  }));
}

async function readPromotions(ctx: Ctx, language: string): Promise<PromotionTeaser[]> {
  const { db, clock, merchant } = ctx;
  const now = clock.now();
  const found = await db
    .select()
    .from(promotions)
    .where(
      and(
        eq(promotions.merchantCode, merchant),
        lte(promotions.startsAt, now),
        or(isNull(promotions.endsAt), gt(promotions.endsAt, now)),
      ),
    )
    .orderBy(asc(promotions.sort), asc(promotions.id));
  const all = await toPromotions({ ...ctx, language }, found);
  return all.map(({ id, title, label, terms, image, status }) => ({
    id,
    title,
    label,
    terms,
    image,
    status,
  }));
}
