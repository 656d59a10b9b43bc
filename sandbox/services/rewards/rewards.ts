import { and, desc, eq, gte } from 'drizzle-orm';
import type { GameCategory, Reward } from '../../../contract';
import type { SignedInCtx } from '../../context';
import type { Tx } from '../../db/database';
import { rewards, turnoverRequirements, type RewardRow } from '../../db/schema';
import { openHouseAccount, post, walletOf } from '../../ledger/ledger';
import { refuse } from '../../refusal';
import { openHeld } from '../cashier/heldMoney';
import { openRequirement } from '../cashier/turnover';
import { localise } from '../localise';
import { refuseWhilePaused } from '../saferPlay/pauses';

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
    await refuseWhilePaused(tx, account.id, now);
    await (found.kind === 'cash' ? payCash(ctx, tx, found, now) : openBonus(ctx, tx, found, now));
    await tx.update(rewards).set({ claimedAt: now }).where(eq(rewards.id, id));
    return { ...found, claimedAt: now };
  });
  return toReward(row, now, ctx.language);
}

async function pay(
  ctx: SignedInCtx,
  tx: Tx,
  row: RewardRow,
  to: { account: string; kind: string },
  at: Date,
) {
  const house = await openHouseAccount(tx, {
    merchant: ctx.actor.account.merchantCode,
    purpose: 'promotion',
    currency: row.currency,
    at,
  });
  await post(tx, {
    id: ctx.ids.next(),
    actor: 'house',
    key: `reward:${row.id}`,
    kind: to.kind,
    postings: [
      { account: house, amount: -row.amount },
      { account: to.account, amount: row.amount },
    ],
    meta: { reward: row.id },
    at,
  });
}

const payCash = (ctx: SignedInCtx, tx: Tx, row: RewardRow, at: Date) =>
  pay(ctx, tx, row, { account: walletOf(row.accountId), kind: 'reward' }, at);

/** Opens the bonus's requirement. Bonus money of two bonuses could not be told apart: one at a time. */
async function openBonus(ctx: SignedInCtx, tx: Tx, row: RewardRow, at: Date): Promise<void> {
  const { id, accountId, amount, currency, title, gameTypes, maxStake } = row;
  // Whoever claims another bonus at the same moment waits here.
  const account = await openHeld(tx, 'bonus', { id: accountId, currency, at });
  await pay(ctx, tx, row, { account, kind: 'bonus.granted' }, at);
  const [open] = await tx
    .select({ id: turnoverRequirements.id })
    .from(turnoverRequirements)
    .where(
      and(
        eq(turnoverRequirements.accountId, accountId),
        eq(turnoverRequirements.kind, 'bonus'),
        eq(turnoverRequirements.status, 'open'),
      ),
    );
  if (open) refuse('reward.bonusOpen');
  await openRequirement(tx, {
    id: ctx.ids.next(),
    accountId,
    kind: 'bonus',
    cause: `reward:${id}`,
    title,
    amount,
    required: amount * BigInt(row.wagering),
    ...(gameTypes && { gameTypes }),
    ...(maxStake !== null && { maxStake }),
    openedAt: at,
    expiresAt: new Date(at.getTime() + row.days * dayMs),
  });
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
        ...(row.gameTypes && { gameTypes: row.gameTypes as GameCategory[] }),
      },
    }),
  };
}
