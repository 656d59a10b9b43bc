import { and, eq } from 'drizzle-orm';
import type { Ctx } from '../../context';
import type { Tx } from '../../db/database';
import { promotions, rewards, turnoverRequirements, type BonusTerms, type RewardRow } from '../../db/schema';
import { openHouseAccount, post, walletOf } from '../../ledger/ledger';
import { refuse } from '../../refusal';
import { openHeld } from '../cashier/heldMoney';
import { openRequirement } from '../cashier/turnover';
import { countedShares } from '../promotions/gameSharesOf';
import { requireMoneyAllowed } from '../saferPlay/moneyIn';
import { lockPlay } from '../saferPlay/playTime';

const dayMs = 86_400_000;

/** What paying needs to know. */
type Paying = Pick<Ctx, 'clock' | 'ids' | 'merchant'>;

/**
 * Moves a reward to its member: cash to the main wallet, a bonus to where it is held. Refuses what the member's break,
 * exclusion or deposit limit forbids.
 * @param required what a bonus asks for, when it is not a multiple of the bonus alone
 */
export async function payReward(
  ctx: Paying,
  tx: Tx,
  row: RewardRow,
  at: Date,
  required?: bigint,
): Promise<void> {
  const kind = kindOf(row);
  const account = { id: row.accountId, merchantCode: ctx.merchant };
  await requireMoneyAllowed(tx, account, { kind, amount: row.amount, at });
  if (row.kind === 'cash') await pay(ctx, tx, row, { account: walletOf(row.accountId), kind }, at);
  else await openBonus(ctx, tx, row, at, required);
}

/** The ledger's kind of a reward's posting. */
const kindOf = ({ kind, cashback }: Pick<RewardRow, 'kind' | 'cashback'>) =>
  kind === 'bonus' ? 'bonus.granted' : cashback ? 'reward.cashback' : 'reward';

/** A reward as it is given; what brought it is named where that matters. */
export type NewReward = Omit<RewardRow, 'claimedAt' | 'promotionId' | 'cause' | 'maxWin' | 'cashback'> &
  Partial<Pick<RewardRow, 'promotionId' | 'cause' | 'maxWin' | 'cashback'>>;

/** Gives a reward that nobody has to claim any more: it stands among the claimed ones. */
export async function grantReward(ctx: Paying, tx: Tx, reward: NewReward, required?: bigint): Promise<void> {
  const claimedAt = ctx.clock.now();
  const row = { promotionId: null, cause: null, maxWin: null, cashback: null, ...reward, claimedAt };
  await tx.insert(rewards).values(row);
  await payReward(ctx, tx, row, claimedAt, required);
}

async function pay(ctx: Paying, tx: Tx, row: RewardRow, to: { account: string; kind: string }, at: Date) {
  const house = await openHouseAccount(tx, {
    merchant: ctx.merchant,
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

/** A copy of what a bonus is given by: a later change of its offer or of the shares of games is of no concern to it. */
async function termsOf(
  { merchant }: Paying,
  tx: Tx,
  { promotionId, gameTypes, maxWin }: RewardRow,
): Promise<BonusTerms> {
  const [offer] = promotionId
    ? await tx.select({ text: promotions.content }).from(promotions).where(eq(promotions.id, promotionId))
    : [];
  return {
    ...(await bonusTermsOf(tx, merchant, gameTypes)),
    ...(maxWin !== null && { maxWin: maxWin.toString() }),
    ...offer,
  };
}

/** How much of each type of game counts, as it is now. */
export async function bonusTermsOf(
  tx: Tx,
  merchant: string,
  gameTypes: string[] | null,
): Promise<BonusTerms> {
  const shares = await countedShares(tx, merchant, gameTypes);
  return { shares: Object.fromEntries(shares.map(({ gameType, share }) => [gameType, share])) };
}

/** Opens the bonus's requirement. Bonus money of two bonuses could not be told apart: one at a time. */
async function openBonus(
  ctx: Paying,
  tx: Tx,
  row: RewardRow,
  at: Date,
  required = row.amount * BigInt(row.wagering),
): Promise<void> {
  const { id, accountId, amount, currency, title, gameTypes, maxStake } = row;
  // Whoever claims another bonus at the same moment waits here, and so does a free spin that wins bonus money.
  await lockPlay(tx, accountId);
  const account = await openHeld(tx, 'bonus', { id: accountId, currency, at });
  await pay(ctx, tx, row, { account, kind: kindOf(row) }, at);
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
    required,
    ...(gameTypes && { gameTypes }),
    ...(maxStake !== null && { maxStake }),
    terms: await termsOf(ctx, tx, row),
    openedAt: at,
    expiresAt: new Date(at.getTime() + row.days * dayMs),
  });
}
