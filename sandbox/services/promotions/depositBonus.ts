import { and, eq, isNull, lte, gt, or, sql } from 'drizzle-orm';
import type { Ctx } from '../../context';
import type { Tx } from '../../db/database';
import { promotionMembers, promotions, rewards, turnoverRequirements } from '../../db/schema';
import { openHeld } from '../cashier/heldMoney';
import { bonusTurnover, promotionShare } from '#contract/promotionRules';
import { grantReward } from '../rewards/grantReward';
import { bonusBounds } from './bonusBounds';
import { moneyRefusal } from '../saferPlay/moneyIn';

const dayMs = 86_400_000;

/**
 * Gives the bonus of a promotion that somebody joined with the deposit that is large enough, once in a life. Held until
 * deposit and bonus were bet as often as its terms say. While another bonus is open the deposit brings none, and the
 * next one may. In the transaction that credits the deposit.
 */
export async function giveDepositBonus(
  { clock, ids }: Pick<Ctx, 'clock' | 'ids'>,
  tx: Tx,
  {
    accountId,
    merchant,
    currency,
    amount,
  }: { accountId: string; merchant: string; currency: string; amount: bigint },
): Promise<void> {
  const now = clock.now();
  const joined = await tx
    .select({ row: promotions })
    .from(promotionMembers)
    .innerJoin(promotions, eq(promotions.id, promotionMembers.promotionId))
    .where(
      and(
        eq(promotionMembers.accountId, accountId),
        eq(promotions.merchantCode, merchant),
        eq(promotions.kind, 'depositBonus'),
        lte(promotions.startsAt, now),
        or(isNull(promotions.endsAt), gt(promotions.endsAt, now)),
        sql`NOT EXISTS (SELECT 1 FROM ${rewards} g WHERE g.promotion_id = ${promotions.id} AND g.account_id = ${accountId})`,
      ),
    )
    .orderBy(promotions.sort, promotions.id);
  const [first] = joined.filter(({ row }) => amount >= BigInt(row.rules.minDeposit ?? '0'));
  if (!first) return;
  const { row } = first;
  const { wagering = 1, days = 30 } = row.rules;
  const bonus = promotionShare(row.rules, amount, currency);
  if (bonus <= 0n) return;
  // A payment that was on its way when a pause began is credited, and brings no bonus.
  const receiver = { id: accountId, merchantCode: merchant };
  if (await moneyRefusal(tx, receiver, { kind: 'bonus.granted', amount: bonus, at: now })) return;
  // Another deposit of the same moment waits here, and then finds the bonus.
  await openHeld(tx, 'bonus', { id: accountId, currency, at: now });
  const cause = `deposit:${row.id}:${accountId}`;
  const [given] = await tx.select({ id: rewards.id }).from(rewards).where(eq(rewards.cause, cause));
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
  if (given || open) return;
  await grantReward(
    { clock, ids, merchant },
    tx,
    {
      id: ids.next(),
      accountId,
      kind: 'bonus',
      title: row.title,
      reason: row.label,
      currency,
      amount: bonus,
      wagering,
      days,
      ...bonusBounds(row.rules),
      opensAt: now,
      endsAt: new Date(now.getTime() + days * dayMs),
      promotionId: row.id,
      cause,
    },
    bonusTurnover(amount, bonus, wagering),
  );
}
