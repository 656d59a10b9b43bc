import { and, desc, eq, gte } from 'drizzle-orm';
import type { GameCategory, Reward } from '#contract';
import type { SignedInCtx } from '../../context';
import { rewards, type RewardRow } from '../../db/schema';
import { refuse } from '../../refusal';
import { localise } from '../localise';
import { payReward } from './grantReward';

const dayMs = 86_400_000;
/** How far back rewards are shown. */
const shownDays = 365;
/** Most rewards that are shown. */
const most = 100;

const order: Readonly<Record<Reward['status'], number>> = { ready: 0, coming: 1, claimed: 2, expired: 3 };

/** The member's rewards: those to be claimed first, the soonest to end before the others. */
export async function listRewards(ctx: SignedInCtx): Promise<{ currency: string; list: Reward[] }> {
  const { account } = ctx.actor;
  const now = ctx.clock.now();
  const found = await ctx.db
    .select()
    .from(rewards)
    .where(
      and(
        eq(rewards.accountId, account.id),
        gte(rewards.endsAt, new Date(now.getTime() - shownDays * dayMs)),
      ),
    )
    .orderBy(desc(rewards.endsAt), rewards.id)
    .limit(most);
  const list = found.map((row) => toReward(row, now, ctx.language));
  return {
    currency: account.currency,
    list: list.toSorted(
      (a, b) =>
        order[a.status] - order[b.status] ||
        (a.status === 'ready' ? Date.parse(a.endsAt) - Date.parse(b.endsAt) : 0),
    ),
  };
}

/** Moves a reward to its member: cash to the main wallet, a bonus to where it is held. Said again, it is the same. */
export async function claimReward(ctx: SignedInCtx, { id }: { id: string }): Promise<Reward> {
  const { account } = ctx.actor;
  const now = ctx.clock.now();
  const row = await ctx.db.transaction(async (tx) => {
    const [found] = await tx
      .select()
      .from(rewards)
      .where(and(eq(rewards.id, id), eq(rewards.accountId, account.id)))
      .for('update');
    if (!found) return refuse('record.unknown');
    if (found.claimedAt) return found;
    if (now < found.opensAt) refuse('reward.notOpen', { value: { opensAt: found.opensAt.toISOString() } });
    if (now >= found.endsAt) refuse('reward.expired');
    await payReward(ctx, tx, found, now);
    await tx.update(rewards).set({ claimedAt: now }).where(eq(rewards.id, id));
    return { ...found, claimedAt: now };
  });
  return toReward(row, now, ctx.language);
}

function toReward(row: RewardRow, now: Date, language: string): Reward {
  const { id, kind, amount, opensAt, endsAt, claimedAt } = row;
  const status = claimedAt ? 'claimed' : now < opensAt ? 'coming' : now < endsAt ? 'ready' : 'expired';
  return {
    id,
    kind,
    title: localise(row.title, language),
    reason: localise(row.reason, language),
    amount: amount.toString(),
    status,
    opensAt: opensAt.toISOString(),
    endsAt: endsAt.toISOString(),
    ...(claimedAt && { claimedAt: claimedAt.toISOString() }),
    ...(kind === 'bonus' && {
      terms: {
        required: (amount * BigInt(row.wagering)).toString(),
        days: row.days,
        ...(row.maxStake !== null && { maxStake: row.maxStake.toString() }),
        ...(row.maxWin !== null && { maxWin: row.maxWin.toString() }),
        ...(row.gameTypes && { gameTypes: row.gameTypes as GameCategory[] }),
      },
    }),
  };
}
