import { sql } from 'drizzle-orm';
import type { SinceLogin } from '#contract';
import type { SignedInCtx } from '../../context';
import { rows } from '../../db/database';
import { businessDateOf } from '../businessDay';
import { settingOf } from '../settings';

/** What was staked and won by bets that were settled since this log-in, those that were placed before it, too. */
export async function readSinceLogin(ctx: SignedInCtx): Promise<SinceLogin> {
  const { account, session } = ctx.actor;
  const zone = await settingOf(ctx.db, account.merchantCode, 'timeZone');
  // The day is what the account's bets are sorted by: without it all of them would be looked at.
  const since = businessDateOf(zone, session.createdAt);
  const [sums] = await rows<Record<'stake' | 'payout', string>>(
    ctx.db,
    sql`
      SELECT coalesce(sum(stake), 0)::text AS stake, coalesce(sum(payout), 0)::text AS payout FROM bets
      WHERE account_id = ${account.id} AND day >= ${since} AND at >= ${session.createdAt.toISOString()}::timestamptz
        AND money = 'real' AND status <> 'open'`,
  );
  return {
    currency: account.currency,
    loggedInAt: session.createdAt.toISOString(),
    stake: sums?.stake ?? '0',
    payout: sums?.payout ?? '0',
  };
}
