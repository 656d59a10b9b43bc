import { and, desc, eq, like } from 'drizzle-orm';
import { sql } from 'drizzle-orm';
import type { Contract, HandlerReplyOf, VipGift, VipStatus } from '#contract';
import type { Ctx, SignedInCtx } from '../../context';
import { rows } from '../../db/database';
import { merchants, rewards, vipMembers, type RewardRow } from '../../db/schema';
import { businessDateOf, businessMonthOf } from '../businessDay';
import { settingOf } from '../settings';
import { leapBirthday } from './giveGifts';
import { vipFigures } from './settleVip';
import type { VipFigures } from './vipRules';

/** Gifts that are shown. */
const most = 20;

/** All levels of the brand. */
export async function listVipLevels(ctx: Ctx): Promise<HandlerReplyOf<Contract['vip']['levels']>> {
  const { levels } = await settingOf(ctx.db, ctx.merchant, 'vipRules');
  const [merchant] = await ctx.db
    .select({ currency: merchants.currency })
    .from(merchants)
    .where(eq(merchants.code, ctx.merchant));
  if (!merchant) throw new Error(`no merchant ${ctx.merchant}`);
  return { currency: merchant.currency, levels };
}

/** Where the member stands. */
export async function readVipStatus(ctx: SignedInCtx): Promise<VipStatus> {
  const { account } = ctx.actor;
  const { levels } = await settingOf(ctx.db, ctx.merchant, 'vipRules');
  const timeZone = await settingOf(ctx.db, ctx.merchant, 'timeZone');
  const now = ctx.clock.now();
  const today = businessDateOf(timeZone, now);
  const month = businessMonthOf(timeZone, now);
  const firstDay = businessDateOf(timeZone, month.from);
  const [own] = await ctx.db.select().from(vipMembers).where(eq(vipMembers.accountId, account.id));
  const [done] = await rows<VipFigures & Record<string, string | bigint | number>>(
    ctx.db,
    sql`SELECT ${vipFigures(today)} FROM accounts a WHERE a.id = ${account.id}`,
  );
  // An operator may have taken levels away since.
  const level = Math.min(own?.level ?? 0, levels.length - 1);
  const next = levels[level + 1];
  const birthday = nextBirthday(account.fields['birthday'], today);
  return {
    currency: account.currency,
    level,
    ...(own && { since: own.since }),
    validBet: (done?.validBet ?? 0n).toString(),
    deposits: (done?.deposits ?? 0n).toString(),
    next: next ? { level: next.level, isLost: next.level <= (own?.highest ?? 0) } : null,
    month: {
      validBet: (done?.monthly ?? 0n).toString(),
      keeps: levels[level]?.monthly ?? '0',
      lastDay: businessDateOf(timeZone, new Date(month.to.getTime() - 1)),
      isSafe: own !== undefined && own.since >= firstDay,
    },
    ...(birthday && { birthday: { day: birthday, amount: levels[level]?.birthdayGift ?? '0' } }),
    gifts: await giftsOf(ctx, now),
  };
}

async function giftsOf(ctx: SignedInCtx, now: Date): Promise<VipGift[]> {
  const found = await ctx.db
    .select()
    .from(rewards)
    .where(and(eq(rewards.accountId, ctx.actor.account.id), like(rewards.cause, 'vip:%')))
    .orderBy(desc(rewards.opensAt), rewards.id)
    .limit(most);
  const gifts = found.map((row) => toGift(row, now));
  return gifts.toSorted((a, b) => Number(b.status === 'ready') - Number(a.status === 'ready'));
}

function toGift({ id, cause, amount, opensAt, endsAt, claimedAt }: RewardRow, now: Date): VipGift {
  const [, kind, occasion] = (cause ?? '').split(':');
  return {
    id,
    kind: kind as VipGift['kind'],
    ...(kind === 'level' && { level: Number(occasion) }),
    amount: amount.toString(),
    status: claimedAt ? 'claimed' : now < endsAt ? 'ready' : 'expired',
    givenAt: opensAt.toISOString(),
    endsAt: endsAt.toISOString(),
  };
}

/** The next birthday of somebody, today included. */
export function nextBirthday(born: string | undefined, today: string): string | undefined {
  if (!born) return undefined;
  for (const year of [Number(today.slice(0, 4)), Number(today.slice(0, 4)) + 1]) {
    const [date, march] = [`${year}-${born.slice(5)}`, `${year}-03-01`];
    const day = born.endsWith('02-29') && leapBirthday(march) === '02-29' ? march : date;
    if (day >= today) return day;
  }
  return undefined;
}
