import { and, eq } from 'drizzle-orm';
import type { SignedInCtx } from '../../context';
import { promotionMembers, promotionTickets, type PromotionRow } from '../../db/schema';
import { keyOf } from '../../context';
import { refuse } from '../../refusal';
import { grantReward } from '../rewards/grantReward';
import { refuseWhilePaused } from '../saferPlay/pauses';
import { find, isRunning } from './promotions';
import { ticketsOf } from './toPromotion';

/** Chances are of so many. */
const allChances = 10_000;

/** Opens one ticket. The prize is drawn here, once: the same key gets the same answer. */
export async function openTicket(
  ctx: SignedInCtx,
  { promotionId }: { promotionId: string },
): Promise<{ prize: string; currency: string }> {
  const row = await find(ctx, ctx.db, promotionId);
  const { account } = ctx.actor;
  const key = keyOf(ctx);
  const now = ctx.clock.now();
  const prize = await ctx.db.transaction(async (tx) => {
    // Two presses wait here for each other: each opens a ticket of its own, if there are two.
    const [member] = await tx
      .select()
      .from(promotionMembers)
      .where(and(eq(promotionMembers.promotionId, row.id), eq(promotionMembers.accountId, account.id)))
      .for('update');
    const own = and(eq(promotionTickets.promotionId, row.id), eq(promotionTickets.accountId, account.id));
    const [known] = await tx
      .select()
      .from(promotionTickets)
      .where(and(own, eq(promotionTickets.key, key)));
    if (known) return known.amount;
    if (!member || row.kind !== 'raffle' || !isRunning(row, now)) return refuse('promotion.nothing');
    const { earned, opened } = await ticketsOf(tx, row, account.id, member.joinedAt);
    if (opened >= earned) return refuse('promotion.nothing');
    await refuseWhilePaused(tx, account.id, now);
    const amount = drawPrize(row, ctx.random.below(allChances));
    const number = opened + 1;
    await tx
      .insert(promotionTickets)
      .values({ promotionId: row.id, accountId: account.id, number, amount, openedAt: now, key });
    if (amount > 0n)
      await grantReward(ctx, tx, {
        id: ctx.ids.next(),
        accountId: account.id,
        kind: 'cash',
        title: row.title,
        reason: row.label,
        currency: account.currency,
        amount,
        wagering: 0,
        days: 0,
        maxStake: null,
        gameTypes: null,
        opensAt: now,
        endsAt: new Date(now.getTime() + 1),
        promotionId: row.id,
        cause: `raffle:${row.id}:${account.id}:${number}`,
      });
    return amount;
  });
  return { prize: prize.toString(), currency: account.currency };
}

/** What a number from 0 to 9,999 brings. */
export function drawPrize({ rules }: Pick<PromotionRow, 'rules'>, drawn: number): bigint {
  let end = 0;
  for (const { amount, chance } of rules.prizes ?? []) {
    end += chance;
    if (drawn < end) return BigInt(amount);
  }
  return 0n;
}
