import { type Executor, settingOf } from '#platform/host';
import { memberMissions, missions } from '#platform/schema';
import { businessDateOf, businessWeekOf } from '#platform/seed';
import { insertAll } from './bulk';
import { missionSeeds } from './content/missions';
import { inCurrency } from './inCurrency';
import type { DemoMerchant } from './merchants';

const dayMs = 86_400_000;

/** The missions of a brand, some of which the demo member has accepted. */
export async function seedMissions(
  db: Executor,
  { merchant, accountId, at }: { merchant: DemoMerchant; accountId: string; at: Date },
): Promise<void> {
  const money = (dollars: number): bigint => BigInt(Math.round(dollars * 100)) * merchant.creditUnit;
  const timeZone = await settingOf(db, merchant.code, 'timeZone');
  const idOf = (id: string): string => `${merchant.code}-${id}`;
  await insertAll(
    db,
    missions,
    missionSeeds.map((seed, place) => ({
      id: idOf(seed.id),
      merchantCode: merchant.code,
      place,
      title: seed.title,
      line: inCurrency(seed.line, merchant),
      period: seed.period,
      measure: seed.measure,
      target: seed.measure === 'stake' ? money(seed.target) : BigInt(seed.target),
      minAmount: money(seed.minDollars ?? 0),
      rounds: seed.rounds ?? 1,
      gameTypes: seed.gameTypes ?? null,
      kind: seed.bonus ? ('bonus' as const) : ('cash' as const),
      amount: money(seed.dollars),
      currency: merchant.currency,
      wagering: seed.bonus?.wagering ?? 0,
      days: seed.bonus?.days ?? 0,
      maxStake: seed.bonus ? money(seed.bonus.maxStake) : null,
      since: businessDateOf(timeZone, at),
    })),
  );
  const week = businessWeekOf(timeZone, at);
  await insertAll(
    db,
    memberMissions,
    missionSeeds.flatMap(({ id, period, acceptedDaysAgo }) => {
      if (acceptedDaysAgo === undefined) return [];
      const wanted = new Date(at.getTime() - acceptedDaysAgo * dayMs);
      // A weekly mission counts from its own week alone.
      const acceptedAt = period === 'weekly' && wanted < week.from ? week.from : wanted;
      return {
        accountId,
        missionId: idOf(id),
        period: period === 'once' ? '0001-01-01' : businessDateOf(timeZone, week.from),
        acceptedAt,
        claimedAt: null,
      };
    }),
  );
}
