import { asc, count, eq } from 'drizzle-orm';
import { gameCategories, type GameCategory, type VendorCard, type VendorData } from '#contract';
import type { Ctx } from '../../context';
import { games, matches, vendors, type Vendor } from '../../db/schema';
import { settingOf } from '../settings';
import { kept } from './catalogue';
import { refuseOtherMerchant } from './merchantCode';

/** Every vendor that has something on offer, by category, with how much that is, and the order that the brand wants. */
export async function listVendors(ctx: Ctx, { merchantCode }: { merchantCode: string }): Promise<VendorData> {
  refuseOtherMerchant(ctx, merchantCode);
  return kept(ctx, `vendors|${ctx.merchant}`, async () => {
    const open = await openVendors(ctx);
    const offers = await countOffers(ctx);
    const lanes = gameCategories.flatMap((title) => {
      const cards = open
        .filter(({ category }) => category === title)
        .map((vendor) => toCard(vendor, offers))
        .filter(({ games }) => games > 0);
      return cards.length > 0 ? [{ title, cards }] : [];
    });
    const wanted = await settingOf(ctx.db, ctx.merchant, 'vendorSorting');
    const sorting = Object.entries(wanted).map(([gameCategory, first]) => ({
      gameCategory: gameCategory as GameCategory,
      vendors: [
        ...first,
        ...lanes.flatMap(({ title, cards }) =>
          title === gameCategory
            ? cards.map(({ vassalage }) => vassalage).filter((code) => !first.includes(code))
            : [],
        ),
      ],
    }));
    return { lanes, sorting };
  });
}

/** Categories that have a vendor; e-sports counts for itself although its vendors stand among SPORTS. */
export async function listVendorTypes(ctx: Ctx): Promise<GameCategory[]> {
  return kept(ctx, `types|${ctx.merchant}`, async () => {
    const open = await openVendors(ctx);
    return gameCategories.filter((category) =>
      open.some((vendor) =>
        category === 'ESPORTS' ? vendor.isEsports : vendor.category === category && !vendor.isEsports,
      ),
    );
  });
}

const openVendors = ({ db }: Pick<Ctx, 'db'>): Promise<Vendor[]> =>
  db
    .select()
    .from(vendors)
    .where(eq(vendors.state, 'open'))
    .orderBy(asc(vendors.sort), asc(vendors.vassalage));

interface Offers {
  /** Games by vendor and category. */
  games: ReadonlyMap<string, number>;
  /** Events by sport. */
  events: ReadonlyMap<string, number>;
}

/** How much there is of everything. A book of odds offers events, not games. */
export async function countOffers({ db }: Pick<Ctx, 'db'>): Promise<Offers> {
  const byVendor = await db
    .select({ vassalage: games.vassalage, category: games.category, games: count() })
    .from(games)
    .groupBy(games.vassalage, games.category);
  const bySport = await db
    .select({ sport: matches.sport, events: count() })
    .from(matches)
    .groupBy(matches.sport);
  return {
    games: new Map(byVendor.map((row) => [`${row.category}|${row.vassalage}`, Number(row.games)])),
    events: new Map(bySport.map((row) => [row.sport, Number(row.events)])),
  };
}

function toCard(vendor: Vendor, offers: Offers): VendorCard {
  const { vassalage, name, accountTypeId, smallIcon, category, isGame, isEsports } = vendor;
  return {
    vassalage,
    name,
    accountTypeId,
    ...(smallIcon === null ? {} : { smallIcon }),
    isHot: vendor.isHot ? 1 : 0,
    gameType: category,
    isGame,
    isEsports,
    games:
      category === 'SPORTS'
        ? (offers.events.get(isEsports ? 'esports' : 'football') ?? 0)
        : (offers.games.get(`${category}|${vassalage}`) ?? 0),
  };
}
