import { sql } from 'drizzle-orm';
import type { Executor } from '#platform/host';
import { pointsItems, settledDays } from '#platform/schema';
import {
  businessDateOf,
  businessDayOf,
  duePoints,
  housePoints,
  keepRests,
  openPoints,
  pointsPost,
  pointsRulesOf,
} from '#platform/seed';
import { insertAll, loadPast } from './bulk';
import { cashierSettings } from './cashierSettings';
import { pointsItemSeeds } from './content/pointsItems';
import { picturePath } from './imagePaths';
import { inCurrency } from './inCurrency';
import type { DemoMerchant } from './merchants';

const dayMs = 86_400_000;
/** Days for which latecomers have earned points. */
const lateDays = 8;

interface PointsDeps {
  merchant: DemoMerchant;
  at: Date;
  /** Accounts that earn points since a week: a year of a large team would be tens of thousands of postings. */
  latecomers: readonly string[];
}

/** What a brand's mall offers, and the points that everybody's past bets and deposits earned, each night. */
export async function seedPoints(db: Executor, deps: PointsDeps): Promise<void> {
  const { merchant } = deps;
  const { code, creditUnit } = merchant;
  const money = (dollars: number): bigint => BigInt(dollars * 100) * creditUnit;
  await insertAll(
    db,
    pointsItems,
    pointsItemSeeds.map(
      ({ name, minDeposits = 0, dollars, isPopular = false, picture, points, ...item }, place) => ({
        ...item,
        id: `${code}-item-${place + 1}`,
        merchantCode: code,
        place,
        name: inCurrency(name, merchant),
        image: picturePath('product', picture),
        points: BigInt(points),
        minDeposits: money(minDeposits),
        needs: ({ goods: 'address', voucher: 'mobile', bonus: 'nothing' } as const)[item.category],
        credit: dollars === undefined ? null : money(dollars),
        isPopular,
        isOn: true,
      }),
    ),
  );
  await seedEarned(db, deps);
}

async function seedEarned(db: Executor, { merchant, at, latecomers }: PointsDeps): Promise<void> {
  const { timeZone } = cashierSettings(merchant);
  // The day before the world's beginning is left to the platform, which pays it as it starts.
  const to = businessDateOf(timeZone, new Date(at.getTime() - 2 * dayMs));
  // Deposits reach the record at the end of a transaction, and this one is not over.
  await db.execute(sql`SET CONSTRAINTS ledger_movements IMMEDIATE`);
  await db.execute(sql`SET CONSTRAINTS ledger_movements DEFERRED`);
  const late = new Set(latecomers);
  const since = businessDateOf(timeZone, new Date(at.getTime() - lateDays * dayMs));
  const due = (
    await duePoints(db, merchant.code, pointsRulesOf(100n * merchant.creditUnit), { from: '1970-01-01', to })
  ).filter(({ account, day }) => day >= since || !late.has(account));
  const house = await housePoints(db, merchant.code, at);
  for (const account of new Set(due.filter(({ points }) => points > 0n).map((each) => each.account)))
    await openPoints(db, account, at);
  await loadPast(
    db,
    due
      .filter(({ points }) => points > 0n)
      .map((each) => {
        const { key, ...post } = pointsPost(each, house);
        // Two in the morning of the next day, as the platform's clock gives them.
        const night = businessDayOf(timeZone, new Date(`${each.day}T12:00:00Z`)).to.getTime() + 2 * 3_600_000;
        return { ...post, id: key, actor: 'house', at: new Date(night) };
      }),
  );
  await keepRests(db, due);
  await db
    .insert(settledDays)
    .values({ merchantCode: merchant.code, kind: 'points', day: to, settledAt: at });
}
