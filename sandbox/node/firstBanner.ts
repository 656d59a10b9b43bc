import { and, asc, eq, gt, isNull, lte, or } from 'drizzle-orm';
import type { HeroPicture } from '../../contract';
import { banners } from '../db/schema';
import type { Clock } from '../ports';
import type { OpenedDatabase } from './connect';

/** The picture that a visitor of the home page sees first, for each width of the window. */
export async function firstBanner(
  { db }: OpenedDatabase,
  clock: Clock,
  brand: string,
): Promise<HeroPicture | undefined> {
  const now = clock.now();
  const [banner] = await db
    .select({ image: banners.image, small: banners.imageSmall })
    .from(banners)
    .where(
      and(
        eq(banners.merchantCode, brand),
        lte(banners.publishedAt, now),
        or(isNull(banners.endsAt), gt(banners.endsAt, now)),
      ),
    )
    .orderBy(asc(banners.sort), asc(banners.id))
    .limit(1);
  return banner && { image: banner.image, ...(banner.small !== null && { imageSmall: banner.small }) };
}
