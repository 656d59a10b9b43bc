import { and, eq } from 'drizzle-orm';
import { isFiner, type PlayLimitKind, type PlayLimitPeriod, type PlayProduct } from '#contract';
import type { SignedInCtx } from '../../context';
import type { Executor, Tx } from '../../db/database';
import { accounts, playLimits, type PlayLimitRow } from '../../db/schema';
import { refuse } from '../../refusal';
import { record } from '../events';
import { returnLaterStakes } from './laterStakes';
import { lockPlay } from './playTime';

/** How long a higher limit, or none, waits. Source: money rules, safer play. */
const waitMs = 24 * 3_600_000;

/** Which limit is meant. */
interface NamedLimit {
  kind: PlayLimitKind;
  period: PlayLimitPeriod;
  /** Of limits of stakes and losses; all games when absent. */
  product?: PlayProduct | undefined;
}

/**
 * Sets a limit: a new or lower one at once, a higher one or none after 24 hours and a confirmation. Stakes of what begins
 * later come back as far as they are beyond it.
 */
export async function setLimit(
  ctx: SignedInCtx,
  { kind, period, product, amount }: NamedLimit & { amount: string | null },
): Promise<void> {
  const { account } = ctx.actor;
  const now = ctx.clock.now();
  const wanted = amount === null ? null : BigInt(amount);
  if (product !== undefined && kind !== 'stake' && kind !== 'loss') refuse('request.invalid');
  const named: LimitKey = { accountId: account.id, kind, period, product: product ?? 'all' };
  // Time is counted in minutes, whatever the currency.
  if (wanted !== null && kind !== 'session' && isFiner(wanted, account.currency)) refuse('amount.finer');
  await ctx.db.transaction(async (tx) => {
    const own = await lockLimit(tx, named);
    if (!own) {
      if (wanted === null) return;
      await tx.insert(playLimits).values({ ...named, amount: wanted, since: now });
    } else if (wanted !== null && wanted <= own.amount) {
      await change(tx, own, {
        ...(wanted < own.amount && { amount: wanted, since: now }),
        readyAt: null,
        waitingAmount: null,
      });
    } else {
      // Asked for again, such as by a repeated request, the same change does not begin to wait anew.
      if (own.readyAt && own.waitingAmount === wanted) return;
      await change(tx, own, { readyAt: new Date(now.getTime() + waitMs), waitingAmount: wanted });
    }
    if (wanted !== null) await endOffer(ctx, tx);
    await record(ctx, tx, 'play.limit', { accountId: account.id, detail: { kind, period, product, amount } });
  });
  await returnLaterStakes(ctx, account.id);
}

/** Keeps that the deposit limit, which a new account is offered, is not wanted. Kept once, however often it is said. */
export async function declineLimit(ctx: SignedInCtx): Promise<void> {
  await ctx.db.transaction(async (tx) => {
    if (await endOffer(ctx, tx))
      await record(ctx, tx, 'play.limit', { accountId: ctx.actor.account.id, detail: { isDeclined: true } });
  });
}

/** Offers no first limit any more. @returns whether one was offered until now */
async function endOffer({ actor: { account } }: SignedInCtx, tx: Tx): Promise<boolean> {
  if (!account.limitOffered) return false;
  const ended = await tx
    .update(accounts)
    .set({ limitOffered: false })
    .where(and(eq(accounts.id, account.id), eq(accounts.limitOffered, true)))
    .returning({ id: accounts.id });
  return ended.length > 0;
}

/** Confirms the limit that waited, or calls it off. Refuses with `play.limitState` when its time has not come. */
export async function answerLimit(
  ctx: SignedInCtx,
  { kind, period, product, isConfirmed }: NamedLimit & { isConfirmed: boolean },
): Promise<void> {
  const { account } = ctx.actor;
  const now = ctx.clock.now();
  await ctx.db.transaction(async (tx) => {
    const own = await lockLimit(tx, { accountId: account.id, kind, period, product: product ?? 'all' });
    if (!own?.readyAt) {
      // Called off twice is called off.
      if (isConfirmed) refuse('play.limitState');
      return;
    }
    if (!isConfirmed) await change(tx, own, { readyAt: null, waitingAmount: null });
    else if (now < own.readyAt) refuse('play.limitState');
    else if (own.waitingAmount === null) await tx.delete(playLimits).where(same(own));
    else await change(tx, own, { amount: own.waitingAmount, since: now, readyAt: null, waitingAmount: null });
    await record(ctx, tx, 'play.limit', {
      accountId: account.id,
      detail: { kind, period, product, isConfirmed },
    });
  });
}

type LimitKey = Pick<PlayLimitRow, 'accountId' | 'kind' | 'period' | 'product'>;

const same = ({ accountId, kind, period, product }: LimitKey) =>
  and(
    eq(playLimits.accountId, accountId),
    eq(playLimits.kind, kind),
    eq(playLimits.period, period),
    eq(playLimits.product, product),
  );

const change = (tx: Executor, own: PlayLimitRow, changes: Partial<PlayLimitRow>) =>
  tx.update(playLimits).set(changes).where(same(own));

/** The limit, with nobody else at the account's play until the transaction ends: there may be no row to lock yet. */
async function lockLimit(tx: Tx, key: LimitKey): Promise<PlayLimitRow | undefined> {
  await lockPlay(tx, key.accountId);
  const [own] = await tx.select().from(playLimits).where(same(key));
  return own;
}
