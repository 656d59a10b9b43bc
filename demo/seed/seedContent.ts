import type { Executor } from '../../sandbox/db/database';
import { announcements, banners as bannerTable, promotions as promotionTable } from '../../sandbox/db/schema';
import { noticeSeeds, popupSeed } from './content/announcements';
import { banners } from './content/banners';
import { promotions, welcomeMost } from './content/promotions';
import { picturePath } from './imagePaths';
import { demoMerchants, type DemoMerchant } from './merchants';

/** What the operator of a brand would write: carousel, marquee, promotions. */
export async function seedContent(db: Executor, { code, currency }: DemoMerchant, at: Date): Promise<void> {
  await db.insert(bannerTable).values(
    (banners[code] ?? []).map(({ picture, label, title, words, action, href }, sort) => ({
      id: `${code}-banner-${sort + 1}`,
      merchantCode: code,
      title,
      text: words,
      label,
      action,
      ...imagesOf(picture),
      href,
      publishedAt: at,
      sort,
    })),
  );
  await db.insert(announcements).values(
    noticeSeeds.map(({ slug, title, content }, sort) => ({
      id: `${code}-notice-${slug}`,
      merchantCode: code,
      type: 'PL' as const,
      title,
      content,
      publishedAt: new Date(at.getTime() - sort * 86_400_000),
      sort,
    })),
  );
  // Over already: the operator brings it up.
  await db.insert(announcements).values({
    id: `${code}-popup-${popupSeed.slug}`,
    merchantCode: code,
    type: 'PU',
    title: popupSeed.title,
    content: popupSeed.content,
    publishedAt: at,
    endsAt: at,
  });
  await db.insert(promotionTable).values(
    promotions.map(({ slug, picture, category, status, label, title, terms }, sort) => ({
      id: `${code}-promo-${slug}`,
      merchantCode: code,
      category,
      title: title(welcomeMost[currency] ?? ''),
      label,
      terms,
      image: picturePath('promo', picture),
      status,
      startsAt: at,
      sort,
    })),
  );
}

/** A brand's hero is painted often and first: the site carries it as a photograph of the drawing, in two sizes. */
const imagesOf = (picture: string) =>
  demoMerchants.some(({ code }) => code === picture)
    ? { image: `/brand/${picture}/hero-1280.avif`, imageSmall: `/brand/${picture}/hero-640.avif` }
    : { image: picturePath('banner', picture), imageSmall: null };
