import { and, asc, eq, gt, isNull, or } from 'drizzle-orm';
import type { Promotion } from '#contract';
import type { Ctx, SignedInCtx } from '../../context';
import type { Executor } from '../../db/database';
import { promotionMembers, promotions, rewards, type PromotionRow } from '../../db/schema';
import { currencyOf } from '../currencyOf';
import { refuse } from '../../refusal';
import { localise } from '../localise';
import { payReward } from '../rewards/grantReward';
import { refuseWhilePaused } from '../saferPlay/pauses';
import { gameSharesOf } from './gameSharesOf';
import { toPromotions } from './toPromotion';

const dayMs = 86_400_000;
/** How long promotions that are over are shown. */
const shownDays = 90;

/** All promotions of the brand: those to come, those that run and those that ended lately. */
export async function listPromotions(ctx: Ctx): Promise<{ currency: string; list: Promotion[] }> {
  const since = new Date(ctx.clock.now().getTime() - shownDays * dayMs);
  const found = await ctx.db
    .select()
    .from(promotions)
    .where(
      and(
        eq(promotions.merchantCode, ctx.merchant),
        or(isNull(promotions.endsAt), gt(promotions.endsAt, since)),
      ),
    )
    .orderBy(asc(promotions.sort), asc(promotions.id));
  return { currency: await currencyOf(ctx), list: await toPromotions(ctx, found) };
}

/** One promotion with all of its terms. */
export async function readPromotion(ctx: Ctx, { id }: { id: string }) {
  const row = await find(ctx, ctx.db, id);
  const gameShares = await gameSharesOf(ctx.db, row);
  return {
    ...(await shown(ctx, row)),
    currency: await currencyOf(ctx),
    ...(gameShares && { gameShares }),
    content: localise(row.content, ctx.language),
  };
}

/** Takes part from now on. Said again, it is the same. */
export async function joinPromotion(ctx: SignedInCtx, { id }: { id: string }): Promise<Promotion> {
  const row = await find(ctx, ctx.db, id);
  const now = ctx.clock.now();
  await ctx.db.transaction(async (tx) => {
    const own = { promotionId: id, accountId: ctx.actor.account.id };
    const [known] = await tx
      .select()
      .from(promotionMembers)
      .where(and(eq(promotionMembers.promotionId, id), eq(promotionMembers.accountId, own.accountId)));
    if (known) return;
    if (row.kind === 'application' || !isRunning(row, now)) refuse('promotion.closed');
    await refuseWhilePaused(tx, own.accountId, now);
    await tx
      .insert(promotionMembers)
      .values({ ...own, joinedAt: now })
      .onConflictDoNothing();
  });
  return shown(ctx, row);
}

/** Moves what waits to the main wallet. Said again, it is the same. */
export async function claimPromotion(ctx: SignedInCtx, { id }: { id: string }): Promise<Promotion> {
  const row = await find(ctx, ctx.db, id);
  const now = ctx.clock.now();
  await ctx.db.transaction(async (tx) => {
    // Whoever claims at the same moment waits here, and then finds it claimed.
    const own = await tx
      .select()
      .from(rewards)
      .where(and(eq(rewards.accountId, ctx.actor.account.id), eq(rewards.promotionId, id)))
      .for('update');
    const ready = own.filter(
      ({ claimedAt, opensAt, endsAt }) => !claimedAt && opensAt <= now && now < endsAt,
    );
    if (ready.length === 0)
      return own.some(({ claimedAt }) => claimedAt) ? undefined : refuse('promotion.nothing');
    await refuseWhilePaused(tx, ctx.actor.account.id, now);
    for (const reward of ready) {
      await payReward(ctx, tx, reward, now);
      await tx.update(rewards).set({ claimedAt: now }).where(eq(rewards.id, reward.id));
    }
  });
  return shown(ctx, row);
}

/** Whether something can be done with a promotion now. */
export const isRunning = ({ startsAt, endsAt }: PromotionRow, now: Date): boolean =>
  startsAt <= now && (endsAt === null || now < endsAt);

/** A promotion of the brand. */
export async function find(ctx: Pick<Ctx, 'merchant'>, db: Executor, id: string): Promise<PromotionRow> {
  const [row] = await db
    .select()
    .from(promotions)
    .where(and(eq(promotions.id, id), eq(promotions.merchantCode, ctx.merchant)));
  return row ?? refuse('record.unknown');
}

/** A promotion as the person sees it now. */
export async function shown(ctx: Ctx, row: PromotionRow): Promise<Promotion> {
  const [promotion] = await toPromotions(ctx, [row]);
  return promotion ?? refuse('record.unknown');
}
