import { and, count, desc, eq, isNull, sql } from 'drizzle-orm';
import type { InvitedFriend, ReferralOverview } from '#contract';
import type { SignedInCtx } from '../../context';
import { rows } from '../../db/database';
import { accounts, referralRewards, referrals } from '../../db/schema';
import { businessDateOf, businessDayOf } from '../businessDay';
import { maskAccount } from '../home/maskAccount';
import { settingsOf } from '../settings';
import { paidAtHour } from '../settledDays';
import { dueReferrals } from './dueReferrals';

const pageSize = 20;
const dayMs = 86_400_000;
/** No letters and digits that look alike: a code is also read aloud. */
const codeLetters = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
const codeLength = 8;

/** What the member's invitation brings and brought. Their code is made when it is first asked for. */
export async function readReferral(ctx: SignedInCtx): Promise<ReferralOverview> {
  const { account } = ctx.actor;
  const now = ctx.clock.now();
  const { referralRules: rules, timeZone } = await settingsOf(ctx.db, ctx.merchant);
  const today = businessDateOf(timeZone, now);
  const [sums] = await rows<{ invited: bigint; counting: bigint; earned: bigint; waiting: bigint }>(
    ctx.db,
    sql`SELECT count(*) AS invited,
      count(*) FILTER (WHERE r.excluded IS NULL AND r.joined_day + ${rules.days}::integer > ${today}::date AND ${hasDeposited}) AS counting,
      (SELECT coalesce(sum(p.deposit + p.bets), 0)::bigint FROM referral_rewards p JOIN referrals f ON f.account_id = p.account_id
        WHERE f.referrer_id = ${account.id} AND p.paid_at IS NOT NULL) AS earned,
      (SELECT coalesce(sum(p.deposit + p.bets), 0)::bigint FROM referral_rewards p JOIN referrals f ON f.account_id = p.account_id
        WHERE f.referrer_id = ${account.id} AND p.paid_at IS NULL) AS waiting
      FROM referrals r WHERE r.referrer_id = ${account.id}`,
  );
  const [settled] = await rows<{ next: string | null }>(
    ctx.db,
    sql`SELECT (max(day) + 1)::text AS next FROM settled_days WHERE merchant_code = ${ctx.merchant} AND kind = 'referral'`,
  );
  const due = await dueReferrals(ctx.db, rules, {
    merchant: ctx.merchant,
    from: settled?.next ?? today,
    to: today,
    referrer: account.id,
  });
  const begin = businessDayOf(timeZone, new Date(now.getTime() - paidAtHour * 3_600_000));
  return {
    code: await codeOf(ctx),
    currency: account.currency,
    terms: { ...rules },
    invited: Number(sums?.invited ?? 0),
    counting: Number(sums?.counting ?? 0),
    earned: (sums?.earned ?? 0n).toString(),
    pending: due.reduce((sum, { deposit, bets }) => sum + deposit + bets, sums?.waiting ?? 0n).toString(),
    paidAt: new Date(begin.to.getTime() + paidAtHour * 3_600_000).toISOString(),
  };
}

// By the sums, which stay when an old month is taken off.
const hasDeposited = sql`EXISTS (SELECT 1 FROM movement_days m
  WHERE m.account_id = r.account_id AND m.wallet = 'main' AND m.type = 'deposit' AND m.count_in > 0)`;

/** Who came by the member's link, the latest first, under names that tell strangers nothing. */
export async function listFriends(ctx: SignedInCtx, { page }: { page: number }) {
  const { id: referrerId } = ctx.actor.account;
  const { referralRules, timeZone } = await settingsOf(ctx.db, ctx.merchant);
  const today = Date.parse(businessDateOf(timeZone, ctx.clock.now()));
  const [total] = await ctx.db
    .select({ number: count() })
    .from(referrals)
    .where(eq(referrals.referrerId, referrerId));
  const found = await ctx.db
    .select({
      row: referrals,
      username: accounts.username,
      earned: sql<string>`(SELECT coalesce(sum(p.deposit + p.bets), 0)::text FROM ${referralRewards} p WHERE p.account_id = ${referrals.accountId} AND p.paid_at IS NOT NULL)`,
      hasDeposited: sql<boolean>`EXISTS (SELECT 1 FROM movement_days m WHERE m.account_id = ${referrals.accountId}
        AND m.wallet = 'main' AND m.type = 'deposit' AND m.count_in > 0)`,
    })
    .from(referrals)
    .innerJoin(accounts, eq(accounts.id, referrals.accountId))
    .where(eq(referrals.referrerId, referrerId))
    .orderBy(desc(referrals.joinedAt), desc(referrals.id))
    .limit(pageSize)
    .offset((page - 1) * pageSize);
  const list = found.map(({ row, username, earned, hasDeposited: isFunded }): InvitedFriend => {
    const day = Math.round((today - Date.parse(row.joinedDay)) / dayMs) + 1;
    const state = row.excluded
      ? 'excluded'
      : day > referralRules.days
        ? 'ended'
        : isFunded
          ? 'counting'
          : 'waiting';
    return {
      id: row.id,
      account: maskAccount(username),
      joinedAt: row.joinedAt.toISOString(),
      day: Math.min(day, referralRules.days),
      state,
      ...(row.excluded && { reason: row.excluded }),
      earned,
    };
  });
  return { list, total: total?.number ?? 0, pageSize };
}

/** The member's code; two requests at once end with the same one. */
async function codeOf(ctx: SignedInCtx): Promise<string> {
  const { account } = ctx.actor;
  if (account.inviteCode !== null) return account.inviteCode;
  const code = Array.from(
    { length: codeLength },
    () => codeLetters[ctx.random.below(codeLetters.length)],
  ).join('');
  const [taken] = await ctx.db
    .select({ id: accounts.id })
    .from(accounts)
    .where(and(eq(accounts.merchantCode, ctx.merchant), eq(accounts.inviteCode, code)));
  if (taken) return codeOf(ctx);
  await ctx.db
    .update(accounts)
    .set({ inviteCode: code })
    .where(and(eq(accounts.id, account.id), isNull(accounts.inviteCode)));
  const [after] = await ctx.db
    .select({ code: accounts.inviteCode })
    .from(accounts)
    .where(eq(accounts.id, account.id));
  return after?.code ?? code;
}
