import type { Executor } from '#platform/host';
import { announcements, banners as bannerTable, promotions as promotionTable } from '#platform/schema';
import { noticeSeeds, popupSeed } from './content/announcements';
import { bannersOf } from './content/banners';
import { promotionContent } from './content/promotionTerms';
import { promotions, type PromotionSeed } from './content/promotions';
import { picturePath } from './imagePaths';
import { inCurrency } from './inCurrency';
import { brandFacts } from './generated/brandFacts';
import type { DemoMerchant } from './merchants';

/** What the operator of a brand would write: carousel, marquee, promotions. */
export async function seedContent(db: Executor, merchant: DemoMerchant, at: Date): Promise<void> {
  const { code } = merchant;
  await db.insert(bannerTable).values(
    bannersOf(merchant.brand).map(({ picture, label, title, words, action, href }, sort) => ({
      id: `${code}-banner-${sort + 1}`,
      merchantCode: code,
      title,
      text: words,
      label,
      action,
      ...imagesOf(picture, merchant),
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
  await db
    .insert(promotionTable)
    .values(promotions.map((seed, sort) => promotionRow(seed, sort, merchant, at)));
}

function promotionRow(
  { slug, picture, category, kind, label, title, terms, offer, prizes, starts = 0, ends }: PromotionSeed,
  sort: number,
  merchant: DemoMerchant,
  at: Date,
): typeof promotionTable.$inferInsert {
  const { code, creditUnit } = merchant;
  const money = (dollars: number): string => (BigInt(dollars * 100) * creditUnit).toString();
  const { most, minDeposit, maxStake, maxWin, ticket, ...numbers } = offer;
  const day = (offset: number): Date => new Date(at.getTime() + offset * 86_400_000);
  return {
    id: `${code}-promo-${slug}`,
    merchantCode: code,
    category,
    kind,
    title: inCurrency(title, merchant),
    label,
    terms: inCurrency(terms, merchant),
    content: inCurrency(promotionContent[kind], merchant),
    image: picturePath('promo', picture),
    status: starts > 0 ? 'comingSoon' : 'join',
    rules: {
      ...numbers,
      ...(most !== undefined && { most: money(most) }),
      ...(minDeposit !== undefined && { minDeposit: money(minDeposit) }),
      ...(maxStake !== undefined && { maxStake: money(maxStake) }),
      ...(maxWin !== undefined && { maxWin: money(maxWin) }),
      ...(ticket !== undefined && { ticket: money(ticket) }),
      ...(prizes && { prizes: prizes.map(({ dollars, chance }) => ({ amount: money(dollars), chance })) }),
    },
    startsAt: day(starts),
    endsAt: ends === undefined ? null : day(ends),
    sort,
  };
}

/** A brand's hero is painted often and first: the site carries it as a photograph of the drawing, in two sizes. */
const imagesOf = (picture: string, { brand }: DemoMerchant) =>
  [brand, ...brandFacts].some(({ id }) => id === picture)
    ? { image: `/brand/${picture}/hero-1280.avif`, imageSmall: `/brand/${picture}/hero-640.avif` }
    : { image: picturePath('banner', picture), imageSmall: null };
