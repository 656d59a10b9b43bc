import { and, eq } from 'drizzle-orm';
import type { SignedInCtx } from '../../context';
import type { Tx } from '../../db/database';
import { rewards, turnoverRequirements, type RewardRow } from '../../db/schema';
import { openHouseAccount, post, walletOf } from '../../ledger/ledger';
import { refuse } from '../../refusal';
import { openHeld } from '../cashier/heldMoney';
import { openRequirement } from '../cashier/turnover';

const dayMs = 86_400_000;

/** Moves a reward to its member: cash to the main wallet, a bonus to where it is held. */
export const payReward = (ctx: SignedInCtx, tx: Tx, row: RewardRow, at: Date): Promise<void> =>
  row.kind === 'cash' ? payCash(ctx, tx, row, at) : openBonus(ctx, tx, row, at);

/** Gives a reward that nobody has to claim any more: it stands among the claimed ones. */
export async function grantReward(
  ctx: SignedInCtx,
  tx: Tx,
  reward: Omit<RewardRow, 'claimedAt'>,
): Promise<void> {
  const claimedAt = ctx.clock.now();
  await tx.insert(rewards).values({ ...reward, claimedAt });
  await payReward(ctx, tx, { ...reward, claimedAt }, claimedAt);
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
