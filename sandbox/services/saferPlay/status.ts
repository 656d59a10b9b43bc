import { eq, sql } from 'drizzle-orm';
import {
  playLimitKinds,
  playLimitPeriods,
  playProducts,
  type RealityCheckMinutes,
  type SaferPlayStatus,
} from '#contract';
import type { SignedInCtx } from '../../context';
import { rows } from '../../db/database';
import { accounts } from '../../db/schema';
import { settingOf } from '../settings';
import { limitsOf, toLimit, type UsedLimit } from './limits';
import { readPauses } from './pauses';
import { runningSession, toSession } from './playTime';

const weekMs = 7 * 86_400_000;

/** A limit of all games comes before those of a product. */
const placeOf = ({ product }: Pick<UsedLimit, 'product'>): number =>
  product === 'all' ? -1 : playProducts.indexOf(product);

/** Limits, pauses and the time of play of whoever is signed in. */
export async function readStatus(ctx: SignedInCtx): Promise<SaferPlayStatus> {
  const { db } = ctx;
  const { id } = ctx.actor.account;
  const now = ctx.clock.now();
  // Read again: a write before it, in the same request, may have changed it.
  const [account = ctx.actor.account] = await db.select().from(accounts).where(eq(accounts.id, id));
  const limits = await limitsOf(db, account, now);
  const session = await runningSession(db, id, now);
  const [recent] = await rows<{ stake: string }>(
    db,
    sql`SELECT coalesce(sum(stake), 0)::text AS stake FROM bets
      WHERE account_id = ${id} AND money = 'real' AND placed_at > ${new Date(now.getTime() - weekMs).toISOString()}::timestamptz`,
  );
  return {
    currency: account.currency,
    limits: limits
      .toSorted(
        (a, b) =>
          playLimitKinds.indexOf(a.kind) - playLimitKinds.indexOf(b.kind) ||
          playLimitPeriods.indexOf(a.period) - playLimitPeriods.indexOf(b.period) ||
          placeOf(a) - placeOf(b),
      )
      .map(toLimit),
    checkMinutes: account.realityCheckMinutes as RealityCheckMinutes,
    ...(session && { session: toSession(session) }),
    ...(await readPauses(db, id, now)),
    breaks: [...(await settingOf(db, account.merchantCode, 'breakLengths'))],
    recentStake: recent?.stake ?? '0',
  };
}

/** Chooses how often a reality check comes. */
export async function setCheck(
  ctx: SignedInCtx,
  { minutes }: { minutes: RealityCheckMinutes },
): Promise<void> {
  await ctx.db
    .update(accounts)
    .set({ realityCheckMinutes: minutes })
    .where(eq(accounts.id, ctx.actor.account.id));
}
