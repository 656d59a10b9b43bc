import type { Executor } from '#platform/host';
import { rewards } from '#platform/schema';
import { insertAll } from './bulk';
import { rewardSeeds } from './content/rewards';
import type { DemoMerchant } from './merchants';

const dayMs = 86_400_000;

/** Rewards of the demo member: some to be claimed, one still to come and one that ended. */
export async function seedRewards(
  db: Executor,
  { merchant, accountId, at }: { merchant: DemoMerchant; accountId: string; at: Date },
): Promise<void> {
  const day = (offset: number): Date => new Date(at.getTime() + offset * dayMs);
  const money = (dollars: number): bigint => BigInt(dollars * 100) * merchant.creditUnit;
  await insertAll(
    db,
    rewards,
    rewardSeeds.map(({ title, reason, dollars, opens, ends, bonus }, place) => ({
      id: `${accountId}-reward-${place + 1}`,
      accountId,
      kind: bonus ? ('bonus' as const) : ('cash' as const),
      title,
      reason,
      currency: merchant.currency,
      amount: money(dollars),
      wagering: bonus?.wagering ?? 0,
      days: bonus?.days ?? 0,
      maxStake: bonus ? money(bonus.maxStake) : null,
      gameTypes: bonus?.gameTypes ?? null,
      opensAt: day(opens),
      endsAt: day(ends),
      claimedAt: null,
    })),
  );
}
