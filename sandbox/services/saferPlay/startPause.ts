import { and, eq, sql } from 'drizzle-orm';
import type { BreakLength, ExclusionLength } from '#contract';
import type { SignedInCtx } from '../../context';
import { playPauses, turnoverRequirements } from '../../db/schema';
import { refuse } from '../../refusal';
import { record } from '../events';
import { settingOf } from '../settings';
import { checkLoginPassword } from '../security/checkLoginPassword';
import { reviewOthers } from './excludedAgain';
import { returnLaterStakes } from './laterStakes';
import { monthsLater } from './monthsLater';
import { pauseAt, pausesAt, refuseWhilePaused } from './pauses';
import { lockPlay } from './playTime';

const dayMs = 86_400_000;
/** From the wish to play again after an exclusion until games open. Source: money rules, safer play. */
const reopenMs = dayMs;

/** Starts a break at once; open bonuses get its length more, stakes of what begins later come back. It cannot be shortened. Refuses a length that the merchant does not offer. */
export async function startBreak(ctx: SignedInCtx, { length }: { length: BreakLength }): Promise<void> {
  const { account } = ctx.actor;
  const offered = await settingOf(ctx.db, account.merchantCode, 'breakLengths');
  if (!offered.includes(length)) refuse('request.invalid');
  const lasts = Number.parseInt(length, 10) * dayMs;
  const now = ctx.clock.now();
  await ctx.db.transaction(async (tx) => {
    await lockPlay(tx, account.id);
    await refuseWhilePaused(tx, account.id, now);
    await tx.insert(playPauses).values({
      id: ctx.ids.next(),
      accountId: account.id,
      kind: 'break',
      startsAt: now,
      endsAt: new Date(now.getTime() + lasts),
    });
    await tx
      .update(turnoverRequirements)
      .set({ expiresAt: sql`${turnoverRequirements.expiresAt} + ${`${lasts} milliseconds`}::interval` })
      .where(and(eq(turnoverRequirements.accountId, account.id), eq(turnoverRequirements.status, 'open')));
    await record(ctx, tx, 'play.pause', { accountId: account.id, detail: { length } });
  });
  await returnLaterStakes(ctx, account.id);
}

/**
 * Starts an exclusion at once, also during a break; stakes of what begins later come back. Other accounts that
 * look like the same person's wait for the operator. Asks for the login password,
 * five tries in a quarter of an hour.
 */
export async function exclude(
  ctx: SignedInCtx,
  { length, password }: { length: ExclusionLength; password: string },
): Promise<void> {
  const { account } = ctx.actor;
  await checkLoginPassword(ctx, 'exclude', password);
  const now = ctx.clock.now();
  const others = await ctx.db.transaction(async (tx) => {
    await lockPlay(tx, account.id);
    const pause = await pauseAt(tx, account.id, now);
    if (pause?.kind === 'exclusion') refuse('play.excluded');
    await tx.insert(playPauses).values({
      id: ctx.ids.next(),
      accountId: account.id,
      kind: 'exclusion',
      startsAt: now,
      endsAt: endAfter(now, length),
    });
    await record(ctx, tx, 'play.pause', { accountId: account.id, detail: { length } });
    return reviewOthers(ctx, tx, account.id);
  });
  for (const id of [account.id, ...others]) await returnLaterStakes(ctx, id);
}

function endAfter(now: Date, length: ExclusionLength): Date | null {
  if (length === 'ever') return null;
  return monthsLater(now, Number.parseInt(length, 10) * (length.endsWith('y') ? 12 : 1));
}

/** Asks for games after an exclusion is over: they open a day later. Asked again, it stays as it is. */
export async function reopenPlay(ctx: SignedInCtx): Promise<void> {
  const { account } = ctx.actor;
  const now = ctx.clock.now();
  await ctx.db.transaction(async (tx) => {
    await lockPlay(tx, account.id);
    const holding = (await pausesAt(tx, account.id, now)).filter(
      ({ kind, holds }) => kind === 'exclusion' && holds,
    );
    if (holding.some(({ endsAt }) => endsAt === null || now < endsAt)) refuse('play.excluded');
    for (const { id, opensAt } of holding)
      if (!opensAt)
        await tx
          .update(playPauses)
          .set({ opensAt: new Date(now.getTime() + reopenMs) })
          .where(eq(playPauses.id, id));
  });
}
